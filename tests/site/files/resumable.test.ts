import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openFiles } from '#platform/content/file/files.ts'
import { resumableMs } from '#platform/content/file/resumable/coming-file.ts'
import { sweepFiles } from '#platform/content/file/references/sweep-files.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openWithFiles, pdf, picture } from './support.ts'

const drivers = await testDrivers()
const tus = { 'tus-resumable': '1.0.0' }
const whole = Buffer.from(pdf)

interface By {
  role?: 'guest' | 'user' | 'member' | 'admin'
  site?: SiteKey
  headers?: Record<string, string>
}

describe.each(drivers)('files in parts on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  const viewerOf = (role: NonNullable<By['role']>, site?: SiteKey) =>
    role === 'guest' ? guest : all.academy.viewer(role, site)
  const ask = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    path: string,
    { body, ...by }: By & { body?: Buffer } = {},
  ) => {
    const viewer = viewerOf(by.role ?? 'user', by.site)
    const headers = {
      ...tus,
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...by.headers,
    }
    return all.pages.ask({ method, path, viewer, ...(by.site && { site: by.site }), headers, ...(body && { body }) })
  }
  const metadata = (of: Record<string, string>) =>
    Object.entries(of)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')
  const begin = (bytes: number | string, { name = 'เอกสาร.pdf', ...by }: By & { name?: string } = {}) =>
    ask('POST', '/api/upload/resumable', {
      ...by,
      headers: { 'upload-length': String(bytes), 'upload-metadata': metadata({ filename: name }), ...by.headers },
    })
  const begun = async (bytes: number, by?: By & { name?: string }) =>
    String((await begin(bytes, by)).headers['location'])
  const part = (at: string, offset: number, body: Buffer, by: By = {}) =>
    ask('PATCH', at, { ...by, body, headers: { 'upload-offset': String(offset), ...by.headers } })
  const lying = () => readdirSync(join(all.folder, 'files/incoming')).filter((name) => name.startsWith('part-'))
  const restart = () =>
    Object.assign(all.academy.app, { files: openFiles(all.academy.app.settings, all.academy.app.clock) })

  test('a file comes in parts, goes on where it was after the server began anew, and is kept as any other', async () => {
    const can = await ask('OPTIONS', '/api/upload/resumable', { headers: {} })
    expect(can.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-extension': 'creation,expiration,termination' })
    const at = await begun(whole.length, { name: '../../ประกาศ\r\n.html' })
    expect(at).toMatch(/^\/api\/upload\/resumable\/[0-9a-f]{32}$/)
    const first = await part(at, 0, whole.subarray(0, 10))
    expect([first.status, first.headers['upload-offset'], first.headers['content-location']]).toEqual([
      204,
      '10',
      undefined,
    ])
    expect(Date.parse(String(first.headers['upload-expires']))).toBeGreaterThan(all.academy.app.clock())
    restart()
    const now = await ask('HEAD', at)
    expect([now.status, now.headers['upload-offset'], now.headers['upload-length']]).toEqual([
      200,
      '10',
      String(whole.length),
    ])
    expect(now.headers['cache-control']).toContain('no-store')
    const last = await part(at, 10, whole.subarray(10))
    const key = String(last.headers['content-location'])
    expect(key).toMatch(/^\/upload\/\d{13}-[0-9a-f]{32}\.pdf$/)
    const mine = await all.pages.open({ path: key, viewer: viewerOf('user') })
    expect([mine.text, String(mine.headers['content-disposition']).includes('..')]).toEqual([pdf, false])
    expect((await ask('HEAD', at)).headers['content-location'], 'an answer that was lost is told again').toBe(key)
    expect((await part(at, whole.length, Buffer.alloc(0))).headers['content-location']).toBe(key)
    const { rows } = await sql`select 1 from file where person = ${viewerOf('user').id}`.execute(
      all.academy.database.kysely,
    )
    expect([rows.length, lying()]).toEqual([1, []])
  })

  test('what is sent at the wrong place, is more than was said, or in another form is refused and changes nothing', async () => {
    const at = await begun(whole.length)
    await part(at, 0, whole.subarray(0, 5))
    for (const [offset, status] of [
      [0, 409],
      [6, 409],
      [Number.MAX_SAFE_INTEGER, 400],
    ] as const)
      expect((await part(at, offset, whole.subarray(5))).status, String(offset)).toBe(status)
    const more = Buffer.concat([whole.subarray(5), Buffer.from('x')])
    expect((await part(at, 5, more)).status).toBe(413)
    expect((await part(at, 5, whole.subarray(5), { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await part(at, 5, whole.subarray(5), { headers: { 'tus-resumable': '0.2.2' } })).status).toBe(412)
    expect((await part(at, 5, whole.subarray(5), { headers: { 'upload-offset': '5e0' } })).status).toBe(400)
    expect((await ask('HEAD', at)).headers['upload-offset']).toBe('5')
    expect((await part(at, 5, whole.subarray(5))).status).toBe(204)
  })

  test('of two parts at the same time one is taken', async () => {
    const at = await begun(whole.length)
    const slow = new PassThrough()
    const viewer = viewerOf('user')
    const headers = { 'upload-offset': '0', ...tus, 'content-type': 'application/offset+octet-stream' }
    const first = all.pages.ask({ method: 'PATCH', path: at, viewer, headers, body: slow })
    slow.write(whole.subarray(0, 5))
    const { claimed } = all.academy.app.files
    await expect.poll(() => claimed.size).toBe(1)
    expect((await part(at, 0, whole)).status).toBe(409)
    expect((await ask('DELETE', at)).status, 'nor is it given up under it').toBe(409)
    slow.end(whole.subarray(5))
    expect((await first).headers['content-location']).toMatch(/\.pdf$/)
    expect(claimed.size).toBe(0)
  })

  test('nobody else finds an upload, and visitors begin none', async () => {
    const at = await begun(whole.length)
    for (const by of [{ role: 'member' }, { role: 'admin' }, { role: 'user', site: 'factory' }] as const)
      for (const answer of [await ask('HEAD', at, by), await part(at, 0, whole, by), await ask('DELETE', at, by)])
        expect(answer.status, by.role).toBe(404)
    expect((await ask('HEAD', at, { role: 'guest' })).status).toBe(403)
    expect((await begin(10, { role: 'guest' })).status).toBe(403)
    for (const id of ['../../etc/passwd', 'part-x', '%2e%2e', 'A'.repeat(32)])
      expect((await ask('HEAD', `/api/upload/resumable/${id}`)).status, id).toBe(404)
    const evil = { headers: { origin: 'https://evil.test' } }
    expect((await part(at, 0, whole, evil)).status).toBe(403)
    expect((await begin(10, { headers: { 'client-token': 'key-factory' } })).status).toBe(403)
    expect((await ask('DELETE', at)).status).toBe(204)
    expect((await ask('HEAD', at)).status).toBe(404)
  })

  test.each([
    ['-1', 400],
    ['', 400],
    ['1e3', 400],
    ['0', 400],
    ['99999999999999999', 400],
    ['999999999999', 413],
  ])('a length of %s is refused', async (length, status) => {
    expect((await begin(length)).status).toBe(status)
  })

  test('metadata that is not written as it must be is refused', async () => {
    for (const said of ['filename', 'filename !!!', 'a b c', `filename ${'A'.repeat(5000)}`, '../x QQ=='])
      expect((await begin(10, { headers: { 'upload-metadata': said } })).status, said.slice(0, 20)).toBe(
        said === 'filename' ? 201 : 400,
      )
    for (const said of [
      'filename b',
      'filename YWJjZ',
      'filename YQ=',
      `filename ${btoa('a\0.pdf')}`,
      `alt ${btoa('\0')}`,
    ])
      for (const role of ['user', 'guest'] as const) {
        const refused = await begin(10, { role, headers: { 'upload-metadata': said } })
        expect([400, 403], `${said} by ${role}`).toContain(refused.status)
      }
  })

  test('its type is what it holds, told at its end: what the site does not take leaves nothing', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const at = await begun(page.length, { name: 'รูป.png' })
    const before = lying().length
    const { status, body } = await part(at, 0, page)
    expect([status, body.message]).toEqual([400, expect.stringMatching(/^ชนิดไฟล์ไม่ถูกต้อง/)])
    expect((await ask('HEAD', at)).status).toBe(404)
    expect(lying().length).toBe(before - 1)
    const drawn = Buffer.from(await picture(700, 20).png())
    const key = (await part(await begun(drawn.length, { name: 'a.png' }), 0, drawn)).headers['content-location']
    const small = await all.pages.open({ path: `${String(key)}?w=400`, viewer: viewerOf('user') })
    expect(small.headers['content-type']).toBe('image/webp')
  })

  test('what is under way is counted against the package, and no person has too many of them', async () => {
    const root = all.academy.as('root')
    const site = await from(root, 'configuration').select(['_id']).executeTakeFirstOrThrow()
    await part(await begun(whole.length), 0, whole)
    const bundle = await create(root, 'package', { name: 'เล็ก', limits: { course: null, user: null, storage: 1 } })
    await update(root, 'configuration', { _id: site._id, change: { package: bundle._id } })
    const { rows } = await sql<{ n: number }>`select coalesce(sum(kept), 0)::bigint as n from file`.execute(
      all.academy.database.kysely,
    )
    const holding = async (kept: number) =>
      void (await sql`update file set kept = ${kept} where _id = (select min(_id) from file)`.execute(
        all.academy.database.kysely,
      ))
    await holding(2 ** 30 - Number(rows[0]!.n) - 5_000_000)
    const [one, two] = [await begin(4_000_000, { role: 'admin' }), await begin(4_000_000, { role: 'member' })]
    expect([one.status, two.status, two.body.message]).toEqual([201, 409, expect.stringContaining('เต็มแล้ว')])
    const held = String(one.headers['location'])
    const long = Buffer.concat([whole, Buffer.alloc(4_000_000 - whole.length, 'x')])
    await holding(2 ** 30)
    expect((await part(held, 0, long, { role: 'admin' })).body.issues[0].code, 'at its end it is asked again').toBe(
      'limit',
    )
    await holding(10)
    const kept = await part(held, long.length, Buffer.alloc(0), { role: 'admin' })
    expect(kept.headers['content-location'], 'what waited for room is kept once there is some').toMatch(/\.pdf$/)
    await update(root, 'configuration', { _id: site._id, change: { package: null } })
    const ends: number[] = []
    for (let n = 0; n < 21; n++) ends.push((await begin(10, { role: 'member' })).status)
    expect(ends.filter((status) => status === 201)).toHaveLength(20)
    expect(ends.at(-1)).toBe(429)
  })

  test('an upload that was left is given up after a day and swept', async () => {
    const at = await begun(whole.length, { role: 'admin' })
    await part(at, 0, whole.subarray(0, 5), { role: 'admin' })
    const ended = new Date(all.academy.app.clock() - 1).toISOString()
    await sql`update file_upload set "expiresAt" = ${ended} where "expiresAt" <= ${new Date(all.academy.app.clock() + resumableMs).toISOString()}`.execute(
      all.academy.database.kysely,
    )
    expect((await ask('HEAD', at, { role: 'admin' })).status).toBe(404)
    await sweepFiles.work(all.academy.app, { signal: new AbortController().signal })
    const { rows } = await sql`select 1 from file_upload`.execute(all.academy.database.kysely)
    expect(rows).toEqual([])
  })

  test('the client of the protocol sends a file in parts, and goes on with one that was broken off', async () => {
    const { server } = all.pages
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const { cookie } = await all.pages.cookieOf(viewerOf('admin'), 'skills')
    const content = Buffer.concat([whole, Buffer.alloc(300_000, 'ก')])
    const options = {
      endpoint: `${address}/api/upload/resumable`,
      headers: { cookie: cookie!, host: 'localhost' },
      metadata: { filename: 'ยาว.pdf' },
      chunkSize: 100_000,
      retryDelays: [],
    }
    const broken = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(content, {
        ...options,
        onError: reject,
        onChunkComplete: () => void upload.abort().then(() => resolve(upload.url!)),
      })
      upload.start()
    })
    const sent: number[] = []
    let key = ''
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(content, {
        ...options,
        uploadUrl: broken,
        onError: reject,
        onSuccess: () => resolve(),
        onProgress: (bytes) => void sent.push(bytes),
        onAfterResponse: (_request, response) => void (key = response.getHeader('content-location') ?? key),
      })
      upload.start()
    })
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(100_000)
    expect((await all.pages.open({ path: key, viewer: viewerOf('admin') })).bytes.equals(content)).toBe(true)
  })
})
