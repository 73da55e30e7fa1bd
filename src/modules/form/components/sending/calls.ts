import type { OpenForm } from '../state/form-context.ts'
import { type Json, jsonOf, post, textOf } from './post.ts'

/** What the server says about a sent form. */
export interface Receipt {
  number: string
  /** Texts of the form's own, where it has them. */
  subject: string
  message: string
  /** The order that the form made, to be paid next (specification L224). */
  orderID: string
}

export interface ServerIssue {
  field: string
  message: string
}

/**
 * The answer to a sent form. `changed`: the form is another one now. `expired`: the token is too old, and opening the form
 * again gives another. `lost`: no answer, so it is sent again under the same key.
 */
export type SendReply =
  | { kind: 'sent'; receipt: Receipt }
  | Refusal
  | { kind: 'changed'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'lost' }

interface Refusal {
  kind: 'refused'
  message: string
  issues: readonly ServerIssue[]
}

/** Answers on their way. The key, the token and the version come from the server when the form is opened. */
export interface Submission {
  formID: string
  courseID: string | null
  formData: Readonly<Record<string, unknown>>
  /** What the field holds that people do not see. */
  trap: string
  opened: Pick<OpenForm, 'key' | 'token' | 'version'> | null
}

/** An opened form, why the server does not open it, or null without an answer. */
export type Opening = OpenForm | Refusal | null

/**
 * Begins to fill in a form: its key, its token, and the values of the session. With the token of an earlier opening its key
 * stays.
 */
export async function openForm(formID: string, token?: string): Promise<Opening> {
  const reply = await post('/api/form/open', { formID, ...(token && { token }) })
  if (!reply || reply.status >= 500 || reply.status === 429) return null
  if (reply.status !== 200) return refusalOf(reply.body)
  const open = reply.body
  if (typeof open['token'] !== 'string' || typeof open['key'] !== 'string') return null
  return { ...(open as unknown as OpenForm), session: textsOf(open['session']) }
}

interface UniqueCheck {
  formID: string
  name: string
  value: string
  token: string
}

/** Asks whether the system has a value already. The value is not in the address, which servers log. */
export async function checkUnique(check: UniqueCheck): Promise<{ isTaken: boolean } | null> {
  const reply = await post('/api/form/unique', check)
  const isTaken = reply?.status === 200 ? reply.body['isTaken'] : undefined
  return typeof isTaken === 'boolean' ? { isTaken } : null
}

/**
 * Sends a form (specification L223). The same key is one submission, however often it is sent. The server takes all of
 * the body but the answers from the stored page and the session. Never throws.
 */
export async function sendForm({ opened, trap, ...answers }: Submission): Promise<SendReply> {
  if (!opened) return { kind: 'lost' }
  const { key, token, version } = opened
  const data = { parent: null, ...answers, userID: null, status: 'submit', process: '' }
  const reply = await post(
    '/api/form',
    { data, options: { version, token, ...(trap && { trap }) } },
    { headers: { 'idempotency-key': key } },
  )
  if (!reply || reply.status >= 500 || reply.status === 429) return { kind: 'lost' }
  if (reply.status < 300) return { kind: 'sent', receipt: receiptOf(reply.body) }
  const message = textOf(reply.body['message'])
  if (reply.status === 409 && isAbout(reply.body, 'changed')) return { kind: 'changed', message }
  if (reply.status === 403 && isAbout(reply.body, 'token')) return { kind: 'expired', message }
  return refusalOf(reply.body)
}

const refusalOf = (body: Json): Refusal => ({
  ...{ kind: 'refused', message: textOf(body['message']) },
  issues: listOf(body).map(({ field, message }) => ({ field: textOf(field), message: textOf(message) })),
})

const textsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(jsonOf(value)).map(([name, text]) => [name, textOf(text)]))

const receiptOf = (body: Json): Receipt => ({
  number: textOf(body['number']),
  subject: textOf(body['subject']),
  message: textOf(body['message']),
  orderID: textOf(body['order']),
})

const listOf = (body: Json) => (Array.isArray(body['issues']) ? body['issues'].map(jsonOf) : [])

/** Whether an issue has this code. */
export const isAbout = (body: Json, code: string) => listOf(body).some((issue) => textOf(issue['code']) === code)
