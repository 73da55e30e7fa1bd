import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import type { FetchPolicy } from './fetch-policy.ts'

/** Why nothing came: not to be asked, led on too often, an answer that is none, too much, too slow, or nobody there. */
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
  /** What is said to be wanted: `image/*`. */
  accept: string
  /** At most so many bytes, as the answer says of itself; who reads counts them. */
  most: number
  /** Aborted when the time is up or nobody wants it any more: the body ends with it. */
  signal: AbortSignal
}

const mostRedirects = 3

/**
 * Asks an address of the world for what it holds. Each step of a redirect goes through the gate again, at most three. Answers the
 * body, yet to be read, and throws `NotFetched` for what is no success. Sends no cookie and no word of who asks.
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
  // Without an agent no connection outlives its request, and none is reused past the lookup that proved it.
  const options = { agent: false, signal, headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Wicha' } }
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, ...(lookup && { lookup }) }, resolve)
    request.on('error', (error) =>
      reject(new FetchError(signal.aborted ? 'slow' : 'unreachable', `${url.host}: ${error.message}`)),
    )
    request.end()
  })
}
