import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { caps } from '#platform/data/import-export/caps.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { readXlsx } from '#platform/data/import-export/sheets/read-xlsx.ts'
import { maySee, type Marker, plantMarkers } from '../canary/markers.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { contentOf, transfersOf } from '../support/transfers.ts'

const drivers = await testDrivers()
const takers: readonly Role[] = ['manager', 'admin', 'superadmin', 'root']
const cellsOf = async (file: Buffer) => (await readXlsx(file)).rows

describe.each(drivers)('files on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let transfers: ReturnType<typeof transfersOf>
  const markers: Marker[] = []
  const ids = new Map<SiteKey, Map<string, string[]>>()
  const by = (role: Role, site: SiteKey = 'skills') => ({ viewer: academy.viewer(role, site), site })

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    transfers = transfersOf(http)
    for (const site of ['skills', 'factory'] as const) {
      const planted = await plantMarkers(academy, site)
      markers.push(...planted.markers)
      ids.set(site, planted.ids)
    }
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const leaksIn = (text: string, who: { site: SiteKey; role: Role }) =>
    markers
      .filter((marker) => text.includes(marker.text))
      .filter((marker) => !maySee(marker, { site: who.site, viewer: academy.viewer(who.role, who.site) }))
      .map((marker) => marker.text)

  test.each(driver.partOf(allRoles))(
    '%s takes away of every collection only what he may read, and nothing below manager',
    async (role) => {
      for (const [n, name] of [...academy.app.collections.keys()].entries()) {
        const csv = await transfers.take(by(role), { of: name })
        const mayTake = takers.includes(role)
        if (!mayTake) expect(csv.status, name).toBe(403)
        expect(leaksIn(csv.text, { site: 'skills', role }), name).toEqual([])
        if (csv.status !== 200) continue
        expect(csv.text).not.toMatch(/argon2|hash|secret|password/i)
        // Both formats contain the same cells, and a sheet takes a process. So each collection is exported as only one
        // role.
        if (n % takers.length !== takers.indexOf(role)) continue
        const xlsx = await transfers.take(by(role), { of: name, format: 'xlsx' })
        const rows = await cellsOf(xlsx.bytes)
        expect(leaksIn(JSON.stringify(rows), { site: 'skills', role }), name).toEqual([])
        expect(rows).toHaveLength(csv.text.trimEnd().split('\r\n').length)
      }
    },
    120_000,
  )

  test('tells fields that may not be read as fields that are not', async () => {
    const asked = (fields: string) => transfers.take(by('manager'), { of: 'user', more: { fields } })
    expect((await asked('firstname,_id')).text.split('\r\n')[0]).toBe('\ufeffชื่อ,รหัสรายการ (_id)')
    for (const fields of ['citizen', 'info.agree', 'password', 'site', '__proto__', 'firstname,,'])
      expect((await asked(fields)).status, fields).toBe(400)
    const filtered = (filter: string) => transfers.take(by('manager'), { of: 'user', more: { filter } })
    for (const filter of [
      '{"citizen":{"$regex":"1"}}',
      '{"$where":"1"}',
      '{',
      '[]',
      '{"__proto__":1}',
      '['.repeat(9000),
    ])
      expect((await filtered(filter)).status, filter.slice(0, 40)).toBe(400)
    const sorted = await transfers.take(by('manager'), { of: 'user', more: { sort: 'citizen desc' } })
    expect(sorted.status).toBe(200)
  })

  test.each<[Role, SiteKey, number]>([
    ['guest', 'skills', 403],
    ['user', 'skills', 403],
    ['member', 'skills', 403],
    ['manager', 'skills', 403],
    ['admin', 'skills', 200],
  ])('%s brings in categories: %s answers %i', async (role, site, status) => {
    const before = await contentOf(academy)
    const file = `name,code\nก,by-${role}\n`
    expect((await transfers.bring(by(role, site), { to: 'category', file })).status).toBe(status)
    if (status !== 200) expect(await contentOf(academy)).toEqual(before)
  })

  test.each<Role>(['guest', 'user'])('%s brings in nothing of any collection, his own rows neither', async (role) => {
    for (const name of academy.app.collections.keys()) {
      const { status } = await transfers.bring(by(role), { to: name, file: 'name\nก\n' })
      expect([403, 404], name).toContain(status)
    }
  })

  test('nobody brings in keys of API clients', async () => {
    for (const role of ['admin', 'root'] as const)
      expect((await transfers.bring(by(role), { to: 'api_key', file: 'name\nก\n' })).status, role).toBe(403)
  })

  test('the row of another site is not there, and nobody is carried over', async () => {
    const before = await contentOf(academy)
    const [theirs] = ids.get('factory')!.get('course')!
    const file = `_id,name\n${theirs},ของเรา\n`
    const { report } = await transfers.bring(by('manager'), { to: 'course', file })
    expect(report.problems).toMatchObject([{ row: 2, code: 'not-found' }])
    const reference = `courseID,name\n${theirs},บทของเรา\n`
    const lesson = await transfers.bring(by('manager'), { to: 'lesson', file: reference })
    expect(lesson.report.problems).toMatchObject([{ row: 2, field: 'courseID', code: 'reference' }])
    const user = `username,firstname,lastname,email,parent\na,a,a,a@wicha.test,${academy.as('admin', 'factory').site._id}\n`
    expect((await transfers.bring(by('admin'), { to: 'user', file: user })).report.problems).toMatchObject([
      { row: 1, code: 'unknown-head' },
    ])
    expect(await contentOf(academy)).toEqual(before)
  })

  test('a collection whose plugin is off, or that is none, is not found', async () => {
    for (const name of ['session', 'credential', 'x', 'constructor'])
      for (const answer of [
        await transfers.take(by('root'), { of: name }),
        await transfers.bring(by('root'), { to: name, file: 'a\nb\n', type: 'application/json' }),
      ])
        expect([400, 404], name).toContain(answer.status)
    const there = { ...by('root'), site: 'origin' as const }
    expect((await transfers.take(there, { of: 'course' })).status).toBe(404)
  })

  test('files are saved under their Thai name and never shown', async () => {
    await create(academy.as('admin'), 'category', { name: '=HYPERLINK("http://x")', code: '+1', description: '-1\n@x' })
    const csv = await transfers.take(by('admin'), { of: 'category', more: { filter: '{"code":"+1"}', lang: 'en' } })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(csv.headers['set-cookie']).toBeUndefined()
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="category-[\d-]+\.csv"; filename\*=UTF-8''Categories%20[\d-]+\.csv$/,
    )
    expect(csv.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(csv.text).toContain('\r\n"\'=HYPERLINK(""http://x"")",\'+1,"\'-1\n@x",')
    const xlsx = await transfers.take(by('admin'), { of: 'category', format: 'xlsx' })
    expect(xlsx.headers['content-type']).toBe(fileTypes.xlsx)
    expect(xlsx.headers['content-disposition']).toContain("filename*=UTF-8''%E0%B8%AB%E0%B8%A1")
    expect((await cellsOf(xlsx.bytes)).flat()).toContain('=HYPERLINK("http://x")')
  })

  test('only an import takes files, and takes nothing else', async () => {
    const ask = (path: string, type: string, payload: string | Buffer = 'name,code\na,b\n') =>
      http.ask({ ...by('admin'), path, body: payload, headers: { 'content-type': type } })
    for (const path of ['/api/category', '/api/category/query', '/api/category/aggregate', '/api/signin'])
      for (const type of Object.values(fileTypes)) expect((await ask(path, type)).status, path).toBe(415)
    for (const type of ['text/plain', 'application/vnd.ms-excel', 'text/csv+x', 'multipart/form-data'])
      expect(await ask('/api/category/import', type)).toMatchObject({
        status: 415,
        body: { message: 'ไฟล์นี้ไม่ใช่ไฟล์ CSV หรือ XLSX' },
      })
    const json = await ask('/api/category/import', 'application/json', '{"name":"a"}')
    expect(json.status).toBe(415)
    const large = await ask('/api/category/import', fileTypes.csv, Buffer.alloc(caps.bytes + 1, 'a'))
    expect(large).toMatchObject({ status: 413, body: { message: 'ไฟล์มีขนาดเกิน 5 MB กรุณาแบ่งเป็นหลายไฟล์' } })
    const page = await ask('/api/category/import', fileTypes.xlsx, '<html><table></table></html>')
    expect(page).toMatchObject({ status: 400, body: { fields: ['file'], issues: [{ code: 'html' }] } })
    expect((await ask('/api/category/import', fileTypes.csv, '')).status).toBe(400)
    const foreign = { 'content-type': fileTypes.csv, origin: 'https://evil.example' }
    const forged = await http.ask({
      ...by('admin'),
      path: '/api/category/import',
      body: 'name,code\na,b\n',
      headers: foreign,
    })
    expect(forged.status).toBe(403)
  })

  test('are called also where a module answers the rows of a collection itself', async () => {
    const { serveTransfers } = await import('../../src/app/http/files/transfers.ts')
    const urls: string[] = []
    const server = { route: ({ url }: { url: string }) => void urls.push(url) } as unknown as FastifyInstance
    serveTransfers(server, { app: academy.app, refuse: () => {}, own: [{ path: '/post/:id' }, { path: '/signin' }] })
    expect(urls).toEqual(['/api/:c/export', '/api/:c/import', '/api/post/export', '/api/post/import'])
  })

  test('an odd value of dryRun keeps nothing: only its absence stores', async () => {
    const before = await contentOf(academy)
    for (const dryRun of ['1', 'true', 'yes', '', 'on'])
      await transfers.bring(by('admin'), { to: 'category', file: 'name,code\nก,dry\n', more: { dryRun } })
    expect(await contentOf(academy)).toEqual(before)
  })
})
