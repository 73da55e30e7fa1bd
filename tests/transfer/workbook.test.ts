import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { contentOf } from '../support/transfers.ts'
import { booksOf } from './books.ts'

const drivers = await testDrivers()
/** Texts that spreadsheets, XML or formula readers are known to change. */
const texts = ['=HYPERLINK("http://x")', "'=x", '0812345678', 'น้ำ "ใจ"; ข', 'บรรทัด\nสอง', '_x0041_', '<b>ก</b> & ข']

describe.each(drivers)('the workbook of a site on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let books: ReturnType<typeof booksOf>
  const by = (site: SiteKey) => ({ viewer: academy.viewer('admin', site), site })

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    books = booksOf(http)
    await plantSchool(academy.as('admin'))
    await remove(academy.as('admin', 'factory'), 'user', academy.viewer('user', 'factory').id)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('comes back as it went and changes nothing', async () => {
    const before = await contentOf(academy)
    const { bytes } = await books.take(by('skills'))
    const { status, report } = await books.bring(by('skills'), bytes)
    expect(report.sheets.flatMap(({ problems }) => problems)).toEqual([])
    expect({ status, ...report }).toMatchObject({ status: 200, isStored: true, created: 0, changed: 0, batches: [] })
    expect(report.unchanged).toBeGreaterThan(texts.length * 3)
    expect(await contentOf(academy)).toEqual(before)
  })

  test('makes the same site of an empty one, and is the same workbook when it is taken from there', async () => {
    const file = await books.take(by('skills'))
    const dry = await books.bring(by('factory'), file.bytes, { dryRun: '1' })
    expect(dry.report.sheets.flatMap(({ problems }) => problems)).toEqual([])
    expect(dry.report).toMatchObject({ isStored: false, problemCount: 0 })
    const { report } = await books.bring(by('factory'), file.bytes)
    expect(report).toMatchObject({ isStored: true, created: dry.report.created })
    expect(await books.cells(by('factory'))).toEqual(await books.cells(by('skills')))
    const again = await books.bring(by('factory'), file.bytes)
    expect(again.report).toMatchObject({ isStored: true, created: 0, changed: 0 })
  })
})

/** Categories in a tree, lecturers, courses with chapters, pages with a menu, and learners. */
async function plantSchool(ctx: Context) {
  const top = await create(ctx, 'category', { name: 'ช่าง', code: 'tech', order: 2 })
  await create(ctx, 'target', { code: 'all', name: 'บุคคลทั่วไป' })
  for (const [at, text] of texts.entries()) {
    await create(ctx, 'category', { name: text, code: `c${at}`, order: 1, parent: top._id, description: text })
    const lecturer = await create(ctx, 'lecturer', { name: `อ.${text}`, biography: text })
    const course = await create(ctx, 'course', {
      ...{ name: text, category: at % 2 ? ['tech', `c${at}`] : 'tech', price: 1234.5, target: ['all'] },
      ...{ status: true, hours: 12, startRegistDate: '2026-11-20', short_description: text },
      lecturer: [
        { id: lecturer._id, name: lecturer.name },
        { id: null, name: 'คนนอก' },
      ],
    })
    const chapter = await create(ctx, 'lesson', { courseID: course._id, name: text, order: 1 })
    await create(ctx, 'lesson', { courseID: course._id, name: text, order: 2, parent: chapter._id, content: text })
    await create(ctx, 'user', { username: `u${at}`, firstname: text, email: `u${at}@wicha.test` })
    await create(ctx, 'post', { title: text, slug: `page-${at}`, status: true, course: course._id, content: text })
  }
}
