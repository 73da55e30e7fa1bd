import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { SiteKey } from '../../support/cast.ts'
import { sites } from '../../support/cast.ts'
import { textOf } from '../../support/reading.ts'
import { keys, openBucket } from './bucket.ts'
import { openWithFiles, pdf, picture, upload } from './support.ts'

type All = Awaited<ReturnType<typeof openWithFiles>>
const dayMs = 86_400_000
const drivers = await testDrivers()

describe.each(drivers)('the files of a site on $kind', (driver) => {
  let all: All
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  browsingCases(() => all)
  movingCases(() => all)
})

/** Tests of what owners see and do with the files of their sites, for an open academy. */
function browsingCases(of: () => All) {
  const viewer = (role: Role = 'root', site: SiteKey = 'skills') => of().academy.viewer(role, site)
  const sent = async (name: string, site: SiteKey = 'skills') => {
    const { body } = await upload(of().pages, { content: pdf, name, viewer: viewer(), site })
    return String(body.data.key).slice('upload/'.length, -'.pdf'.length)
  }
  const open = (path: string, role: Role = 'root') => of().pages.open({ path, viewer: viewer(role) })
  const shown = async (query = '') => textOf((await open(`/space/file${query}`)).text)
  const post = (form: Record<string, string>, role: Role = 'root', path = '/space/file') =>
    of().pages.post({ path, viewer: viewer(role), form })
  const kysely = () => of().academy.database.kysely
  const age = (id: string, days: number) =>
    sql`update file set "createdAt" = "createdAt" - ${days} * interval '1 day' where _id = ${id}`.execute(kysely())

  test('files are found by name, kind, size, age, storage and site, and ordered', async () => {
    const [old, large] = [await sent('เก่ามาก.pdf'), await sent('ใหญ่มาก 100%_.pdf')]
    await sent('ของโรงงาน.pdf', 'factory')
    await age(old, 100)
    await sql`update file set kept = ${20 * 2 ** 20} where _id = ${large}`.execute(kysely())
    expect(await shown('?q=เก่ามาก')).toContain('เก่ามาก.pdf')
    expect(await shown('?q=100%25_')).toContain('ใหญ่มาก')
    expect(await shown('?q=%25')).not.toContain('เก่ามาก.pdf')
    expect(await shown('?where=age:is:90')).toMatch(/เก่ามาก\.pdf/)
    expect(await shown('?where=age:is:90')).not.toContain('ใหญ่มาก')
    expect(await shown('?where=size:min:10')).toMatch(/ใหญ่มาก.*20 MB/)
    expect(await shown('?where=size:min:10')).not.toContain('เก่ามาก.pdf')
    expect(await shown('?kind=picture')).not.toContain('เก่ามาก.pdf')
    expect(await shown('?kind=document')).toContain('เก่ามาก.pdf')
    expect(await shown('?where=store:is:disk')).toContain('เก่ามาก.pdf')
    expect(await shown('?where=store:is:nowhere')).not.toContain('เก่ามาก.pdf')
    expect(await shown()).not.toContain('ของโรงงาน')
    const factory = await shown(`?where=site:is:${sites.factory._id}`)
    expect(factory).toContain('ของโรงงาน.pdf')
    expect(factory).not.toContain('เก่ามาก.pdf')
    const bySize = await shown('?sort=kept+desc')
    expect(bySize.indexOf('ใหญ่มาก')).toBeLessThan(
      bySize.indexOf('เก่ามาก.pdf') === -1 ? Infinity : bySize.indexOf('เก่ามาก.pdf'),
    )
    for (const odd of [
      '?sort=site',
      '?page=-1',
      '?where=site:is:nobody',
      '?where=age:is:1e9',
      '?kind=constructor',
      "?q='--",
    ])
      expect((await open(`/space/file${odd}`)).status, odd).toBe(200)
  })

  test('a file that is used says where, and stays; once it is not it is put away and brought back', async () => {
    const id = await sent('ใบประกาศ.pdf')
    const key = `upload/${id}.pdf`
    const admin = of().academy.as('admin')
    const page = await create(admin, 'post', {
      title: 'หน้าที่ใช้ไฟล์',
      slug: `uses-${id}`,
      content: `<a href="/${key}">x</a>`,
    })
    const detail = await open(`/space/file/detail/${id}`)
    expect(textOf(detail.text)).toContain('หน้าที่ใช้ไฟล์')
    expect(detail.text).toContain(`/cms/edit/${page._id}`)
    expect(textOf(detail.text)).toContain('ใช้อยู่ 1 แห่ง')
    const refused = await post({ intent: 'remove', file: id })
    expect([refused.status, textOf(refused.text)]).toEqual([409, expect.stringContaining('ไฟล์นี้ใช้งานอยู่')])
    await remove(admin, 'post', page._id)
    expect(textOf((await open(`/space/file/detail/${id}`)).text)).toContain('รายการถูกลบ หรือคุณไม่มีสิทธิ์ดู')
    expect((await post({ intent: 'remove', file: id })).status).toBe(409)
    await sql`delete from post where _id = ${page._id}`.execute(kysely())
    const gone = await post({ intent: 'remove', file: id })
    const told = String(gone.headers['location'])
    expect(textOf((await open(told)).text)).toContain('กู้คืนได้ภายใน 7 วัน')
    expect((await open(`/${key}`)).status).toBe(404)
    expect(await shown('?q=ใบประกาศ')).not.toMatch(/ใบประกาศ\.pdf/)
    expect(await shown('?q=ใบประกาศ&bin=1')).toContain('ใบประกาศ.pdf')
    expect((await post({ intent: 'remove', file: id })).status).toBe(404)
    expect((await post({ intent: 'bring-back', file: id })).status).toBe(302)
    expect((await open(`/${key}`)).text).toBe(pdf)
  })

  test('what was put away is gone after seven days, and takes no room before', async () => {
    const id = await sent('ลืม.pdf')
    await sql`update file set kept = 1000000000 where _id = ${id}`.execute(kysely())
    const root = of().academy.as('root')
    expect(await shown('?q=ลืม')).toContain('954')
    await post({ intent: 'remove', file: id })
    expect(textOf((await open('/space/dashboard')).text)).not.toContain('954')
    const swept = async () => {
      await enqueue(root, sweepSite, { payload: {} })
      await of().academy.app.jobs.drain()
      return (await sql`select 1 from file where _id = ${id}`.execute(kysely())).rows.length
    }
    expect(await swept()).toBe(1)
    await sql`update file set "removedAt" = "removedAt" - ${8 * dayMs} * interval '1 millisecond' where _id = ${id}`.execute(
      kysely(),
    )
    expect(await swept()).toBe(0)
    expect((await post({ intent: 'bring-back', file: id })).status).toBe(404)
  })

  test('nobody but the owner of the product sees or removes them, and of no site but his', async () => {
    const id = await sent('ลับเจ้าของ.pdf')
    for (const role of ['superadmin', 'admin', 'manager', 'member', 'user', 'guest'] as const) {
      expect((await open('/space/file', role)).text, role).not.toContain('ลับเจ้าของ')
      expect((await open(`/space/file/detail/${id}`, role)).text, role).not.toContain('ลับเจ้าของ')
      expect((await post({ intent: 'remove', file: id }, role)).status, role).toBe(302)
    }
    expect((await open(`/upload/${id}.pdf`)).status).toBe(200)
    const forged: Record<string, string>[] = [
      { intent: 'remove', file: id, site: 'f'.repeat(24) },
      { intent: 'remove', file: id, site: sites.factory._id },
      { intent: 'remove', file: "' or 1=1" },
      { intent: 'remove', file: '' },
      { intent: 'constructor', file: id },
    ]
    for (const form of forged) expect((await post(form)).status, JSON.stringify(form)).toBe(404)
    expect((await open(`/space/file/detail/${id}?site=${'f'.repeat(24)}`)).status).toBe(404)
    expect((await open(`/space/file/detail/${id}?site=${sites.factory._id}`)).status).toBe(404)
  })

  test('the administrators are told when the package is four fifths full, once, and it says so', async () => {
    const root = of().academy.as('root')
    const { _id } = await from(root, 'configuration').select('_id').executeTakeFirstOrThrow()
    const bundle = await create(root, 'package', { name: 'แปดสิบ', limits: { course: null, user: null, storage: 1 } })
    await update(root, 'configuration', { _id, change: { package: bundle._id } })
    const first = await sent('ก่อนเตือน.pdf')
    const told = async () =>
      (await sql`select 1 from notice where title::text like '%พื้นที่เก็บไฟล์ใช้ไป%'`.execute(kysely())).rows.length
    expect(await told()).toBe(0)
    const rest = await sql<{ n: number }>`select coalesce(sum(kept), 0)::bigint as n from file
      where site = ${root.site._id} and "removedAt" is null and _id <> ${first}`.execute(kysely())
    const nearly = Math.floor(0.8 * 2 ** 30) - Number(rest.rows[0]!.n) - 10
    await sql`update file set kept = ${nearly} where _id = ${first}`.execute(kysely())
    await sent('ที่เตือน.pdf')
    expect(await told()).toBe(1)
    await sent('หลังเตือน.pdf')
    expect(await told()).toBe(1)
    expect(textOf((await open('/space/dashboard')).text)).toContain('พื้นที่เก็บไฟล์ใช้ไป 80% ของแพ็กเกจ')
    expect(textOf((await open('/setup/dashboard', 'admin')).text)).toContain('พื้นที่เก็บไฟล์ใช้ไป 80% ของแพ็กเกจ')
    await sql`update file set kept = ${2 ** 30} where _id = ${first}`.execute(kysely())
    const full = await upload(of().pages, { content: pdf, viewer: viewer() })
    expect([full.status, full.body.message]).toEqual([409, expect.stringContaining('พื้นที่เก็บไฟล์ของแพ็กเกจเต็มแล้ว')])
    await sql`update file set kept = 10 where _id = ${first}`.execute(kysely())
    await update(root, 'configuration', { _id, change: { package: null } })
  })
}

