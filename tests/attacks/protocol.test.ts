import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSlowBodies } from '../../src/app/http/files/slow-bodies.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openHttp } from '../support/http.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { listening, open, wire } from './wire.ts'

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n)

/** Attacks by raw bytes, before anything is a request (group K). No database is involved. */
describe('hostile bytes', () => {
  let academy: Academy
  let pages: Pages
  let port: number
  beforeAll(async () => {
    academy = await openAcademy()
    pages = await openPages(academy)
    port = await listening(pages.server)
    await pages.open({ path: '/lesson/home' })
  })
  beforeEach(() => academy.pass(61_000))
  afterAll(async () => {
    pages.server.server.closeAllConnections()
    await pages.close()
    await academy.close()
  })

  const get = (path: string, headers = '') =>
    wire(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}connection: close\r\n\r\n`)
  const answers = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? []
  /** A request hidden behind another one. It must never be read as a request. */
  const hidden = 'GET /api/hostname HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const post = 'POST /api/course/query HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

  test.each([
    ['a length and chunks', `${post}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and a length', `${post}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n5c\r\n${hidden}0\r\n\r\n`],
    ['chunks twice', `${post}transfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks that are none', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and more', `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a tab in the name', `${post}transfer\tencoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks behind a feed', `${post}transfer-encoding:\x0bchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `${post}content-length: 0\r\ncontent-length: 52\r\n\r\n${hidden}`],
    ['two lengths in one line', `${post}content-length: 0, 52\r\n\r\n${hidden}`],
    ['a length with a sign', `${post}content-length: +0\r\n\r\n${hidden}`],
    ['a length below nothing', `${post}content-length: -1\r\n\r\n${hidden}`],
    ['a length in sixteens', `${post}content-length: 0x0\r\n\r\n${hidden}`],
    ['a chunk of no size', `${post}transfer-encoding: chunked\r\n\r\n-1\r\n\r\n${hidden}`],
    ['a chunk of a size with a prefix', `${post}transfer-encoding: chunked\r\n\r\n0x0\r\n\r\n${hidden}`],
    ['a chunk of an endless size', `${post}transfer-encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\n\r\n${hidden}`],
    ['a bare return in a head', `${post}x: a\rcontent-length: 0\r\n\r\n${hidden}`],
    ['a NUL in a head', `${post}x: a\0b\r\n\r\n${hidden}`],
    ['no colon in a head', `${post}x\r\n\r\n${hidden}`],
    ['a head that goes on in the next line', `${post}transfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['another version', `GET / HTTP/1.2\r\nhost: localhost\r\n\r\n${hidden}`],
    ['no version', `GET /\r\n\r\n${hidden}`],
  ])('K02 %s is refused once, and nothing behind it is answered', async (_, sent) => {
    const { text, isClosed } = await wire(port, sent)
    expect(answers(text)).toEqual(['HTTP/1.1 400'])
    expect(isClosed).toBe(true)
    expect(text).not.toContain('siteName')
  })

  test.each([
    ['the whole address', 'GET http://evil.example/lesson/home', 400],
    ['the address of another scheme', 'GET foo://localhost/lesson/home', 400],
    ['a star', 'GET *', 400],
    ['a star of options', 'OPTIONS *', 400],
    ['TRACE', 'TRACE /lesson/home', 405],
    ['TRACE to the API', 'TRACE /api/course/query', 405],
    ['a verb of file stores', 'PROPFIND /', 405],
    ['a verb of caches', 'PURGE /lesson/home', 405],
  ])('B08 a request line with %s is answered %3$s', async (_, line, status) => {
    const { text } = await wire(
      port,
      `${line} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=echo\r\nconnection: close\r\n\r\n`,
    )
    expect(answers(text)).toEqual([`HTTP/1.1 ${status}`])
    expect(text).not.toContain('sid=echo')
  })

  test.each(['//evil.example', '/\\evil.example', '//evil.example:80', '/.//x'])(
    'C11 %s before the path of a page is another page, and is not kept as that one',
    async (before) => {
      const path = `/lesson/search/${before.length}${Date.now()}`
      const [wrong, right] = await Promise.all([get(`${before}${path}`), get(path)])
      expect([answers(wrong.text), answers(right.text)]).toEqual([['HTTP/1.1 404'], ['HTTP/1.1 200']])
      expect(answers((await get(`${before}${path}`)).text)).toEqual(['HTTP/1.1 404'])
      expect(answers((await get('//')).text)).toEqual(['HTTP/1.1 200'])
    },
  )

  test('C11 what somebody adds to an address without changing its page is in no page that others are shown', async () => {
    for (const path of ['/user/login', '/user/register', '/lesson/home']) {
      const { text } = await get(`${path}?utm_source=POISON&fbclid=POISON&preview=POISON`)
      expect(answers(text), path).toEqual(['HTTP/1.1 200'])
      expect((await get(path)).text, path).not.toContain('POISON')
    }
  })

  test('B08 nobody is led through to elsewhere', async () => {
    const { text, isClosed } = await wire(port, 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect([text, isClosed]).toEqual(['', true])
  })

  test.each([
    ['a head of 17 KB', `x: ${'x'.repeat(17_000)}\r\n`, 431],
    ['ten thousand cookies', `cookie: ${Array.from({ length: 10_000 }, (_, n) => `c${n}=1`).join('; ')}\r\n`, 431],
    ['ten thousand heads', 'x: 1\r\n'.repeat(10_000), 431],
    ['three thousand short cookies', `cookie: ${'a=1; '.repeat(3000)}\r\n`, 200],
  ])('B14 %s are answered %3$s', async (_, headers, status) => {
    expect(answers((await get('/lesson/home', headers)).text)).toEqual([`HTTP/1.1 ${status}`])
  })

  const closed = (sockets: readonly Socket[]) => sockets.filter((socket) => socket.closed).length

  test('K01 three hundred who send a letter at a time, and twenty who never read, keep nobody waiting and are sent away', async () => {
    const line: Server = pages.server.server
    expect([line.headersTimeout, line.timeout, line.requestTimeout]).toEqual([10_000, 60_000, 1_800_000])
    const long = 'x'.repeat(1 << 20)
    const other = await openHttp(academy, async () => new Response(long, { headers: { 'cache-control': 'no-store' } }))
    // The same server with shorter timeouts.
    Object.assign(other.server.server, { headersTimeout: 500, timeout: 800, connectionsCheckingInterval: 100 })
    const at = await listening(other.server)
    const slow = numbers(300).map(() => open(at, 'GET / HTTP/1.1\r\nhost: localhost\r\nx: '))
    const deaf = numbers(20).map(() => open(at, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(8)).pause())
    const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x')), 50)
    for (const n of numbers(20)) {
      const asked = `GET /healthz?${n} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
      const { text } = await wire(at, asked, 8000)
      expect(answers(text)).toEqual(['HTTP/1.1 200'])
    }
    await expect.poll(() => closed(slow), { timeout: 8000 }).toBe(300)
    const held = () => new Promise((told) => other.server.server.getConnections((_, n) => told(n)))
    await expect.poll(held, { timeout: 8000 }).toBe(0)
    clearInterval(drip)
    for (const socket of deaf) socket.destroy()
    await other.close()
  })

  test('K01 who sends a body a letter at a time is sent away, and an upload may take its time', async () => {
    const server = fastify()
    endSlowBodies(server, 300)
    for (const path of ['/api/course', '/api/upload']) server.post(path, async () => 'whole')
    const at = await listening(server)
    const dripped = async (path: string) => {
      const sent = open(
        at,
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 12\r\n\r\n`,
      )
      let text = ''
      sent.on('data', (chunk) => (text += chunk.toString()))
      for (let n = 0; n < 12 && !sent.closed; n++) {
        await sleep(50)
        sent.write('x')
      }
      await expect.poll(() => sent.closed || text !== '').toBe(true)
      sent.destroy()
      return text
    }
    expect(await dripped('/api/course')).toBe('')
    expect(await dripped('/api/upload')).toMatch(/^HTTP\/1\.1 200/)
    await server.close()
  })

  test('K03 a body that says it is too large is refused before it comes', async () => {
    const { text, isClosed } = await wire(port, `${post}content-length: 104857600\r\n\r\n{"args":[`)
    expect(answers(text)).toEqual(['HTTP/1.1 413'])
    expect(isClosed).toBe(true)
  })

  test('K03 chunks without end are refused after the first million letters', async () => {
    const socket = open(port, `${post}transfer-encoding: chunked\r\n\r\n`)
    await once(socket, 'connect')
    let text = ''
    let isOver = false
    let written = 0
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => (isOver = true))
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (; !isOver && written < 64 << 20; written += chunk.length) {
      if (!socket.write(chunk)) await Promise.race([new Promise((go) => socket.once('drain', go)), sleep(50)])
    }
    await expect.poll(() => isOver).toBe(true)
    expect(text === '' ? ['HTTP/1.1 413'] : answers(text)).toEqual(['HTTP/1.1 413'])
    expect(written).toBeLessThan(64 << 20)
  })

  test.each([
    ['gzip', (body: Buffer) => gzipSync(body, { level: 1 })],
    ['deflate', (body: Buffer) => deflateSync(body, { level: 1 })],
    ['br', (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('K03 a body packed as %s is not unpacked', async (encoding, pack) => {
    const before = process.memoryUsage().rss
    const bomb = pack(Buffer.alloc(128 << 20, ' '))
    const head = `${post}content-encoding: ${encoding}\r\ncontent-length: ${bomb.length}\r\nconnection: close\r\n\r\n`
    const packed = Math.max(0, process.memoryUsage().rss - before)
    const { text } = await wire(port, Buffer.concat([Buffer.from(head), bomb]))
    expect(answers(text)[0]).toMatch(/ 4(00|13|15)$/)
    expect(process.memoryUsage().rss - before - packed).toBeLessThan(60 << 20)
  })

  test('K06 nobody speaks HTTP/2 here', async () => {
    const preface = await wire(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0')
    expect(answers(preface.text)).toEqual(['HTTP/1.1 400'])
    expect(preface.isClosed).toBe(true)
    const upgrade = await get('/lesson/home', 'upgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n')
    expect(answers(upgrade.text)).toEqual(['HTTP/1.1 200'])
  })

  test.each([
    ...['/.git/config', '/.git/HEAD', '/.env', '/.npmrc', '/.DS_Store', '/package.json', '/package-lock.json'],
    ...[
      '/src/app/server.ts',
      '/node_modules/fastify/package.json',
      '/build/current/server/index.js',
      '/vite.config.ts',
    ],
    ...['/data/secret.key', '/secret.key', '/demo-accounts.txt', '/database', '/backup.tar.gz', '/dump.sql'],
    ...['/assets/', '/assets/index.js.map', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json'],
    ...['/assets/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json', '/seed/../server/index.js', '/seed/'],
    ...['/@vite/client', '/@fs/etc/passwd', '/@id/x', '/__vite_ping', '/%2e%2e/%2e%2e/etc/passwd'],
    ...['/debug', '/debug/pprof', '/actuator/env', '/server-status', '/phpinfo.php', '/wp-login.php', '/graphql'],
    ...['/swagger', '/swagger-ui.html', '/api-docs', '/api/swagger.json', '/api/__debug', '/console', '/admin'],
    ...['/status', '/health', '/api/metrics', '/.well-known/security.json', '/api', '/api/', '/heapdump'],
  ])('K07 there is nothing at %s', async (path) => {
    const { text } = await get(path)
    expect(text).toMatch(/^HTTP\/1\.1 40[034] /)
    expect(text).not.toMatch(/root:x|"dependencies"|createServer|"mappings"/)
  })

  test.each(['healthz', 'readyz', 'metrics?x', 'healthz/'])('K07 a sign of life is only read: /%s', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const asked = `${method} /${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`
      expect((await wire(port, asked)).text, method).toMatch(/^HTTP\/1\.1 40[45] /)
    }
  })

  test('K07 the figures of the server are for this machine alone, and not for who comes through a proxy', async () => {
    expect(answers((await get('/metrics')).text)).toEqual(['HTTP/1.1 200'])
    for (const header of ['x-forwarded-for: 127.0.0.1\r\n', 'forwarded: for=127.0.0.1\r\n'])
      expect(answers((await get('/metrics', header)).text), header).toEqual(['HTTP/1.1 404'])
  })
})
