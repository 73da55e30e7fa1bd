import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { confirmIssue, passwordIssue } from '#domain/validation/password.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { words } from '#platform/office/screens/words.ts'
import { kinds } from '#platform/site/site-tree/kinds.ts'
import type { SetupInput } from '#platform/site/first-run.ts'
import type { FieldDescription, FormDescription, FormSection } from '#ui/office/form-description.ts'
import { installWords } from '../words.ts'

/** The submitted values by field name. */
export type FoundingFormMessage = Readonly<Record<string, string>>

const names = {
  root: ['firstname', 'lastname', 'email', 'password', 'confirm'],
  origin: ['siteName', 'siteNameEn', 'hostname'],
  first: ['siteName', 'siteNameEn', 'hostname', 'kind', 'sample'],
} as const
const needed = [
  ...(['root.firstname', 'root.email', 'origin.siteName', 'origin.siteNameEn'] as const),
  ...(['first.siteName', 'first.siteNameEn'] as const),
]

export const readSaid = (form: FormData): FoundingFormMessage => {
  const fields = Object.entries(names).flatMap(([group, parts]) => parts.map((part) => `${group}.${part}`))
  const read = [...fields, 'token', 'language'].map(
    (name) => [name, String(form.get(name) ?? '').slice(0, 300)] as const,
  )
  return Object.fromEntries(read.map(([name, value]) => [name, name.includes('assword') ? value : value.trim()]))
}

/** The errors of the form. Host names are validated when the sites are created. */
export const issuesOf = (said: FoundingFormMessage): Issue[] => {
  const email = emailIssue('root.email', normalizeEmail(said['root.email'] ?? ''))
  const password = passwordIssue('root.password', said['root.password'] ?? '')
  const given = { password: said['root.password'] ?? '', confirm: said['root.confirm'] ?? '' }
  const confirm = confirmIssue('root.confirm', given)
  const empty = needed
    .filter((name) => !said[name])
    .map((name) => {
      const label = installWords[name.split('.')[1] as 'siteName']
      const filled = (language: 'th' | 'en') => fill(installWords.required[language], { label: label[language] })
      return { field: name, code: 'required', th: filled('th'), en: filled('en') }
    })
  return [...empty, ...[said['root.email'] ? email : null, password, confirm].filter((one) => one !== null)]
}

/** The default modules of a first site. */
const plugins = ['lesson', 'category', 'enroll']

export const foundationOf = (said: FoundingFormMessage): SetupInput => ({
  root: {
    ...{ firstname: said['root.firstname']!, lastname: said['root.lastname']! },
    ...{ email: normalizeEmail(said['root.email']!), password: said['root.password']! },
  },
  origin: {
    ...{ siteName: said['origin.siteName']!, siteNameEn: said['origin.siteNameEn']! },
    hostname: said['origin.hostname']!,
  },
  first: {
    ...{ siteName: said['first.siteName']!, siteNameEn: said['first.siteNameEn']! },
    hostname: said['first.hostname']!,
    kind: kinds.find((one) => one === said['first.kind']) ?? 'website',
    ...{ plugins, hasSample: said['first.sample'] === 'yes' },
  },
})

/** The form of the first owner. It keeps all submitted values except the passwords. */
export const describeFounding = (
  ctx: Context,
  of: { said: FoundingFormMessage; issues?: readonly Issue[]; isTokenKnown: boolean },
): FormDescription => {
  const w = inLocale(installWords, ctx.locale)
  const { issues = [] } = of
  const sections = sectionsOf(ctx, of).map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const problem = issues.find((one) => one.field === field.name)?.[ctx.locale]
      return problem ? { ...field, problem } : field
    }),
  }))
  const all = sections.flatMap(({ fields }) => fields)
  return {
    ...{ heading: w.heading, crumbs: [], revision: 'new', locale: ctx.locale, sections },
    hidden: of.isTokenKnown ? [{ name: 'token', value: of.said['token'] ?? '' }] : [],
    save: { label: w.begin },
    cancel: { href: '?', label: words.cancel[ctx.locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: all.find(({ name }) => name === issue.field)?.label ?? issue.field,
      text: issue[ctx.locale],
    })),
    words: formWordsIn(ctx.locale),
  }
}

function sectionsOf(
  ctx: Context,
  { said, isTokenKnown }: { said: FoundingFormMessage; isTokenKnown: boolean },
): FormSection[] {
  const w = inLocale(installWords, ctx.locale)
  const field: FieldMaker = (name, label, more = {}) => ({
    ...{ name, label, kind: 'text', span: 3, isRequired: true },
    value: more.kind === 'password' ? '' : (said[name] ?? ''),
    ...more,
  })
  const site = (group: 'origin' | 'first') => [
    field(`${group}.siteName`, w.siteName),
    field(`${group}.siteNameEn`, w.siteNameEn),
    field(`${group}.hostname`, w.hostname, { kind: 'code', span: 6 }),
  ]
  const token = { title: w.token, text: w.tokenText, fields: [field('token', w.token, { kind: 'code', span: 6 })] }
  return [
    ...(isTokenKnown ? [] : [token]),
    { title: w.root, fields: rootFields(w, field) },
    { title: w.origin, text: w.originText, fields: site('origin') },
    { title: w.first, text: w.firstText, fields: [...site('first'), ...beginningFields(w, field)] },
  ]
}

type FieldMaker = (name: string, label: string, more?: Partial<FieldDescription>) => FieldDescription
type Words = Record<keyof typeof installWords, string>

const rootFields = (w: Words, field: FieldMaker) => [
  field('root.firstname', w.firstname),
  field('root.lastname', w.lastname, { isRequired: false }),
  field('root.email', w.email, { kind: 'email', span: 6 }),
  field('root.password', w.password, { kind: 'password' }),
  field('root.confirm', w.confirm, { kind: 'password' }),
  field('language', w.language, {
    kind: 'choice',
    choices: [
      { value: 'th', label: w.thai },
      { value: 'en', label: w.english },
    ],
  }),
]

const beginningFields = (w: Words, field: FieldMaker) => [
  field('first.kind', w.kind, { kind: 'choice', choices: kinds.map((value) => ({ value, label: w[value] })) }),
  field('first.sample', w.sample, {
    kind: 'choice',
    choices: [
      { value: 'no', label: w.sampleNo },
      { value: 'yes', label: w.sampleYes },
    ],
  }),
]
