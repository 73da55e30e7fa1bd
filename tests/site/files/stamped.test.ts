import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { linkMs } from '#platform/content/file/serving/link.ts'
import { stampedQuery } from '#platform/content/file/watermark/stamped-link.ts'
import { openWithFiles, pdf as nonsense, upload } from './support.ts'

const drivers = await testDrivers()
const host = 'files.skills.test'

/** Returns how many pictures each page draws. */
async function picturesOf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  const drawn = await Promise.all(pages.map((page) => page.getOperatorList()))
  await task.destroy()
  return drawn.map(({ fnArray }) => fnArray.filter((fn) => fn === OPS.paintImageXObject).length)
}

describe.each(drivers)('stamped copies on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  let plain: Buffer
  let locked: Buffer

  beforeAll(async () => {
    all = await openWithFiles(driver)
    const document = await PDFDocument.create()
    for (let n = 0; n < 3; n++) document.addPage([300 + n, 400])
    plain = Buffer.from(await document.save())
    document.encrypt({ userPassword: 'a', ownerPassword: 'b' })
    locked = Buffer.from(await document.save())
  })
  afterAll(() => all.close())

  const send = async (content: Buffer | string, fields: Record<string, string> = {}) =>
    (await upload(all.pages, { content, name: 'คู่มือ.pdf', fields, viewer: all.academy.viewer('admin') })).body.data
      .key as string
  const idOf = (key: string) => key.slice('upload/'.length, -'.pdf'.length)
  const handed = (key: string, { ms = linkMs, text = 'ลับ', site = all.academy.as('guest').site._id } = {}) => {
    const { app } = all.academy
    const query = stampedQuery(app.sealing, { id: idOf(key), site, text, until: app.clock() + ms - 1000 })
    return `/${key}?${query}`
  }
  const open = (path: string, more: object = {}) => all.pages.open({ path, ...more })
  const copies = () => readdirSync(join(all.folder, 'stamped')).length

  test('a private file is had with its mark on every page by who was handed the address, and not without', async () => {
    const key = await send(plain)
    expect((await open(`/${key}`)).status).toBe(404)
    const { status, bytes, headers } = await open(handed(key))
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const pictures = await picturesOf(bytes)
    expect([pictures.length, Math.min(...pictures) >= 2]).toEqual([3, true])
    expect(bytes.includes(plain)).toBe(false)
    expect(headers['content-disposition']).toMatch(/^inline; .*filename\*=UTF-8''%E0/)
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['cache-control']).toBe('private, no-cache')
    const saved = await open(`${handed(key)}&download`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
    expect(saved.bytes.equals(bytes)).toBe(true)
  })

  test('parts, heads and what a browser has already are answered as of any file', async () => {
    const address = handed(await send(plain))
    const whole = await open(address)
    const part = await open(address, { headers: { range: 'bytes=0-4' } })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${whole.bytes.length}`,
    ])
    expect((await open(address, { headers: { range: `bytes=${whole.bytes.length}-` } })).status).toBe(416)
    const etag = String(whole.headers['etag'])
    expect((await open(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await all.pages.ask({ path: address, method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(whole.bytes.length), ''])
  })

  test('two who ask at once have one copy made, and two texts two', async () => {
    const key = await send(plain)
    const before = copies()
    const [one, same] = await Promise.all([open(handed(key)), open(handed(key))])
    expect([one.status, one.headers['etag']]).toEqual([200, same.headers['etag']])
    expect(copies()).toBe(before + 1)
    expect((await open(handed(key, { text: 'อื่น' }))).headers['etag']).not.toBe(one.headers['etag'])
    expect(copies()).toBe(before + 2)
  })

  test('an address that was not handed out so opens nothing, not even what is public', async () => {
    const keys = [await send(plain), await send(plain, { public: '1' })]
    for (const key of keys) {
      const right = handed(key)
      for (const wrong of [
        right.replace(/mark=[^&]+/, `mark=${Buffer.from('ของฉัน').toString('base64url')}`),
        right.replace(/until=\d+/, `until=${all.academy.app.clock() + 1000}`),
        right.replace(/by=.*/, 'by='),
        right.replace(/site=[^&]+/, 'site=x'),
        right.replace(idOf(key), idOf(keys.find((one) => one !== key)!)),
        handed(key, { ms: linkMs * 2 }),
        `/${key}?mark=`,
      ])
        expect((await open(wrong)).status, wrong).toBe(404)
      expect((await open(right.replace(/mark=[^&]+/, 'mark=%00'))).status).toBe(400)
    }
    expect((await open(`/${keys[1]}`)).status).toBe(200)
  })

  test('an address that has ended says so, in both languages', async () => {
    const ended = handed(await send(plain), { ms: 0 })
    expect(await open(ended)).toMatchObject({ status: 410, text: expect.stringContaining('หมดอายุ') })
    const said = await open(ended, { headers: { cookie: 'lang=en' } })
    expect(said.text).toContain('Open the document again from its page')
  })

  test('another site hands out no private file of this one, and its addresses open nothing here', async () => {
    const factory = all.academy.as('guest', 'factory').site._id
    const [hidden, shown] = [await send(plain), await send(plain, { public: '1' })]
    const foreign = { site: factory }
    expect((await open(handed(hidden, foreign), { site: 'factory' })).status).toBe(404)
    expect((await open(handed(shown, foreign), { site: 'factory' })).status).toBe(200)
    expect((await open(handed(shown, foreign))).status).toBe(404)
    expect((await open(handed(shown), { site: 'factory' })).status).toBe(404)
  })

  test('a file that was removed, lost or waits for the scanner is not there, though a copy of it was made', async () => {
    const [gone, lost, waiting] = [await send(plain), await send(plain), await send(plain)]
    for (const key of [gone, waiting]) expect((await open(handed(key))).status).toBe(200)
    const db = all.academy.database.kysely
    await sql`delete from file where _id = ${idOf(gone)}`.execute(db)
    await sql`update file set scan = 'waiting' where _id = ${idOf(waiting)}`.execute(db)
    await all.academy.app.files.disk.remove(lost)
    expect((await open(handed(gone))).status).toBe(404)
    expect((await open(handed(lost))).status).toBe(404)
    expect(await open(handed(waiting))).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  })

  test('a broken, a locked and a huge document are said to be so, and are not handed out in the place of a copy', async () => {
    const huge = await send(plain, { public: '1' })
    await sql`update file set bytes = ${70 * 2 ** 20} where _id = ${idOf(huge)}`.execute(all.academy.database.kysely)
    for (const [key, status, th, en] of [
      [await send(nonsense), 422, 'เสียหาย', 'damaged'],
      [await send(locked), 423, 'ไฟล์เข้ารหัสไว้', 'encrypted'],
      [huge, 413, 'ใหญ่', 'too large'],
    ] as const) {
      const said = await open(handed(key))
      expect([said.status, said.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
      expect(said.text).toContain(th)
      expect((await open(handed(key), { headers: { cookie: 'lang=en' } })).text).toContain(en)
    }
  })

  test('a page hands out the copy to visitors, and tells staff of a public file that it is had without', async () => {
    const pageOf = async (slug: string, fields: Record<string, string>) => {
      const props = { fileurl: `/${await send(plain, fields)}`, filename: 'คู่มือ', display: 'download' }
      const objects = [{ id: 'o', type: 'pdf', version: 1, props }]
      const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
      const ctx = all.academy.as('admin')
      await create(ctx, 'post', { type: 'page', slug, title: slug, status: true, builder })
      return `/cms/page/${slug}`
    }
    const hidden = await pageOf('stamped', {})
    const { text } = await open(hidden)
    const address = /href="(\/upload\/[^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&')
    expect((await open(address)).headers['content-disposition']).toMatch(/^attachment; /)
    expect((await open(address.replace(/\?.*/, ''))).status).toBe(404)
    const shown = await pageOf('shown', { public: '1' })
    await sql`update configuration set files = jsonb_set(files, '{watermark}', '"ใช้ภายใน"')`.execute(
      all.academy.database.kysely,
    )
    const mark = Buffer.from('ใช้ภายใน').toString('base64url')
    expect((await open(await pageOf('as-set', {}))).text, 'as the site is set').toContain(`?mark=${mark}&amp;`)
    const viewer = all.academy.viewer('admin')
    expect((await open(shown, { viewer })).text).toContain('ไฟล์ต้นฉบับเป็นสาธารณะ')
    for (const [page, by] of [
      [hidden, { viewer }],
      [shown, {}],
    ] as const)
      expect((await open(page, by)).text).not.toContain('ได้เฉพาะเจ้าหน้าที่')
  })
})

describe('stamped copies where files have a host of their own', () => {
  test('a site sends on to it, and it answers the viewer of the site', async () => {
    const [driver] = drivers
    const all = await openWithFiles(driver!, { CONTENT_HOST: host })
    try {
      const document = await PDFDocument.create()
      document.addPage([300, 400])
      const content = Buffer.from(await document.save())
      const { key } = (await upload(all.pages, { content, viewer: all.academy.viewer('admin') })).body.data
      const { app } = all.academy
      const of = { id: key.slice('upload/'.length, -'.pdf'.length), site: all.academy.as('guest').site._id, text: 'ลับ' }
      const path = `/${key}?${stampedQuery(app.sealing, { ...of, until: app.clock() + linkMs - 1000 })}`
      const sent = await all.pages.open({ path })
      expect([sent.status, sent.headers['location']]).toEqual([302, `http://${host}${path}`])
      const there = await all.pages.open({ path, headers: { host } })
      expect([there.status, there.headers['access-control-allow-origin']]).toEqual([200, '*'])
      expect(there.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect((await all.pages.open({ path: `${path}x`, headers: { host } })).status).toBe(404)
      const { headers } = await all.pages.open({ path: '/cms/page/none' })
      expect(headers['content-security-policy']).toContain(`connect-src 'self' ${host} ${host}:*`)
    } finally {
      await all.close()
    }
  })
})
