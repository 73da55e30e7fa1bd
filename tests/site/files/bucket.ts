import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signRequest } from '#platform/content/file/store/s3/sign.ts'

export const keys = { key: 'AKIDEXAMPLE', secret: 'the-secret-of-the-bucket', region: 'ap-southeast-1' }

/** A local server with the subset of S3 that the product uses. It verifies every signature. */
export const openBucket = async () => {
  const held = new Map<string, { body: Buffer; type: string }>()
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Key>secret detail</Key></Error>`)
    if (!(await isSigned(request, body))) return refuse(403, 'SignatureDoesNotMatch')
    const path = request.url!
    if (!path.startsWith('/academy/')) return refuse(404, 'NoSuchBucket')
    if (request.method === 'PUT') held.set(path, { body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') held.delete(path)
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = held.get(path)
    if (!found) return refuse(404, 'NoSuchKey')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) return response.writeHead(200).end(found.body)
    return response.writeHead(206).end(found.body.subarray(Number(from), Number(to) + 1))
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.close(done))
  return { held, endpoint: `http://127.0.0.1:${port}`, close }
}

/** Signs the request again with the secret that only this server and the product know. */
async function isSigned({ method, url, headers }: IncomingMessage, body: Buffer) {
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const sha256 = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== sha256) return false
  const told = names.split(';').filter((name) => !['host', 'x-amz-content-sha256', 'x-amz-date'].includes(name))
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const again = await signRequest(keys, {
    ...{ method: method!, url: new URL(url!, `http://${headers.host}`), sha256, at },
    headers: Object.fromEntries(told.map((name) => [name, String(headers[name])])),
  })
  return again['authorization'] === headers.authorization
}
