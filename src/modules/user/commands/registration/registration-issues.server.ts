import { citizenIssue } from '#domain/thai-identity/citizen.ts'
import { phoneIssue } from '#domain/thai-identity/phone.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { passwordIssues } from '#domain/validation/password-rules.ts'
import { confirmIssue, passwordIssue } from '#domain/validation/password.ts'
import { blankIssue } from '#domain/validation/text.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { Site } from '#platform/site/site.ts'
import { hintWords } from '../../words/words.ts'
import { siteFieldIssues } from '../../rules/site-fields.ts'
import { brokenRules, fieldOf, type Registration, type Rule } from '../../rules/registration.ts'

/**
 * All errors of a registration, in the order of its fields. Empty if it may be stored. A password that passes the
 * general rules is also checked against the site's own.
 */
export const registrationIssues = (
  given: Registration,
  { account, passwordConfig: config, personFields = [] }: Pick<Site, 'account' | 'passwordConfig' | 'personFields'>,
): Issue[] => {
  const broken = brokenRules(given, account)
  const { password } = given
  return [
    ...broken.map((rule) => issueOf[rule](given)!),
    ...(broken.includes('password') ? [] : passwordIssues('password', { password, config })),
    ...siteFieldIssues(personFields, given.fields),
  ]
}

/** The hint of every rule in one language, for a form that shows them during input (specification §5). */
export const hintsIn = (locale: Locale) =>
  Object.fromEntries(Object.entries(issueOf).map(([rule, issue]) => [rule, issue(nothing)![locale]])) as Record<
    Rule,
    string
  >

const named = (field: 'firstname' | 'lastname' | 'fti_member_number') => (given: Registration) =>
  blankIssue(field, { text: given[field], hint: hintWords[field] })

const issueOf: Record<Rule, (given: Registration) => Issue | null> = {
  firstname: named('firstname'),
  lastname: named('lastname'),
  citizen: ({ citizen }) => citizenIssue('citizen', citizen),
  citizenCheck: () => ({ field: fieldOf('citizenCheck'), code: 'check-digit', ...hintWords.citizenCheck }),
  email: ({ email }) => emailIssue('email', email),
  phone: ({ phone }) => phoneIssue('phone', phone),
  password: ({ password }) => passwordIssue('password', password),
  confirm: ({ password, confirm }) => confirmIssue('confirm', { password, confirm }),
  fti_member_number: named('fti_member_number'),
  agree: () => ({ field: 'agree', code: 'required', ...hintWords.agree }),
}

/** A registration that breaks every rule. */
const nothing: Registration = {
  ...{ firstname: '', lastname: '', citizen: '', email: '', phone: '', password: '', confirm: 'another' },
  ...{ fti_member: true, fti_member_number: '', agree: false },
}
