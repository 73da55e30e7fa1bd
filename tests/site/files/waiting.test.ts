import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { unusedMs } from '#platform/content/file/references/unused.ts'
import { sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { openWithFiles, pdf, picture, type Sent, upload } from './support.ts'

const drivers = await bothDrivers()

describe.each(drivers)('uploads that nothing uses yet on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())
  beforeEach(async () => {
    await sql`truncate file, file_upload cascade`.execute(all.academy.database.kysely)
    all.academy.pass(120_000)
  })

  const viewer = (role: Role) => all.academy.viewer(role)
  const send = (sent: Partial<Sent> = {}) => upload(all.pages, { content: pdf, viewer: viewer('user'), ...sent })
  const photo = async () => (await send({ content: await picture(8, 8).png(), fields: { public: '1' } })).body.data.key
  /** Uploads a number of unused files of a person, each with the given bytes. */
  const leave = (count: number, { bytes = 10, person = viewer('user').id } = {}) =>
    sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, widths, "isPublic", alt, store, person, "by", "createdAt")
      select ${all.academy.as('user').site._id}, ${person} || n, 'pdf', 'ค้าง.pdf', 'application/pdf', ${bytes}, ${bytes}, '', '[]', false, '', 'disk',
        ${person}, '', ${new Date(all.academy.app.clock()).toISOString()}::timestamptz from generate_series(1, ${count}::int) n`.execute(
      all.academy.database.kysely,
    )
  const begin = (bytes: number) =>
    all.pages.ask({
      ...{ method: 'POST', path: '/api/upload/resumable', viewer: viewer('user') },
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes), 'upload-metadata': 'filename YS5wZGY=' },
    })

  test('of three uploads at once one has the last place, and the others are told what to do', async () => {
    await leave(99)
    const at = await Promise.all([1, 2, 3].map(() => send()))
    expect(at.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const { message } = at.find(({ status }) => status === 409)!.body
    expect(message).toMatch(
      /^คุณมีไฟล์ที่อัปโหลดแล้วแต่ยังไม่ได้ใช้ครบจำนวนที่กำหนด \(100 ไฟล์ .* B\).*กรุณาบันทึกรายการที่แนบไฟล์เหล่านั้น หรือลบไฟล์ที่ไม่ใช้/,
    )
    const { cookie } = await all.pages.cookieOf(viewer('user'), 'skills')
    const english = await send({ headers: { cookie: `${cookie}; lang=en` } })
    expect(english.body.message).toMatch(/100 files \(.*\)\. Save the records that use them, or delete files/)
    expect((await send({ viewer: viewer('manager') })).status, 'another person').toBe(200)
  })

  test('bytes count as files do, and those that come in parts from their beginning on', async () => {
    await leave(1, { bytes: 255 * 2 ** 20 })
    expect((await begin(2 ** 20 + 1)).status).toBe(409)
    expect((await begin(2 ** 20 - 100)).status).toBe(201)
    expect((await send()).status).toBe(200)
    expect((await send({ content: `${pdf}${'x'.repeat(200)}` })).status).toBe(409)
    await sql`update file_upload set "expiresAt" = "createdAt"`.execute(all.academy.database.kysely)
    expect((await send({ content: `${pdf}${'x'.repeat(200)}` })).status).toBe(200)
  })

  test('a file is off the count while a row names it, on it again afterwards, and off it once it is swept', async () => {
    await leave(98)
    const [first, second] = [await photo(), await photo()]
    expect((await send()).status).toBe(409)
    const me = { _id: viewer('user').id }
    const admin = all.academy.as('admin')
    await update(all.academy.as('user'), 'user', { ...me, change: { avatar: first } })
    const third = await photo()
    expect((await send()).status).toBe(409)
    await update(all.academy.as('user'), 'user', { ...me, change: { avatar: second } })
    expect((await send()).status, 'one came off, one on').toBe(409)
    await update(all.academy.as('user'), 'user', { ...me, change: { avatar: null } })
    expect((await send()).status).toBe(409)
    await create(admin, 'post', { title: 'รูป', slug: 'pictures', content: `<p><img src="/${first}"></p>` })
    await create(admin, 'post', { title: 'รูปอีก', slug: 'more-pictures', feature_image: third })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(409)
    await sql`update file set "createdAt" = "createdAt" - make_interval(secs => ${unusedMs / 1000})`.execute(
      all.academy.database.kysely,
    )
    await sweepSite.work(all.academy.as('admin'), {} as Parameters<typeof sweepSite.work>[1])
    expect((await send()).status).toBe(200)
  })

  test('the sweep finds uses that were written in another way, and forgets those that are gone', async () => {
    await leave(99)
    const key = await photo()
    const { kysely } = all.academy.database
    const sweep = () => sweepSite.work(all.academy.as('admin'), {} as Parameters<typeof sweepSite.work>[1])
    const name = (avatar: string | null) =>
      sql`update "user" set avatar = ${avatar} where _id = ${viewer('user').id}`.execute(kysely)
    await name(key)
    expect((await send()).status).toBe(409)
    await sweep()
    expect((await send()).status).toBe(200)
    await name(null)
    await sweep()
    expect((await send()).status).toBe(409)
  })

  test('what the learners of a site left stops learners and not its staff, and their library waits for nothing', async () => {
    for (let n = 0; n < 50; n++) await leave(100, { person: `other${n}-` })
    const refused = await send()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^เว็บไซต์นี้มีไฟล์.*5,000 ไฟล์.*กรุณาลองใหม่ภายหลัง/),
    ])
    expect((await send({ viewer: viewer('manager') })).status).toBe(200)
    await leave(1000, { person: viewer('manager').id })
    expect((await send({ viewer: viewer('manager') })).status).toBe(409)
    expect((await send({ viewer: viewer('manager'), fields: { library: '1' } })).status).toBe(200)
  })
})
