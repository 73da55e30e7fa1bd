import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { questionOf, searchedFor, sortedBy } from '#domain/table/table-state.ts'
import { endpointOf } from '#platform/content/data-table/endpoints.ts'
import { describeTable, type TableConfig } from '#platform/content/data-table/describe-table.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const config: TableConfig = {
  ...{ title: 'หลักสูตรของเรา', endpoint: '/course/query', method: 'POST', columns: ['name', 'hours', 'sale_price'] },
  ...{ hasSearch: true, size: 10, sort: 'name' },
}

describe.each(drivers)('a data table on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let post: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    for (let n = 1; n <= 12; n++)
      await create(admin, 'course', { name: `งานเชื่อม ${String(n).padStart(2, '0')}`, hours: n, status: true })
    await create(admin, 'course', { name: 'ฉบับร่าง', hours: 99, status: false })
    await create(academy.as('admin', 'factory'), 'course', { name: 'ของโรงงาน', status: true })
    post = (await create(admin, 'post', { type: 'page', slug: 'table', title: 'ตาราง', status: true }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const place = async (props: object) => {
    const object = { id: 't', type: 'data-table', version: 1, props }
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [object] }] }] } as never
    await update(academy.as('admin'), 'post', { _id: post, change: { builder } })
  }
  const shown = async (role: Role = 'guest') =>
    (await pages.open({ path: '/cms/page/table', viewer: academy.viewer(role) })).text

  test('stands on a public page with its first page, of what the visitor may see', async () => {
    await place(config)
    const html = await shown()
    expect(textOf(parts(html, 'h2')[0]!)).toBe('หลักสูตรของเรา')
    expect(parts(html, 'tr')).toHaveLength(11)
    expect(html).toContain('งานเชื่อม 01')
    expect(html).toMatch(/1–10 จาก 12/)
    expect(html).toContain('aria-sort="ascending"')
    for (const hidden of ['ฉบับร่าง', 'ของโรงงาน']) expect(html).not.toContain(hidden)
    await place({ ...config, sort: 'name desc', size: 20 })
    expect(textOf(parts(await shown('admin'), 'tbody')[0]!), 'staff see drafts too').toMatch(/^\s*ฉบับร่าง[^]*งานเชื่อม 12/)
  })

  test('asks the call for what its person wants, and is answered a list of objects', async () => {
    const table = (await describeTable(academy.as('guest'), config))!
    expect(table.address).toBe('/api/course/query')
    const columns = { shown: ['name', 'hours'], searched: ['name'] }
    const ask = async (state: Parameters<typeof questionOf>[0]) =>
      (await pages.ask({ path: table.address, body: questionOf(state, columns) })).body
    const descending = await ask(sortedBy(sortedBy(table.state, 'hours'), 'hours'))
    expect(descending).toMatchObject({ status: 200, total: 12 })
    expect(descending.data[0]).toEqual({ _id: expect.any(String), name: 'งานเชื่อม 12', hours: 12 })
    const found = await ask(searchedFor(table.state, 'เชื่อม 07'))
    expect(found.data.map(({ name }: { name: string }) => name)).toEqual(['งานเชื่อม 07'])
    for (const q of ['.*', '%', '(', '\\', "'"]) expect((await ask(searchedFor(table.state, q))).total, q).toBe(0)
  })

  test.each<[string, string]>([
    ['/enroll/query', 'GET'],
    ['/enroll', 'POST'],
    ['/course/aggregate', 'POST'],
    ['/nothing/query', 'POST'],
    ['/session/query', 'POST'],
    ['/user/query', 'POST'],
    ['https://evil.test/course/query', 'POST'],
    ['//evil.test/query', 'POST'],
    ['/course/query/../../x', 'POST'],
    ['/course/query?x=/y/query', 'POST'],
  ])('%s by %s is not on the list, whoever configured it', async (endpoint, method) => {
    expect(endpointOf(academy.as('root'), { endpoint, method })).toBeNull()
    await place({ ...config, endpoint, method })
    const html = await shown('admin')
    expect(html).not.toContain('งานเชื่อม')
    expect(html).not.toContain('evil')
  })

  test('shows nobody rows or columns that are not his', async () => {
    const enrolments = { ...config, endpoint: '/enroll/query', columns: ['createdAt', 'userID', 'analytics'] }
    const of = async (role: Role) => describeTable(academy.as(role), { ...enrolments, sort: undefined })
    expect((await of('guest'))!.first).toEqual({ rows: [], total: 0 })
    expect((await of('admin'))!.columns.map(({ name }) => name)).toEqual(['createdAt'])
    const mail = { ...config, endpoint: '/mail/query', columns: ['subject', 'secret'], sort: undefined }
    expect((await describeTable(academy.as('manager'), mail))?.first.rows ?? []).toEqual([])
    const keys = { ...config, endpoint: '/configuration/query', columns: ['email_key', 's3Secret'] }
    expect(await describeTable(academy.as('root'), keys)).toBeNull()
  })

  test('of a plugin that is off is not there', async () => {
    const { site } = academy.as('admin')
    const ctx = { ...academy.as('admin'), site: { ...site, plugins: new Set(['cms']) } }
    expect(await describeTable(ctx, config)).toBeNull()
  })
})
