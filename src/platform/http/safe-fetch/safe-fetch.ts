import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import type { FetchPolicy } from './fetch-policy.ts'

/** Why a fetch failed: forbidden, too many redirects, an error status, too large, too slow, or unreachable. */
type OutsideFault = 'forbidden' | 'redirects' | 'status' | 'large' | 'slow' | 'unreachable'

export class FetchError extends Error {
  readonly fault: OutsideFault
  constructor(fault: OutsideFault, why: string) {
    super(why)
    this.fault = fault
  }
}

export interface Wanted {
  gate: FetchPolicy
  /** The Accept header: `image/*`. */
  accept: string
  /** Maximum bytes by Content-Length; the reader counts the actual bytes. */
  most: number
  /** Aborted on timeout or cancellation; the body ends with it. */
  signal: AbortSignal
}

const mostRedirects = 3

/**
 * Fetches a public address. Each redirect is checked again; at most three. Returns the unread body, and throws
 * `NotFetched` if the request fails. Sends no cookie and nothing about the viewer.
 */
export const safeFetch = async (address: string, wanted: Wanted): Promise<IncomingMessage> => {
  let url = urlOf(address)
  for (let step = 0; step <= mostRedirects; step++) {
    if (!url || !wanted.gate.mayAsk(url)) throw new FetchError('forbidden', `${url?.host ?? address} may not be asked`)
    const answer = await ask(url, wanted)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 200 && statusCode < 300) return proved(answer, wanted)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode)) throw new FetchError('status', String(statusCode))
    url = urlOf(headers.location ?? '', url)
  }
  throw new FetchError('redirects', `led on more than ${mostRedirects} times`)
}

const urlOf = (address: string, base?: URL) => (URL.canParse(address, base) ? new URL(address, base) : null)

function proved(answer: IncomingMessage, { most }: Wanted) {
  if (Number(answer.headers['content-length'] ?? 0) <= most) return answer
  answer.destroy()
  throw new FetchError('large', `more than ${most} bytes`)
}

function ask(url: URL, { gate, accept, signal }: Wanted): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? askSecure : askPlain
  const lookup = gate.lookupFor(url)
  // Without an agent no connection outlives its request or is reused after the lookup that checked it.
  const options = { agent: false, signal, headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Wicha' } }
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, ...(lookup && { lookup }) }, resolve)
    request.on('error', (error) =>
      reject(new FetchError(signal.aborted ? 'slow' : 'unreachable', `${url.host}: ${error.message}`)),
    )
    request.end()
  })
}
