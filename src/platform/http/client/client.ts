import { noteFailedCall } from './failed-call.ts'

/** Messages of a request while it runs and when it ends; without them it shows none. */
interface ClientMessage {
  processing: string
  success: string
  failed: string
}

interface ClientParams {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** The response of this GET may be up to 60 s old. */
  isKept?: boolean
  said?: ClientMessage
  /** The page sends it automatically, so it is no sign of user activity. */
  isBackground?: boolean
  signal?: AbortSignal
}

/** Shows a request's notification. The same `id` updates it. */
export type Show = (of: { id: string; state: keyof ClientMessage; title: string; text?: string }) => void

/** A refused or failed request. `message` is the server's text in the user's language. */
export class CallFailed extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

export interface Client {
  call: <T>(address: string, asked?: ClientParams) => Promise<T>
}

/** Lifetime of a cached response, in milliseconds (specification §9). */
export const keptMs = 60_000

/**
 * The HTTP client of the office (specification L195, L257). It logs a failure and rethrows it. Each client has its own
 * cache, and is recreated per user, role, site or language (guides U26). Any modifying request clears the cache.
 */
export const createClient = ({
  show = () => {},
  clock = Date.now,
}: { show?: Show; clock?: () => number } = {}): Client => {
  const kept = new Map<string, { until: number; answer: Promise<unknown> }>()
  let asked = 0
  const call = async <T>(address: string, given: ClientParams = {}): Promise<T> => {
    const { said, method = 'GET' } = given
    if (method !== 'GET') kept.clear()
    if (!said) return (await send(address, given)) as T
    const id = `call-${++asked}`
    show({ id, state: 'processing', title: said.processing })
    try {
      const answer = (await send(address, given)) as T
      show({ id, state: 'success', title: said.success })
      return answer
    } catch (error) {
      show({ id, state: 'failed', title: said.failed, ...(error instanceof CallFailed && { text: error.message }) })
      throw error
    }
  }
  const send = (address: string, given: ClientParams) => {
    const mayBeKept = given.isKept && (given.method ?? 'GET') === 'GET'
    if (!mayBeKept) return sent(address, given)
    const known = kept.get(address)
    if (known && known.until > clock()) return known.answer
    const answer = sent(address, given)
    kept.set(address, { until: clock() + keptMs, answer })
    answer.catch(() => kept.delete(address))
    return answer
  }
  return { call }
}

async function sent(address: string, { method = 'GET', body, isBackground, signal }: ClientParams): Promise<unknown> {
  const note = (why: string) => noteFailedCall(`${method} ${address.split('?')[0]} ${why}`)
  if (!isOwn(address)) {
    note('is no call of this site')
    throw new CallFailed('', 0)
  }
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isBackground && { background: '1' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const said = (await answer.json()) as { message?: unknown }
    if (answer.ok) return said
    throw new CallFailed(typeof said.message === 'string' ? said.message : '', answer.status)
  } catch (error) {
    if (!signal?.aborted) note(error instanceof CallFailed ? String(error.status) : String(error))
    throw error
  }
}

/** Only the API of this site is called, whatever an address looks like. */
const isOwn = (address: string) => {
  const base = 'http:localhost'
  const url = URL.parse(address, base)
  return (
    url?.origin === new URL(base).origin &&
    url.pathname.startsWith('/api/') &&
    address.startsWith('/api/') &&
    !address.includes('\\')
  )
}
