import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askHost } from './ask-host.ts'

let server: Server
let reply: RequestListener = (_request, response) => response.end('ok')
beforeAll(async () => {
  server = createServer((request, response) => reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (more: Partial<Parameters<typeof askHost>[0]> = {}) => {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a`)
  return askHost({ method: 'GET', url, headers: {}, isInner: true, timeoutMs: 2000, ...more })
}

test('sends method, headers and body, and returns status and text', async () => {
  reply = (request, response) => {
    void text(request).then((body) =>
      response.writeHead(409).end(`${request.method} ${request.headers['authorization']} ${body}`),
    )
  }
  const sent = { method: 'POST' as const, headers: { authorization: 'Basic x' }, body: '{"ก":1}' }
  expect(await ask(sent)).toEqual({ status: 409, text: 'POST Basic x {"ก":1}' })
})

test('follows no redirect', async () => {
  reply = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/b' }).end()
  expect(await ask()).toEqual({ status: 302, text: '' })
})

test.each<[string, RequestListener, string]>([
  ['an answer that never comes is slow', () => {}, 'slow'],
  ['half an answer is slow', (_request, response) => void response.writeHead(200).write('half'), 'slow'],
  ['an endless answer is too large', (_request, response) => response.end('x'.repeat(1_100_000)), 'large'],
  ['a broken connection is unreachable', (request) => request.socket.destroy(), 'unreachable'],
])('%s', async (_, answer, fault) => {
  reply = answer
  await expect(ask({ timeoutMs: 300 })).rejects.toMatchObject({ fault })
})

test('a host outside is asked over https and never inside the network', async () => {
  await expect(ask({ isInner: false })).rejects.toMatchObject({ fault: 'forbidden' })
  const url = new URL('https://localhost:1/')
  await expect(ask({ isInner: false, url })).rejects.toThrow(/inner address/)
})
