import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Transformer } from '@napi-rs/image'
import { guest } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { linkMs, signedQuery } from '#platform/content/file/serving/link.ts'
import { unusedMs } from '#platform/content/file/references/unused.ts'
import { sweepFiles, sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { attachmentCases } from './attachments.ts'
import { storageCases } from './storage.ts'
import { openWithFiles, pdf, picture, type Sent, upload } from './support.ts'

const drivers = await testDrivers()

describe.each(drivers)('uploads on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  const viewer = (role: Parameters<typeof all.academy.viewer>[0]) => all.academy.viewer(role)
  const send = (sent: Sent) => upload(all.pages, { viewer: viewer('admin'), ...sent })
  const open = (path: string, more: object = {}) => all.pages.open({ path: `/${path}`, ...more })
  const files = () => readdirSync(join(all.folder, 'files'), { recursive: true }).map(String)

  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  attachmentCases(() => all)
  storageCases(() => all)

  test('a file is kept under a key of the instant and 128 random bits, and read back by who sent it', async () => {
    const keys = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const { status, body } = await send({ content: pdf, name: 'ประกาศ.pdf', viewer: viewer('user') })
      expect(status).toBe(200)
      expect(body.data.key).toMatch(/^upload\/\d{13}-[0-9a-f]{32}\.pdf$/)
      expect(body.data).toMatchObject({ name: 'ประกาศ.pdf', type: 'application/pdf', isPublic: false })
      keys.add(body.data.key)
    }
    expect(keys.size).toBe(20)
    const [key] = [...keys] as [string]
    const mine = await open(key, { viewer: viewer('user') })
    expect(mine.text).toBe(pdf)
    expect(mine.headers['content-disposition']).toContain("filename*=UTF-8''%E0%B8%9B")
    expect(mine.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-site',
    })
    const kept = { 'if-none-match': String(mine.headers['etag']) }
    expect((await open(key, { viewer: viewer('user'), headers: kept })).status, 'it is his yet').toBe(304)
    expect((await open(key, { viewer: viewer('member'), headers: kept })).status, 'the next at his computer').toBe(404)
    expect((await open(key, { headers: kept })).status).toBe(404)
    expect(files().filter((name) => name.includes('incoming/'))).toEqual([])
  })

  test('a private file is there for its owner, administrators, and who has a signed link that still holds', async () => {
    const { key } = (await send({ content: pdf, viewer: viewer('user') })).body.data
    for (const [role, status] of [
      ['guest', 404],
      ['member', 404],
      ['manager', 404],
      ['admin', 200],
      ['user', 200],
    ] as const)
      expect((await open(key, { viewer: viewer(role) })).status, role).toBe(status)
    expect((await open(key, { viewer: all.academy.viewer('user', 'factory'), site: 'factory' })).status).toBe(404)
    expect((await open(key, { viewer: viewer('root'), site: 'factory' })).status).toBe(404)
    const id = key.slice('upload/'.length, -'.pdf'.length)
    const { app } = all.academy
    const link = (of: { id?: string; ms?: number }) =>
      `${key}?${signedQuery(app.sealing, { id: of.id ?? id, until: app.clock() + (of.ms ?? linkMs) })}`
    expect((await open(link({ ms: linkMs - 1000 }))).text).toBe(pdf)
    const longer = link({ ms: 1000 }).replace(/until=\d+/, `until=${app.clock() + 60_000}`)
    expect((await open(longer)).status, 'signed for another end').toBe(404)
    expect((await open(link({ ms: -1 }))).status).toBe(404)
    expect((await open(link({ ms: linkMs * 2 }))).status).toBe(404)
    expect(
      (await open(link({ id: id.replace(/.$/, (last: string) => (last === 'a' ? 'b' : 'a')), ms: 1000 }))).status,
    ).toBe(404)
    expect((await open(`${key}?until=${app.clock() + 1000}&by=`)).status).toBe(404)
  })

  test('visitors upload nothing, and a learner makes only pictures public', async () => {
    expect((await send({ content: pdf, viewer: guest })).status).toBe(403)
    expect((await send({ content: pdf, viewer: viewer('user'), fields: { public: '1' } })).status).toBe(403)
    const mine = await send({ content: await picture(8, 8).png(), viewer: viewer('user'), fields: { public: '1' } })
    expect(mine.body.data).toMatchObject({ isPublic: true, type: 'image/png' })
    expect((await open(mine.body.data.key)).status).toBe(200)
    const elsewhere = { headers: { origin: 'https://evil.test' } }
    expect((await send({ content: pdf, ...elsewhere })).status).toBe(403)
    expect((await send({ content: pdf, headers: { 'client-token': 'key-factory' } })).status).toBe(403)
  })

  test.each([
    ['page.png', '<html><script>alert(1)</script></html>'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['both.gif', 'GIF89a/*<script>*/'],
    ['run.pdf', 'MZ\u0090'],
    ['song.mp3', 'ID3 a song that the site does not take'],
    ['nothing.pdf', ''],
  ])('%s is refused by what it holds, in Thai and in English, and leaves nothing', async (name, content) => {
    const before = files().length
    const thai = await send({ name, content })
    expect(thai.status).toBe(400)
    expect(thai.body.message).toMatch(content === '' ? /ว่างเปล่า/ : /^ชนิดไฟล์ไม่ถูกต้อง กรุณาเลือกไฟล์ชนิดที่รับ: .*\.pdf/)
    const { cookie } = await all.pages.cookieOf(viewer('admin'), 'skills')
    const english = await send({ name, content, headers: { cookie: `${cookie}; lang=en` } })
    expect(english.body.message).toMatch(
      content === '' ? /empty/ : /^Invalid file type\. Please select a file with the allowed file types: .*\.pdf/,
    )
    expect(files().length).toBe(before)
  })

  test('what is said of a file beside it is refused where no database takes it, and nothing is kept', async () => {
    await send({ content: pdf })
    const kept = files().length
    const hostile: Record<string, string>[] = [
      { alt: 'ก\0' },
      { folder: 'ก\0', library: '1' },
      { collection: 'course', row: '\0' },
    ]
    for (const fields of hostile) {
      const { status, body } = await send({ content: pdf, fields })
      expect([status, body.issues[0].code], JSON.stringify(fields)).toEqual([400, 'unclean-text'])
    }
    expect(files()).toHaveLength(kept)
  })

  test('the type is what the file holds, whatever it is called and said to be', async () => {
    const { body } = await send({ name: '../../ห้อง\r\n"1.html', content: pdf })
    expect(body.data).toMatchObject({ type: 'application/pdf', name: expect.stringMatching(/^[^/\\\r\n"]+\.pdf$/) })
    const { headers } = await open(body.data.key, { viewer: viewer('admin') })
    expect(headers['content-type']).toBe('application/pdf')
  })

  test('a picture is made anew without what its camera wrote, in smaller widths, and served as it is asked for', async () => {
    const plain = await picture(1200, 300).jpeg(90)
    const place = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0 GPS 13.7563N 100.5018E <?php', 'latin1')
    const length = Buffer.from([0xff, 0xe1, 0, place.length + 2])
    const content = Buffer.concat([plain.subarray(0, 2), length, place, plain.subarray(2)])
    const { body } = await send({ name: 'ภาพ.jpg', content, fields: { public: '1', alt: 'ห้องเรียน' } })
    expect(body.data).toMatchObject({ width: 1200, height: 300, alt: 'ห้องเรียน', type: 'image/jpeg' })
    const own = await open(body.data.key)
    expect(own.bytes.includes('GPS')).toBe(false)
    expect(own.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(own.headers['content-security-policy']).toContain('sandbox')
    const small = await open(`${body.data.key}?w=400`)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await new Transformer(small.bytes).metadata()).toMatchObject({ width: 480, height: 120, format: 'webp' })
    expect((await open(`${body.data.key}?w=9999`)).headers['content-type']).toBe('image/jpeg')
    const again = await open(body.data.key, { headers: { 'if-none-match': String(own.headers['etag']) } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const etag = String(own.headers['etag'])
    expect((await open(body.data.key, { headers: { 'if-none-match': `"a", W/${etag}` } })).status).toBe(304)
    const part = (range: string) => open(body.data.key, { headers: { range: 'bytes=0-1', 'if-range': range } })
    expect([(await part(etag)).status, (await part('"another"')).status]).toEqual([206, 200])
  })

  test('a picture that says it has too many pixels is refused before anything unpacks it', async () => {
    const bomb = Buffer.from(await picture(4, 4).png())
    bomb.writeUInt32BE(65_000, 16)
    bomb.writeUInt32BE(65_000, 20)
    const { status, body } = await send({ name: 'a.png', content: bomb })
    expect([status, body.message]).toEqual([400, 'รูปมีขนาดใหญ่เกินไป (ไม่เกิน 40 ล้านพิกเซล)'])
    expect((await send({ content: Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1') })).body.message).toContain(
      'เปิดรูปนี้ไม่ได้',
    )
  })

  test('a picture that is cut off or moves is refused, and told what to do', async () => {
    const whole = Buffer.from(await picture(400, 300).jpeg(90))
    const cut = await send({ name: 'ครึ่ง.jpg', content: whole.subarray(0, whole.length / 2) })
    expect([cut.status, cut.body.issues[0].code, cut.body.message]).toEqual([
      400,
      'cut',
      'ไฟล์รูปภาพไม่สมบูรณ์ อาจดาวน์โหลดหรือคัดลอกไม่เสร็จ กรุณาตรวจสอบรูปต้นฉบับ แล้วอัปโหลดใหม่',
    ])
    const still = Buffer.from(await picture(8, 8).png())
    expect((await send({ name: 'ครึ่ง.png', content: still.subarray(0, -12) })).body.issues[0].code).toBe('cut')
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0CRC!', 'latin1')
    const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
    expect((await send({ name: 'ขยับ.png', content: moving })).body.message).toMatch(/^ระบบไม่รองรับภาพเคลื่อนไหว/)
  })

  test('a part of a file is answered as a Range asks', async () => {
    const { key } = (await send({ content: pdf })).body.data
    const ask = (range: string) => open(key, { viewer: viewer('admin'), headers: { range } })
    const part = await ask('bytes=1-3')
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${Buffer.byteLength(pdf)}`,
    ])
    expect((await ask('bytes=900-')).status).toBe(416)
  })

  test('no more comes in than the site takes, nor than its package holds', async () => {
    const root = all.academy.as('root')
    const site = await from(root, 'configuration').select(['_id', 'files']).executeTakeFirstOrThrow()
    const set = (change: object) => update(root, 'configuration', { _id: site._id, change })
    await set({ files: { ...site.files, mostMB: 1 } })
    const large = `${pdf}${'x'.repeat(1 << 20)}`
    const { status, body } = await send({ content: large })
    expect([status, body.message]).toEqual([400, 'ไฟล์ใหญ่เกินกำหนด (1 MB)'])
    await set({ files: { ...site.files, mostMB: 3 } })
    const bundle = await create(root, 'package', { name: 'เล็ก', limits: { course: null, user: null, storage: 1 } })
    await set({ package: bundle._id })
    expect((await send({ content: pdf })).status).toBe(200)
    await sql`update file set kept = ${2 ** 30 - 2_000_000} where _id = (select _id from file where site = ${root.site._id} limit 1)`.execute(
      all.academy.database.kysely,
    )
    const at = await Promise.all([1, 2, 3].map(() => send({ content: large })))
    expect(at.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(at.find((one) => one.status === 409)!.body.message).toMatch(/^พื้นที่เก็บไฟล์ของแพ็กเกจเต็มแล้ว \(ใช้ไป .* จาก 1 GB\)/)
    await set({ package: null, files: site.files })
  })

  test('who uploaded a file or staff remove it, nobody while it is used, and then it is gone', async () => {
    const { key } = (
      await send({ content: await picture(8, 8).png(), viewer: viewer('user'), fields: { public: '1' } })
    ).body.data
    const remove = (role: 'guest' | 'user' | 'member' | 'manager', site?: 'factory') =>
      all.pages.ask({ method: 'DELETE', path: `/api/${key}`, viewer: viewer(role), ...(site && { site }) })
    for (const role of ['guest', 'member'] as const) expect((await remove(role)).status, role).toBe(404)
    expect((await remove('manager', 'factory')).status).toBe(404)
    const admin = all.academy.as('admin')
    const { _id } = await create(admin, 'user', {
      username: 'pic@skills.test',
      firstname: 'ก',
      lastname: 'ข',
      avatar: key,
    })
    expect((await remove('user')).status).toBe(409)
    await update(admin, 'user', { _id, change: { avatar: null } })
    expect((await remove('user')).status).toBe(200)
    expect((await open(key)).status).toBe(404)
    await expect.poll(() => files().filter((name) => name.endsWith(key.slice(7)))).toEqual([])
    expect((await remove('user')).status).toBe(404)
  })

  test('what nothing uses is swept after seven days, and what a row names stays', async () => {
    const content = await picture(8, 8).png()
    const sent = async () => (await send({ content, fields: { public: '1' } })).body.data.key as string
    const [kept, gone] = [await sent(), await sent()]
    const admin = all.academy.as('admin')
    await create(admin, 'post', { title: 'มีรูป', slug: 'has-picture', feature_image: kept })
    const status = async (key: string) => (await open(key)).status
    const sweep = () => sweepSite.work(all.academy.as('admin'), {} as Parameters<typeof sweepSite.work>[1])
    await sweep()
    expect(await status(gone)).toBe(200)
    all.academy.pass(unusedMs)
    await sweepFiles.work(all.academy.app, { signal: new AbortController().signal })
    await expect.poll(() => status(gone)).toBe(404)
    expect(await status(kept)).toBe(200)
  })
})
