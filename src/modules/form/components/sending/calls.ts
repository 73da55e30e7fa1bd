import type { OpenForm } from '../state/form-context.ts'

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
  | { kind: 'refused'; message: string; issues: readonly ServerIssue[] }
  | { kind: 'changed'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'lost' }

/** Answers on their way. The key, the token and the version come from the server when the form is opened. */
export interface Submission {
  destination: string
  formID: string
  courseID: string | null
  formData: Readonly<Record<string, unknown>>
  /** What the field holds that people do not see. */
  trap: string
  opened: Pick<OpenForm, 'key' | 'token' | 'version'> | null
}

/** After this time without an answer, the answers count as not sent yet. */
const timeoutMs = 20_000

/** Begins to fill in a form: its key, its token, and the values of the session. Null if the server does not answer. */
export async function openForm(formID: string): Promise<OpenForm | null> {
  const reply = await post('/api/form/open', { formID })
  const open = reply?.status === 200 ? dataOf(reply.body) : null
  if (typeof open?.['token'] !== 'string' || typeof open['key'] !== 'string') return null
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
  const isTaken = reply?.status === 200 ? dataOf(reply.body)['isTaken'] : undefined
  return typeof isTaken === 'boolean' ? { isTaken } : null
}

/**
 * Sends a form (specification L223). The same key is one submission, however often it is sent. The server takes all of
 * the body but the answers from the stored page and the session. Never throws.
 */
export async function sendForm({ destination, opened, trap, ...answers }: Submission): Promise<SendReply> {
  if (!opened) return { kind: 'lost' }
  const { key, token, version } = opened
  const data = { parent: null, ...answers, userID: null, status: 'submit', process: '' }
  const address = `/api/${encodeURIComponent(destination)}`
  const reply = await post(
    address,
    { data, options: { version, token, ...(trap && { trap }) } },
    { 'idempotency-key': key },
  )
  if (!reply || reply.status >= 500 || reply.status === 429) return { kind: 'lost' }
  if (reply.status < 300) return { kind: 'sent', receipt: receiptOf(dataOf(reply.body)) }
  const message = textOf(reply.body['message'])
  if (reply.status === 409 && isAbout(reply.body, 'changed')) return { kind: 'changed', message }
  if (reply.status === 403 && isAbout(reply.body, 'token')) return { kind: 'expired', message }
  return { kind: 'refused', message, issues: issuesOf(reply.body) }
}

type Json = Readonly<Record<string, unknown>>

async function post(address: string, body: object, headers = {}): Promise<{ status: number; body: Json } | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: jsonOf(await response.json()) }
  } catch {
    return null
  }
}

const jsonOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

/** Replies hold their content in `data`, as every call of the API does, or directly. */
const dataOf = (body: Json): Json => (typeof body['data'] === 'object' ? { ...body, ...jsonOf(body['data']) } : body)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const textsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(jsonOf(value)).map(([name, text]) => [name, textOf(text)]))

const receiptOf = (data: Json): Receipt => ({
  number: textOf(data['number']),
  subject: textOf(data['subject']),
  message: textOf(data['message']),
  orderID: textOf(data['order']),
})

const listOf = (body: Json) => (Array.isArray(body['issues']) ? body['issues'].map(jsonOf) : [])

/** Whether an issue has this code, alone or before a number. */
const isAbout = (body: Json, code: string) => listOf(body).some((issue) => textOf(issue['code']).split(' ')[0] === code)

const issuesOf = (body: Json): ServerIssue[] =>
  listOf(body).map(({ field, message }) => ({ field: textOf(field), message: textOf(message) }))
