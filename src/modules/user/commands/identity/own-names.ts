import { phoneDigits, phoneIssue } from '#domain/thai-identity/phone.ts'
import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { isBlank } from '#domain/validation/text.ts'
import { refusedIdentityWords } from './identity-words.ts'
import { usernameWords } from '../../words/words.ts'

/** What a person signs in with and is reached by: anyone who can change it can take the account. */
const ownNames = ['email', 'username', 'phone'] as const
type OwnName = (typeof ownNames)[number]

/** As his row holds them. */
export interface Names {
  email: string | null
  username: string
  phone: string | null
}

/** As he would like them; what he says nothing of stays. */
export type Wish = Partial<Record<OwnName, string | undefined>>

/** What a wish changes, as it is stored, and what is wrong with it. What is written as it is is no change. */
export const changeOf = (names: Names, wish: Wish): { change: Partial<Names>; issues: Issue[] } => {
  const asked = ownNames.filter((name) => wish[name] !== undefined && wish[name]!.trim() !== (names[name] ?? ''))
  const change: Partial<Names> = {}
  const issues: Issue[] = []
  for (const name of asked) {
    const { value, issue } = read[name](wish[name]!.trim(), names)
    if (value === names[name]) continue
    if (issue) issues.push(issue)
    else Object.assign(change, { [name]: value })
  }
  return { change, issues }
}

type Read = (text: string, names: Names) => { value: string | null; issue: Issue | null }

const read: Record<OwnName, Read> = {
  email: (text) => ({ value: normalizeEmail(text), issue: emailIssue('email', text) }),
  username: (text, names) => ({ value: text.toLowerCase(), issue: usernameIssue(text.toLowerCase(), names) }),
  phone: (text) =>
    text === '' ? { value: null, issue: null } : { value: phoneDigits(text), issue: phoneIssue('phone', text) },
}

/** A name that is an address could only be somebody else's: he could not register with it any more. */
function usernameIssue(username: string, { email }: Names): Issue | null {
  if (isBlank(username)) return { field: 'username', code: 'required', ...refusedIdentityWords.blank }
  if (username.includes('@') && username !== email)
    return { field: 'username', code: 'address', ...usernameWords.address }
  return null
}

/** Which of them an update changes. */
export const changedNames = (before: Record<string, unknown>, row: Record<string, unknown>): OwnName[] =>
  ownNames.filter((name) => (before[name] ?? null) !== (row[name] ?? null))
