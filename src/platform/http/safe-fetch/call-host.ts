import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import type { FetchPolicy } from './fetch-policy.ts'

/** Methods that a call to another system may use. */
type CallMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface HostCall {
  policy: FetchPolicy
  method: CallMethod
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | undefined
  timeoutMs: number
  maxBytes: number
}

/**
 * Why a call has no answer. `forbidden` and `unreachable`: nothing was sent. `unknown`: it may have been carried out.
 * `large`: it was answered with more than may be read.
 */
export type CallFault = 'forbidden' | 'unreachable' | 'unknown' | 'large'

export class CallError extends Error {
  readonly fault: CallFault
  constructor(fault: CallFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Errors of Node that come before a request is sent. */
const unsent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/

/**
 * Sends one request to a host that the policy allows and returns status and body. It follows no redirect, sends no
 * cookie, and never reuses a connection. Throws `CallError`.
 */
export const callHost = async (call: HostCall): Promise<{ status: number; text: string }> => {
  if (!call.policy.mayAsk(call.url)) throw new CallError('forbidden', `${call.url.host} may not be called`)
  const signal = AbortSignal.timeout(call.timeoutMs)
  try {
    const answer = await send(call, signal)
    return { status: answer.statusCode ?? 0, text: await readText(answer, call.maxBytes) }
  } catch (error) {
    if (error instanceof CallError) throw error
    const { code = '', message } = error as { code?: string; message: string }
    const isUnsent = unsent.test(code) || /is an inner address/.test(message)
    throw new CallError(isUnsent ? 'unreachable' : 'unknown', `${call.url.host}: ${message}`)
  }
}

function send({ policy, method, url, headers, body }: HostCall, signal: AbortSignal): Promise<IncomingMessage> {
  const open = url.protocol === 'https:' ? askSecure : askPlain
  const lookup = policy.lookupFor(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const own = { 'accept-encoding': 'identity', 'user-agent': 'Wicha' }
  const options = { method, agent: false, signal, headers: { ...headers, ...length, ...own } }
  return new Promise((resolve, reject) => {
    const request = open(url, { ...options, ...(lookup && { lookup }) }, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new CallError('large', `answered more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
