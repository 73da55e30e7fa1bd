import { createReadStream } from 'node:fs'
import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import { pipeline } from 'node:stream'
import { type Fault, StoreFailed, type Whole } from '../store.ts'
import { mayBePublic, publicLookup } from '#platform/http/safe-fetch/public-address.ts'
import { emptySha256, type Signer, signRequest } from './sign.ts'

/** A bucket. `isInner` if it may be in the internal network, because an owner of the product configured it. */
export interface Bucket extends Signer {
  endpoint: string
  bucket: string
  isInner: boolean
  clock: () => number
}

interface AskParams {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  headers?: Record<string, string>
  body?: Whole
}

const silentMs = 30_000

/**
 * Sends a request to a bucket, with the key in the path. Resolves when the headers have arrived; the body is unread.
 */
export const ask = async (of: Bucket, { method, key, headers = {}, body }: AskParams): Promise<IncomingMessage> => {
  const url = new URL(`${of.endpoint.replace(/\/$/, '')}/${of.bucket}/${key}`)
  if (!of.isInner && !(url.protocol === 'https:' && mayBePublic(url)))
    throw new StoreFailed('unreachable', `${url.host} may not be asked`)
  const said = { ...headers, ...(body && { 'content-length': String(body.bytes), 'content-type': body.type }) }
  const sha256 = body?.sha256 ?? emptySha256
  const sent = await signRequest(of, { method, url, headers: said, sha256, at: of.clock() })
  const open = url.protocol === 'https:' ? askSecure : askPlain
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new StoreFailed('unreachable', `${method} ${url.host}: ${error.message}`))
    const request = open(url, { method, headers: sent, ...(!of.isInner && { lookup: publicLookup }) }, resolve)
    request.setTimeout(silentMs, () => request.destroy(new Error('no answer')))
    request.on('error', fail)
    if (body) pipeline(createReadStream(body.path), request, (error) => error && fail(error))
    else request.end()
  })
}

/** Converts an error response. */
export const refusalOf = async (answer: IncomingMessage): Promise<StoreFailed> => {
  const { statusCode = 0 } = answer
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(await beginning(answer)) ?? []
  return new StoreFailed(faults[code] ?? byStatus(statusCode), `${statusCode} ${code}`)
}

const faults: Record<string, Fault> = { NoSuchBucket: 'no-bucket', QuotaExceeded: 'full', XMinioStorageFull: 'full' }

const byStatus = (status: number): Fault =>
  status === 401 || status === 403 ? 'forbidden' : status === 507 ? 'full' : 'failed'

async function beginning(answer: IncomingMessage) {
  let text = ''
  for await (const chunk of answer) {
    text += String(chunk)
    if (text.length > 4096) break
  }
  return text
}
