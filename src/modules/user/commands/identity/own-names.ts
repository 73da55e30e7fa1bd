import { phoneDigits, phoneIssue } from '#domain/thai-identity/phone.ts'
import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { isBlank } from '#domain/validation/text.ts'
import { refusedIdentityWords } from './identity-words.ts'
import { usernameWords } from '../../words/words.ts'

/** The sign-in and contact data. A person who can change it can take over the account. */
const ownNames = ['email', 'username', 'phone'] as const
type OwnName = (typeof ownNames)[number]

/** As stored. */
export interface Names {
  email: string | null
  username: string
  phone: string | null
}

/** The requested values. A missing one stays the same. */
export type Wish = Partial<Record<OwnName, string | undefined>>

/** The changes of a request as stored, and its errors. An equal value is no change. */
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

/** A user name that is another address would block that address's owner from registering. */
function usernameIssue(username: string, { email }: Names): Issue | null {
  if (isBlank(username)) return { field: 'username', code: 'required', ...refusedIdentityWords.blank }
  if (username.includes('@') && username !== email)
    return { field: 'username', code: 'address', ...usernameWords.address }
  return null
}

/** Which of these fields an update changes. */
export const changedNames = (before: Record<string, unknown>, row: Record<string, unknown>): OwnName[] =>
  ownNames.filter((name) => (before[name] ?? null) !== (row[name] ?? null))
