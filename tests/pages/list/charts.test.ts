import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChartShape } from '#platform/data/collection/define.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { describeCharts } from '#platform/office/screens/list/figures/describe-charts.ts'
import { figuresOf } from '#platform/office/screens/list/figures/figures.ts'
import { rowsAt } from '#platform/office/screens/list/figures/opened.ts'
import type { ChartDescription } from '#ui/office/record/chart/chart-description.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
/** Half past midnight in Bangkok on the first of a month, which is the day before in UTC. */
const now = Date.parse('2026-10-31T17:30:00Z')
const hour = 3_600_000

describe.each(drivers)('the charts of a list on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const courses: string[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver, now)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    for (const [n, name] of ['ความปลอดภัย', 'คลังสินค้า', 'ไฟฟ้า'].entries()) {
      const category = [['safety'], ['safety', 'stock'], []][n]!
      courses.push((await create(admin, 'course', { name, status: true, category, price: 100 * n }))._id)
    }
    const user = academy.viewer('user').id
    for (const courseID of courses) await create(admin, 'enroll', { courseID, userID: user })
    await academy.app.jobs.drain()
    // An hour ago it was October in Bangkok.
    await sql`update enroll set "createdAt" = ${new Date(now - hour).toISOString()} where "courseID" = ${courses[0]!}`.execute(
      admin[executor],
    )
    for (const [n, place] of ['A', 'B', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].entries())
      await create(academy.as('superadmin'), 'asset', { code: `AS-${n}`, name: place, category: place, value: 100 * n })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = (ctx: Context, name: string, query = '') => {
    const { collection } = ctx.app.collections.get(name)!
    return { collection, route: null, url: new URL(`http://localhost/list${query}`) }
  }
  const chartsOf = (ctx: Context, name: string, query?: string) => describeCharts(ctx, at(ctx, name, query))
  const shown = ({ points }: ChartDescription) =>
    points.filter(({ value }) => value > 0).map(({ label, text }) => `${label} ${text}`)
  const amountAt = async (ctx: Context, name: string, { href, sum }: { href: string; sum: string | undefined }) => {
    const amount =
      sum === undefined ? sql<number>`count(*)::int` : sql<number>`coalesce(sum(${sql.ref(sum)}), 0)::float8`
    const { n } = await rowsAt(ctx, at(ctx, name), href).select(amount.as('n')).executeTakeFirstOrThrow()
    return n
  }

  test('a row falls into the month that it is in Bangkok, and its bar opens it', async () => {
    const [time] = await chartsOf(academy.as('admin'), 'enroll')
    expect(shown(time!)).toEqual(['ตุลาคม 2569 1', 'พฤศจิกายน 2569 2'])
    expect(time!.points.at(-1)!.href).toBe(
      '/list?where=createdAt%3Afrom%3A2026-11-01&where=createdAt%3Auntil%3A2026-11-30',
    )
    expect(time!.points.at(-1)!.isUnfinished).toBe(true)
    const [days] = await chartsOf(academy.as('admin'), 'enroll', '?per=day')
    expect(shown(days!)).toEqual(['31 ต.ค. 2569 1', '1 พ.ย. 2569 2'])
  })

  test('one who is asked for a time that there is not shows the usual one', async () => {
    for (const per of ['year', '', "month'; drop table enroll"])
      expect(
        (await chartsOf(academy.as('admin'), 'enroll', `?per=${encodeURIComponent(per)}`))[0]!.points,
      ).toHaveLength(12)
  })

  test('a row with two values counts with both, and one with none has a bar too', async () => {
    const [categories] = await chartsOf(academy.as('admin'), 'course')
    expect(shown(categories!)).toEqual(['safety 2', 'stock 1', 'ไม่ระบุ 1'])
  })

  test('amounts are added up, the greatest first and what is left together', async () => {
    const [value] = await chartsOf(academy.as('superadmin'), 'asset')
    expect(shown(value!)).toEqual(['H 800', 'G 700', 'F 600', 'E 500', 'D 400', 'B 300', 'อื่น ๆ 300'])
  })

  test('every declared point and figure equals the rows that it opens', async () => {
    const owner = academy.as('root')
    await compute(academy.as('admin'), 'enroll', {
      _id: (await rowsAt(owner, at(owner, 'enroll'), '/list').select('row._id').executeTakeFirstOrThrow())[
        '_id'
      ] as string,
      change: { analytics: { total: 1, percent: 100, message: '', status: 'complete' } as never },
    })
    let seen = 0
    for (const [name, { collection }] of owner.app.collections) {
      for (const per of ['day', 'week', 'month']) {
        const charts = await chartsOf(owner, name, `?per=${per}`)
        const declared: readonly ChartShape<string>[] = collection.list.charts ?? []
        expect(charts.map(({ title }) => title)).toEqual(declared.map(({ label }) => label.th))
        for (const [n, { points, title }] of charts.entries())
          for (const { href, value, label } of points.filter((point) => point.value > 0 || point === points[0])) {
            expect(href, `${name}: ${title}: ${label}`).toBeDefined()
            expect(await amountAt(owner, name, { href: href!, sum: declared[n]!.sum }), `${title}: ${label}`).toBe(
              value,
            )
            seen += 1
          }
      }
      for (const { href, value, label } of (await figuresOf(owner, at(owner, name))).figures ?? [])
        expect(await amountAt(owner, name, { href: href!, sum: undefined }), `${name}: ${label}`).toBe(Number(value))
    }
    expect(seen).toBeGreaterThan(30)
  })

  test('a change is drawn at once, and the bar of the rows that are shown is marked', async () => {
    const admin = academy.as('admin')
    const before = await chartsOf(admin, 'course')
    await create(admin, 'course', { name: 'อีกหนึ่ง', category: ['stock'] })
    const [categories] = await chartsOf(admin, 'course', '?where=category:is:stock')
    expect(shown(before[0]!)).toContain('stock 1')
    expect(shown(categories!)).toContain('stock 2')
    expect(categories!.points.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['stock'])
  })

  test('are of what the viewer may read on this site', async () => {
    expect(shown((await chartsOf(academy.as('admin', 'factory'), 'enroll'))[0]!)).toEqual([])
    expect(shown((await chartsOf(academy.as('user'), 'enroll'))[0]!)).toEqual(['ตุลาคม 2569 1', 'พฤศจิกายน 2569 2'])
    for (const chart of await chartsOf(academy.as('admin'), 'asset')) expect(shown(chart)).toEqual([])
  })

  test('stand over the list, each with its numbers as a table', async () => {
    const { text } = await pages.open({ path: '/enroll/dashboard', viewer: academy.viewer('admin') })
    expect(text).toMatch(/<svg[^>]*role="group"/)
    expect(text).toContain('aria-label="พฤศจิกายน 2569: 2"')
    const tables = parts(text, 'details').map((one) => textOf(one))
    expect(tables[0]).toContain('แสดงเป็นตาราง : การลงทะเบียน')
    expect(tables[0]).toContain('ตุลาคม 2569 1 พฤศจิกายน 2569 2')
    const removed = await pages.open({ path: '/enroll/dashboard?view=removed', viewer: academy.viewer('admin') })
    expect(removed.text).not.toMatch(/<svg[^>]*role="group"/)
  })
})
