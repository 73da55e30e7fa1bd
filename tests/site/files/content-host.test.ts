import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#platform/operations/config/settings.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { sites } from '../../support/cast.ts'
import { openWithFiles, pdf, upload } from './support.ts'

const host = 'files.example.test'

describe.each(await testDrivers())('the host of files on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver, { CONTENT_HOST: host })
  })
  afterAll(() => all.close())

  test('is where a file may be read by the viewers and players of every site, and it alone', async () => {
    const viewer = all.academy.viewer('admin')
    const { key } = (await upload(all.pages, { content: pdf, viewer })).body.data as { key: string }
    const here = await all.pages.open({ path: `/${key}`, viewer })
    const there = String(here.headers['location'])
    expect([here.status, there.startsWith(`http://${host}/${key}?`)]).toEqual([302, true])
    expect(here.headers['access-control-allow-origin']).toBeUndefined()
    const path = there.slice(`http://${host}`.length)
    const asked = { path, headers: { host, origin: 'https://another.example', range: 'bytes=0-3' } }
    const file = await all.pages.open(asked)
    expect([file.status, file.text]).toEqual([206, '%PDF'])
    expect(file.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-range': `bytes 0-3/${Buffer.byteLength(pdf)}`,
    })
    expect(file.headers['access-control-allow-credentials']).toBeUndefined()
    const unsigned = await all.pages.open({ ...asked, path: `/${key}` })
    expect([unsigned.status, unsigned.headers['access-control-allow-origin']]).toEqual([404, undefined])
  })

  test.each([
    ...['/upload/../upload/x.png', '/upload/./x.png', '/upload/%2e%2e/upload/x.png', '/upload/%2e%2e%2fupload%2fx.png'],
    ...['/upload/..%5cx.png', '/upload/..\\x.png', '/upload//x.png', '/upload/', '/upload/a/b/c.png'],
    ...['/frame/../frame/a/b/c/d', '/frame/a', '/frame/a/b/c/d/e', '/upload/x.png?../..'],
  ])('has nothing at %s, and nor has a site', async (path) => {
    for (const named of [host, sites.skills.hostname]) expect(await statusOf(path, named), named).toBe(404)
  })

  /** Sent as written, because a browser would remove the dots. */
  const statusOf = async (path: string, named: string) => {
    const { server } = all.pages
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.server.address() as AddressInfo
    const asking = get({ port, path, host: '127.0.0.1', headers: { host: named }, agent: false })
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }

  test('is named by the policy of every page for what it asks of its files', async () => {
    const { headers } = await all.pages.open({ path: '/lesson/home' })
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((line): [string, string[]] => [line.split(' ')[0]!, line.split(' ')]),
    )
    for (const kind of ['img-src', 'media-src', 'connect-src', 'frame-src'])
      expect(policy.get(kind), kind).toEqual(expect.arrayContaining(["'self'", host, `${host}:*`]))
    expect(policy.get('script-src')).not.toContain(host)
  })
})

test.each([
  [{}, 'content.localhost'],
  [{ CONTENT_HOST: host }, host],
  [{ TRUST_PROXY: '1' }, undefined],
  [{ HOST: '0.0.0.0' }, undefined],
  [{ WICHA_SEED: 'empty' }, undefined],
])('a demo that this machine alone reaches has one without being told: %j', (env, found) =>
  expect(readSettings(env as Record<string, string>, '/', () => {}).contentHost).toBe(found),
)
