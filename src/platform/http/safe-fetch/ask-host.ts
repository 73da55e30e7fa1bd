import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import { publicLookup } from './public-address.ts'
import { FetchError } from './safe-fetch.ts'

interface HostRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** An address of a host that the program or its settings name, never one that a person typed. */
  url: URL
  headers: Record<string, string>
  body?: string
  /** Whether the host may be in the internal network, because the settings of the installation name it. */
  isInner: boolean
  timeoutMs: number
}

const mostBytes = 1 << 20

/**
 * Sends a request to a fixed host and returns status and body. It follows no redirect and reads at most 1 MB. Throws
 * `FetchError`: `slow` means that it is unknown whether the request was carried out.
 */
export const askHost = async (of: HostRequest): Promise<{ status: number; text: string }> => {
  if (!of.isInner && of.url.protocol !== 'https:') throw new FetchError('forbidden', `${of.url.host} must use https`)
  const signal = AbortSignal.timeout(of.timeoutMs)
  try {
    const answer = await sent(of, signal)
    return { status: answer.statusCode ?? 0, text: await textOf(answer) }
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError(signal.aborted ? 'slow' : 'unreachable', `${of.url.host}: ${(error as Error).message}`)
  }
}

function sent({ method, url, headers, body, isInner }: HostRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? askSecure : askPlain
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { method, agent: false, signal, headers: { ...headers, ...length, 'user-agent': 'Wicha' } }
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, ...(!isInner && { lookup: publicLookup }) }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

async function textOf(answer: IncomingMessage) {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > mostBytes) throw new FetchError('large', `more than ${mostBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