/** Tests of moving files from one storage to another. */
function movingCases(of: () => All) {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  const root = () => of().academy.as('root')
  const post = (form: Record<string, string>) =>
    of().pages.post({ path: '/space/dashboard', viewer: of().academy.viewer('root'), form })
  const dashboard = async () =>
    textOf((await of().pages.open({ path: '/space/dashboard', viewer: of().academy.viewer('root') })).text)
  const kysely = () => of().academy.database.kysely
  const stores = async () => {
    const { rows } = await sql<{ store: string; n: number }>`select store, count(*)::int as n from file
      where site = ${root().site._id} group by 1`.execute(kysely())
    return Object.fromEntries(rows.map(({ store, n }) => [store, n]))
  }
  const moveId = async () =>
    (
      await sql<{
        _id: string
      }>`select _id from bulk_operation where kind = 'platform/move-files' order by "createdAt" desc, _id desc limit 1`.execute(
        kysely(),
      )
    ).rows[0]!._id
  let space = ''

  beforeAll(async () => {
    bucket = await openBucket()
  })
  afterAll(async () => {
    const { _id } = await from(root(), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(root(), 'configuration', { _id, change: { spaceId: null } })
    await sql`update file set store = 'disk'`.execute(kysely())
    await bucket.close()
  })

  test('a storage is chosen only when it works, and then files are moved there, proved, and opened as before', async () => {
    const at = { s3Endpoint: bucket.endpoint, s3Bucket: 'academy', s3Region: keys.region }
    const broken = await create(root(), 'space', {
      name: 'พัง',
      ...at,
      s3Key: keys.key,
      s3Secret: 'wrong-secret-entirely',
    })
    expect(textOf((await post({ intent: 'choose', space: broken._id })).text)).toContain('คีย์ไม่ถูกต้อง')
    space = (await create(root(), 'space', { name: 'ถังใหม่', ...at, s3Key: keys.key, s3Secret: keys.secret }))._id
    await sql`delete from file where site = ${root().site._id}`.execute(kysely()).catch(() => {})
    const send = async (name: string, content: Uint8Array | string) =>
      (await upload(of().pages, { content, name, viewer: of().academy.viewer('root') })).body.data.key as string
    const [text, shot] = [await send('ก.pdf', pdf), await send('ข.png', await picture(600, 60).png())]
    expect((await post({ intent: 'choose', space })).status).toBe(302)
    expect(await dashboard()).toContain('ย้ายไปพื้นที่เก็บปัจจุบัน')
    const before = (await stores())['disk']!
    expect((await post({ intent: 'move', from: 'disk' })).status).toBe(302)
    expect((await post({ intent: 'move', from: 'disk' })).status).toBe(409)
    await of().academy.app.jobs.drain()
    expect((await stores())[`space ${space}`]).toBe(before)
    expect(bucket.held.size).toBeGreaterThanOrEqual(3)
    expect(await dashboard()).toMatch(/ย้ายไฟล์จาก เซิร์ฟเวอร์นี้ ไปยัง ถังใหม่ แล้ว/)
    for (const key of [text, shot])
      expect((await of().pages.open({ path: `/${key}`, viewer: of().academy.viewer('root') })).status).toBe(200)
    await expect(remove(root(), 'space', space)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a move is stopped and gone on with, and what is not what came in stays where it is', async () => {
    const { _id } = await from(root(), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(root(), 'configuration', { _id, change: { spaceId: null } })
    const [path] = [...bucket.held.keys()].filter((key) => key.endsWith('.pdf'))
    const whole = bucket.held.get(path!)!
    bucket.held.set(path!, { ...whole, body: Buffer.from('%PDF ของปลอม') })
    await post({ intent: 'move', from: `space ${space}` })
    const first = await moveId()
    expect((await post({ intent: 'move-cancel', move: first })).status).toBe(302)
    expect((await post({ intent: 'move-cancel', move: first })).status).toBe(404)
    await of().academy.app.jobs.drain()
    expect((await stores())['disk'] ?? 0).toBe(0)
    expect(await dashboard()).toContain('หยุดย้ายแล้ว')
    expect((await post({ intent: 'move-resume', move: first })).status).toBe(302)
    await of().academy.app.jobs.drain()
    expect((await stores())[`space ${space}`]).toBe(1)
    expect(await dashboard()).toContain('ย้ายไม่ได้ 1 ไฟล์')
    bucket.held.set(path!, whole)
    expect((await post({ intent: 'move-resume', move: first })).status).toBe(302)
    await of().academy.app.jobs.drain()
    expect((await stores())[`space ${space}`] ?? 0).toBe(0)
    expect((await post({ intent: 'move-resume', move: first })).status).toBe(409)
    const forged: Record<string, string>[] = [
      { intent: 'move', from: 'disk' },
      { intent: 'move', from: 'space x' },
      { intent: 'move-cancel', move: "'" },
    ]
    for (const form of forged) expect((await post(form)).status, JSON.stringify(form)).toBe(404)
  })
}
