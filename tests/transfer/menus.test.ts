import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { bookOf, booksOf } from './books.ts'

const drivers = await testDrivers()
const pages = 'หน้าเว็บและโพสต์'
const heads = ['เมนู', 'อยู่ใต้', 'ชื่อภาษาไทย', 'ชื่อภาษาอังกฤษ', 'ลิงก์', 'ลำดับ']
const courses = { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' }
const odd = { title: `'=x, "น้ำ"; <ข>`, target: 'https://wicha.test/?a=1&b=2' }
const main = { version: 1, items: [{ ...courses, subMenu: [odd, { title: 'ทั้งหมด', target: '?q=1' }] }, odd] }
/** Rows cannot express which of the two is the parent of the entry. */
const twins = { version: 1, items: [{ ...courses, subMenu: [odd] }, courses] }

describe.each(drivers)('the menus of the workbook on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let books: ReturnType<typeof booksOf>
  const by = (site: SiteKey) => ({ viewer: academy.viewer('admin', site), site })
  const builderOf = async (slug: string, site: SiteKey = 'skills') =>
    (await from(academy.as('admin', site), 'post').select('post.builder').where('slug', '=', slug).executeTakeFirst())
      ?.builder as unknown

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    books = booksOf(http)
    await remove(academy.as('admin', 'factory'), 'user', academy.viewer('user', 'factory').id)
    const menus = { main, twins, bare: { version: 1, items: [] }, home: { version: 1, rows: [] } }
    for (const [slug, builder] of Object.entries(menus))
      await create(academy.as('admin'), 'post', { title: `หน้า ${slug}`, slug, status: true, builder })
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('stand on a sheet of their own, and those that rows cannot say stay in their cells', async () => {
    const cells = await books.cells(by('skills'))
    expect(cells['เมนู']).toEqual([
      heads,
      ['page/bare', '', '', '', '', ''],
      ['page/main', '', 'หลักสูตร', 'Courses', '/lesson/home', '1'],
      ['page/main', 'หลักสูตร', expect.stringContaining('=x'), '', odd.target, '1'],
      ['page/main', 'หลักสูตร', 'ทั้งหมด', '', '?q=1', '2'],
      ['page/main', '', expect.stringContaining('=x'), '', odd.target, '2'],
    ])
    const at = cells[pages]![0]!.indexOf('builder')
    const cellOf = (slug: string) => cells[pages]!.find((row) => row.includes(slug))![at]
    expect(cellOf('main')).toBe('')
    expect(JSON.parse(cellOf('twins')!)).toEqual(twins)
    expect(cellOf('bare')).toBe('')
    expect(cells['อ่านก่อน']!.filter(([sheet]) => sheet === 'เมนู')).toHaveLength(heads.length)
  })

  test('come back as they went and change nothing, and make the same menus on another site', async () => {
    const { bytes } = await books.take(by('skills'))
    const { report } = await books.bring(by('skills'), bytes)
    expect(report.sheets.flatMap(({ problems }) => problems)).toEqual([])
    expect(report).toMatchObject({ isStored: true, created: 0, changed: 0, batches: [] })
    const there = await books.bring(by('factory'), bytes)
    expect(there.report.sheets.flatMap(({ problems }) => problems)).toEqual([])
    expect(there.report.isStored).toBe(true)
    expect(await builderOf('main', 'factory')).toEqual(main)
    expect(await builderOf('twins', 'factory')).toEqual(twins)
    expect(await builderOf('bare', 'factory')).toEqual({ version: 1, items: [] })
    expect((await books.cells(by('factory')))['เมนู']).toEqual((await books.cells(by('skills')))['เมนู'])
  })

  test('are read from an old workbook, which has them in a cell', async () => {
    const builder = JSON.stringify({ version: 1, items: [courses] })
    const old = await bookOf({
      [pages]: [
        ['ชนิด', 'URL ของหน้า', 'ชื่อหน้า', 'builder'],
        ['หน้าเว็บ', 'old', 'เก่า', builder],
      ],
    })
    expect((await books.bring(by('skills'), old)).report).toMatchObject({ isStored: true, created: 1 })
    expect(await builderOf('old')).toEqual({ version: 1, items: [courses] })
  })

  test('change a page that the file does not name otherwise, and are taken back with it', async () => {
    const file = await bookOf({
      เมนู: [heads, ['page/old', '', 'ติดต่อ', '', '/cms/page/contact', '2'], ['page/old', '', 'แรก', 'First', '/', '1']],
    })
    const dry = await books.bring(by('skills'), file, { dryRun: '1' })
    expect(dry.report).toMatchObject({ isStored: false, problemCount: 0, changed: 1 })
    expect(await builderOf('old')).toEqual({ version: 1, items: [courses] })
    const { report } = await books.bring(by('skills'), file)
    expect(report).toMatchObject({ isStored: true, changed: 1, created: 0 })
    expect(report.batches).toHaveLength(1)
    expect(await builderOf('old')).toEqual({
      version: 1,
      items: [
        { title: 'แรก', titleEn: 'First', target: '/' },
        { title: 'ติดต่อ', target: '/cms/page/contact' },
      ],
    })
    expect((await books.bring(by('skills'), file)).report).toMatchObject({ isStored: true, changed: 0 })
  })

  test('are emptied by a row that names them alone, once a dry run has said so, and are taken back', async () => {
    const before = await builderOf('old')
    const file = await bookOf({ เมนู: [heads, ['page/old', '', ' ', '', '', ''], ['page/bare', '', '', '', '', '']] })
    const dry = await books.bring(by('skills'), file, { dryRun: '1' })
    expect(dry.report).toMatchObject({ isStored: false, problemCount: 0, changed: 1, emptied: ['page/old'] })
    expect(await builderOf('old')).toEqual(before)
    const { report } = await books.bring(by('skills'), file)
    expect(report).toMatchObject({ isStored: true, changed: 1, emptied: ['page/old'] })
    expect(await builderOf('old')).toEqual({ version: 1, items: [] })
    expect((await books.bring(by('skills'), file)).report).toMatchObject({ changed: 0, emptied: [] })
    const rows = [heads, ['page/old', '', 'ก', '', '/', '1']]
    await books.bring(by('skills'), await bookOf({ เมนู: rows }))
    expect((await books.bring(by('skills'), await bookOf({ เมนู: [heads] }))).report).toMatchObject({ changed: 0 })
    expect(await builderOf('old'), 'a sheet without a row says nothing of any menu').not.toEqual({
      version: 1,
      items: [],
    })
    const both = await books.bring(by('skills'), await bookOf({ เมนู: [...rows, ['page/old', '', '', '', '', '']] }))
    const sheet = both.report.sheets.find(({ collection }) => collection === 'menu')!
    expect(sheet.problems).toMatchObject([{ row: 3, code: 'empty-and-full', column: 'A' }])
  })

  test.each([
    ['a page that is nowhere and would be empty', ['page/nowhere', '', '', '', '', ''], 'no-such-menu', null],
    ['no page', ['', '', 'ก', '', '/', '1'], 'no-menu', 'A'],
    ['a page that is nowhere', ['page/nowhere', '', 'ก', '', '/', '1'], 'no-such-menu', null],
    ['no title', ['page/old', '', '', '', '/', '1'], 'wrong-title', 'C'],
    ['a long title', ['page/old', '', 'ก'.repeat(201), '', '/', '1'], 'wrong-title', 'C'],
    ['a link that runs', ['page/old', '', 'ก', '', 'javascript:alert(1)', '1'], 'wrong-target', 'E'],
    ['no link', ['page/old', '', 'ก', '', '', '1'], 'wrong-target', 'E'],
    ['a word for an order', ['page/old', '', 'ก', '', '/', 'แรก'], 'wrong-order', 'F'],
    ['an entry that is not there', ['page/old', 'ไม่มี', 'ก', '', '/', '1'], 'no-parent', 'B'],
    ['__proto__', ['__proto__', '', 'ก', '', '/', '1'], 'no-such-menu', null],
  ])('refuse %s, in Thai, and nothing is stored', async (_what, row, code, column) => {
    const before = await builderOf('old')
    const { report, status } = await books.bring(by('skills'), await bookOf({ เมนู: [heads, row] }))
    const sheet = report.sheets.find(({ collection }) => collection === 'menu')!
    expect([status, report.isStored, report.problemCount]).toEqual([400, false, 1])
    expect(sheet.problems).toMatchObject([{ row: 2, code, column, message: expect.stringMatching(/[ก-๙]/) }])
    expect(await builderOf('old')).toEqual(before)
  })

  test('refuse two levels too many, a page that says both, more than fifty, and a sheet without heads', async () => {
    const refused = async (sheets: Record<string, string[][]>) => {
      const { report } = await books.bring(by('skills'), await bookOf(sheets))
      expect(report.isStored).toBe(false)
      return report.sheets.find(({ collection }) => collection === 'menu')!.problems.map(({ code }) => code)
    }
    const entry = (title: string, parent = '') => ['page/old', parent, title, '', '/', '']
    expect(await refused({ เมนู: [heads, entry('ก'), entry('ข', 'ก'), entry('ค', 'ข')] })).toEqual(['too-deep'])
    expect(await refused({ เมนู: [heads, entry('ก'), entry('ก'), entry('ค', 'ก')] })).toEqual(['many-parents'])
    const many = Array.from({ length: 51 }, (_, n) => entry(`รายการ ${n}`))
    expect(await refused({ เมนู: [heads, ...many] })).toEqual(['too-many'])
    expect(await refused({ เมนู: [['อะไร'], ['ก']] })).toEqual(['no-heads'])
    const both = [
      ['ชนิด', 'URL ของหน้า', 'ชื่อหน้า', 'builder'],
      ['หน้าเว็บ', 'old', 'เก่า', '{"version":1,"rows":[]}'],
    ]
    expect(await refused({ [pages]: both, เมนู: [heads, entry('ก')] })).toEqual(['said-twice'])
  })

  test('are brought in by nobody beneath the administrators, and change no other site', async () => {
    const file = await bookOf({ เมนู: [heads, ['page/old', '', 'ยึด', '', '/', '1']] })
    const before = await builderOf('old')
    for (const role of ['manager', 'member', 'user'] as const)
      expect((await books.bring({ viewer: academy.viewer(role), site: 'skills' }, file)).status, role).toBe(403)
    expect((await books.bring(by('factory'), file)).report.isStored).toBe(false)
    expect(await builderOf('old')).toEqual(before)
  })
})
