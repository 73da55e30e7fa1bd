import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeFetch, FetchError } from './safe-fetch.ts'
import { type FetchPolicy, fetchPolicy } from './fetch-policy.ts'
import { guardedLookup, isPublicAddress } from './public-address.ts'

const strict = fetchPolicy([])

describe('what may be asked (H01)', () => {
  test.each([
    ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/'],
    ...['http://0/', 'http://10.0.0.8/', 'http://169.254.169.254/latest/meta-data/', 'http://192.168.1.1/'],
    ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:a9fe:a9fe]/'],
    ...['http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[fd00::1]/', 'http://[fe80::1]/'],
    ...['http://user:secret@example.com/', 'ftp://example.com/a.jpg', 'file:///etc/passwd', 'gopher://example.com/'],
    ...['http://example.com:22/', 'http://example.com:6379/', 'data:image/png;base64,AAAA', 'http://224.0.0.1/'],
  ])('%s may not', (address) => {
    expect(strict.mayAsk(new URL(address))).toBe(false)
  })

  test.each([
    ...['file:///etc/passwd', 'gopher://example.com/_x', 'ftp://example.com/', 'data:text/html,x', 'unix:/run/x.sock'],
    ...[
      'javascript:x',
      'blob:https://example.com/x',
      'ws://example.com/',
      'jar:http://example.com!/x',
      'dict://example.com/',
    ],
    ...['http://example.com:5432/', 'http://example.com:6379/', 'http://example.com:25/', 'http://example.com:0/'],
    ...['http://example.com@127.0.0.1/', 'http://example.com:80@127.0.0.1/', 'http://127.0.0.1#@example.com/'],
    ...[
      'http://127.0.0.1\\@example.com/',
      'http://127.0.0.1%2f@example.com/',
      'http://127。0。0。1/',
      'http://①②⑦.0.0.1/',
    ],
    ...['http://127.0.0.1\r\nhost: example.com/', 'http://\t127.0.0.1/', 'http://[::ffff:127.0.0.1%25eth0]/'],
  ])('H04 %j may not, however it is read', (address) => {
    expect(URL.canParse(address) && strict.mayAsk(new URL(address))).toBe(false)
  })

  test.each(['https://example.com/a.jpg', 'http://example.com:8080/a.jpg', 'http://8.8.8.8/a.jpg'])('%s may', (one) => {
    expect(strict.mayAsk(new URL(one))).toBe(true)
  })

  test('an inner host is asked only on the port that the setting names', () => {
    const gate = fetchPolicy(['127.0.0.1:4000'])
    expect(gate.mayAsk(new URL('http://127.0.0.1:4000/a'))).toBe(true)
    expect(gate.mayAsk(new URL('http://127.0.0.1:4001/a'))).toBe(false)
    expect(gate.lookupFor(new URL('http://127.0.0.1:4000/a'))).toBeUndefined()
    expect(gate.lookupFor(new URL('http://example.com/a'))).toBeDefined()
  })

  test('mapped and translated addresses are what they stand for', () => {
    for (const inner of ['::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '2001:0:1::', 'fec0::1', '203.0.113.9'])
      expect(isPublicAddress(inner), inner).toBe(false)
    expect(isPublicAddress('2606:4700::1111')).toBe(true)
  })
})

describe('how it is asked', () => {
  let server: Server
  let port: number
  let answer: RequestListener = (_request, reply) => reply.end('ok')
  let asked: { path: string; headers: Record<string, unknown> }[] = []

  beforeAll(async () => {
    server = createServer((request, reply) => {
      asked.push({ path: request.url!, headers: request.headers })
      answer(request, reply)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const get = async (
    path: string,
    { gate, ms = 5000, most = 1000 }: { gate?: FetchPolicy; ms?: number; most?: number } = {},
  ) => {
    asked = []
    const to = path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path
    const wanted = {
      gate: gate ?? fetchPolicy([`127.0.0.1:${port}`]),
      accept: 'image/*',
      most,
      signal: AbortSignal.timeout(ms),
    }
    const body = await safeFetch(to, wanted)
    let text = ''
    for await (const piece of body) text += String(piece)
    return text
  }
  const faultOf = (wanted: Promise<unknown>) =>
    wanted.then(
      () => 'came',
      (error: unknown) => (error instanceof FetchError ? error.fault : String(error)),
    )
  const leads =
    (to: string): RequestListener =>
    (_request, reply) =>
      reply.writeHead(302, { location: to }).end()

  test('what is there comes, and nothing is told of who asks', async () => {
    answer = (_request, reply) => reply.end('a picture')
    expect(await get('/a.jpg')).toBe('a picture')
    expect(Object.keys(asked[0]!.headers).toSorted()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
    ])
  })

  test.each([
    ...['http://169.254.169.254/latest/meta-data/', 'http://[::ffff:127.0.0.1]/', 'file:///etc/passwd'],
    ...['//127.0.0.1:1/', 'http://2130706433/', 'ftp://example.com/', 'http://a:b@example.com/'],
  ])('a redirect to %s is not followed', async (to) => {
    answer = leads(to)
    expect(await faultOf(get('/a'))).toBe('forbidden')
    expect(asked).toHaveLength(1)
  })

  test('a redirect to a server of this machine beside the one that is allowed does not reach it', async () => {
    let reached = 0
    const inner = createServer((_request, reply) => reply.end(String(++reached)))
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
    const at = (inner.address() as AddressInfo).port
    for (const to of [
      `http://127.0.0.1:${at}/`,
      `//127.0.0.1:${at}/`,
      `http://localhost:${at}/`,
      `http://127.1:${at}/`,
    ]) {
      answer = leads(to)
      expect(await faultOf(get('/a')), to).toBe('forbidden')
    }
    answer = leads('http://localhost/')
    expect(['forbidden', 'unreachable']).toContain(await faultOf(get('/a')))
    answer = leads('')
    expect(await faultOf(get('/a'))).toBe('redirects')
    expect(reached).toBe(0)
    inner.close()
  })

  test('three redirects are followed and a fourth is not', async () => {
    answer = (request, reply) => {
      const n = Number(/\d+$/.exec(request.url!)?.[0])
      if (n === 0) reply.end('there')
      else reply.writeHead(301, { location: `/${n - 1}` }).end()
    }
    expect(await get('/3')).toBe('there')
    expect(await faultOf(get('/4'))).toBe('redirects')
    answer = leads('/again')
    expect(await faultOf(get('/again'))).toBe('redirects')
    expect(asked).toHaveLength(4)
  })

  test('too much is refused by what it says of itself', async () => {
    answer = (_request, reply) => reply.end('x'.repeat(1001))
    expect(await faultOf(get('/large'))).toBe('large')
    answer = (_request, reply) => reply.writeHead(404).end('gone')
    expect(await faultOf(get('/gone'))).toBe('status')
  })

  test('who does not answer in time is left, before and within the answer', async () => {
    answer = () => {}
    expect(await faultOf(get('/silent', { ms: 150 }))).toBe('slow')
    answer = (_request, reply) => void reply.writeHead(200).write('half')
    await expect(get('/half', { ms: 150 })).rejects.toThrow(/abort/)
  })

  test('a name that means an inner address is not asked, nor one that means both (H02)', async () => {
    const means = (...addresses: string[]) =>
      ((_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as unknown as Parameters<typeof guardedLookup>[0]
    const gateTo = (...addresses: string[]): FetchPolicy => ({
      mayAsk: () => true,
      lookupFor: () => guardedLookup(means(...addresses)),
    })
    answer = (_request, reply) => reply.end('inner')
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['10.1.1.1'], []]) {
      expect(await faultOf(get(`http://rebind.example:${port}/`, { gate: gateTo(...addresses) }))).toBe('unreachable')
      expect(asked).toEqual([])
    }
  })

  test('the connection is made to the address that was proved, and the name is looked up once (H02)', async () => {
    let times = 0
    const turning = ((_name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
      times++
      done(null, [{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
    }) as unknown as Parameters<typeof guardedLookup>[0]
    const gate: FetchPolicy = {
      mayAsk: () => true,
      lookupFor: () => guardedLookup(turning, (address) => address === '127.0.0.1'),
    }
    answer = (_request, reply) => reply.end('proved')
    expect(await get(`http://turning.example:${port}/`, { gate })).toBe('proved')
    expect(times).toBe(1)
    expect(await faultOf(get(`http://turning.example:${port}/`, { gate }))).toBe('unreachable')
  })
})
