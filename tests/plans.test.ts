import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolledCourses, myEnrolments } from '#modules/enroll/public-api.ts'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import { aggregate } from '#platform/http/api/aggregate.ts'
import { find } from '#platform/http/api/find.ts'
import { create } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { countsOf } from '#platform/office/menu/counts.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { asked } from '#platform/http/request.server.ts'
import { loader as officeList } from '#platform/office/screens/list.server.ts'
import { categories } from '../database/seeds/skills/categories.ts'
import { manifests } from '../src/app/modules.ts'
import { seedBench } from '#app/seed/bench/seed-bench.ts'
import { load as highlights } from '../src/modules/lesson/blocks/course-highlights/load.server.ts'
import { listCourses } from '../src/modules/lesson/components/catalogue/find-courses.server.ts'
import { loader as catalogue } from '../src/modules/lesson/screens/catalogue/home.server.ts'
import { loader as detail } from '../src/modules/lesson/screens/detail.server.ts'
import { type Academy, openAcademy } from './support/academy.ts'

const drivers = await bothDrivers()
const sizes = { courses: 5000, learners: 500, enrolments: 10 }

describe.each(drivers)('the statements of a large academy on $kind', (driver) => {
  let academy: Academy
  let learner: Viewer
  let course: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    for (const site of ['skills', 'factory'] as const) {
      const ctx = academy.as('root', site)
      for (const category of categories) await create(ctx, 'category', { ...category, type: 'course' })
      await seedBench(ctx, { sizes, hash: 'no password' })
    }
    await academy.database.patiently((kysely) => sql`vacuum analyze`.execute(kysely))
    const { kysely } = academy.database
    const { rows } = await sql<{
      user: string
      course: string
    }>`select "userID" as user, "courseID" as course from enroll
      where site = ${academy.as('root').site._id} limit 1`.execute(kysely)
    course = rows[0]!.course
    learner = { id: rows[0]!.user, role: 'user', home: academy.as('root').site._id, name: '' }
  }, 120_000)
  afterAll(() => academy.close())

  /** Records all database statements during the work. */
  const statementsOf = async (viewer: Viewer, work: (ctx: Context) => Promise<unknown>) => {
    const statements: CompiledQuery[] = []
    const { kysely } = academy.database
    const listening: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        statements.push(kysely.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const ctx = contextFor(academy.app, { site: academy.as('root').site, viewer, locale: 'th' })
    await work({ ...ctx, [executor]: kysely.withPlugin(listening) as never })
    return statements
  }

  const planOf = async ({ sql: text, parameters }: CompiledQuery) => {
    const explained = CompiledQuery.raw(`explain ${text}`, [...parameters])
    const { rows } = await academy.database.kysely.executeQuery<{ 'QUERY PLAN': string }>(explained)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  const visit = (screen: (args: never) => Promise<unknown>, given: { path: string; route?: Route; id?: string }) => {
    const { path, route = null, id } = given
    return (ctx: Context) => {
      const context = new RouterContextProvider()
      context.set(asked, { ctx, route, cookies: [], formTargets: [], origin: null, chat: '' })
      return screen({ request: new Request(`http://localhost${path}`), params: { id }, context } as never)
    }
  }
  const routes = manifests.flatMap((module) => module.routes)
  const office = (path: string) =>
    visit(officeList, { path, route: routes.find((route) => route.path === path.split('?')[0])! })
  const byCategory = { status: true, mode: 'standard', lesson_type: 'child', category: 'electric' }
  const newest = { paging: { page: 1, limit: 20 }, sort: { createdAt: -1 } }

  const first = { page: 1, limit: 20 }
  const named = { name: { $regex: 'โซลาร์เซลล์', $options: 'i' } }
  const highlighted = [
    { $match: { status: true, mode: 'standard', lesson_type: 'child' } },
    { $lookup: { from: 'category', localField: 'category', foreignField: 'code', as: 'category' } },
    { $unwind: '$category' },
    { $sort: { createdAt: -1 } },
    { $group: { _id: '$category.code', courses: { $push: '$$ROOT' } } },
    { $project: { courses: { $slice: ['$courses', 4] } } },
  ]
  const targeted = [
    { $lookup: { from: 'target', localField: 'target', foreignField: 'code', as: 'target' } },
    { $match: { 'target.code': 'technician' } },
  ]

  const waiting = (ctx: Context) =>
    countsOf(
      ctx,
      routes.filter(({ counter }) => counter === 'pendingEnrolments'),
    )

  const cases: [string, Role, (ctx: Context) => Promise<unknown>][] = [
    ['the catalogue', 'guest', visit(catalogue, { path: '/lesson/home' })],
    ['the catalogue of a category', 'guest', visit(catalogue, { path: '/lesson/home?category=electric' })],
    ['the highlights', 'guest', (ctx) => highlights(ctx, [])],
    ['a search by a visitor', 'guest', (ctx) => listCourses(ctx, { keyword: 'โซลาร์เซลล์', limit: 12 })],
    ['a course', 'user', (ctx) => visit(detail, { path: '/', id: course })(ctx)],
    ['the list of the office', 'admin', office('/lesson/dashboard')],
    ['a search in the office', 'admin', office('/lesson/dashboard?q=โซลาร์เซลล์ เร่งรัด')],
    ['the list of the office by name', 'admin', office('/lesson/dashboard?sort=name')],
    ['the list of the office, dearest first', 'admin', office('/lesson/dashboard?sort=price desc')],
    ['the long courses in the office', 'admin', office('/lesson/dashboard?where=hours:min:24')],
    ['the list of enrolments', 'admin', office('/enroll/dashboard')],
    ['the enrolments that wait, as the menu counts them', 'admin', waiting],
    ['what was removed, in the office', 'admin', office('/lesson/dashboard?view=removed')],
    ['the enrolments of a profile', 'user', myEnrolments],
    ['the enrolled courses', 'user', enrolledCourses],
    ['course/query by category', 'guest', (ctx) => find(ctx, 'course', { args: [byCategory], ...newest })],
    ['course/query by a part of the name', 'guest', (ctx) => find(ctx, 'course', { args: [named], ...newest })],
    [
      'the first courses with a part of the name',
      'guest',
      (ctx) => find(ctx, 'course', { args: [named], paging: first }),
    ],
    ['the highlights of the API', 'guest', (ctx) => aggregate(ctx, 'course', { pipeline: highlighted })],
    ['courses of a target group', 'guest', (ctx) => aggregate(ctx, 'course', { pipeline: targeted })],
    ['enroll/query by a learner', 'user', (ctx) => find(ctx, 'enroll', { args: [{}], ...newest })],
  ]

  /** Counting rows by a few values takes one pass over the whole site. An index would only slow it down. */
  const isTally = (text: string) =>
    /unnest\((course\.category|case when coalesce)|nullif\("row"\."(source|band)"/.test(text)

  test.each(cases)('%s, asked by a %s, reads no table from end to end', async (_what, role, work) => {
    const statements = await statementsOf(role === 'user' ? learner : academy.viewer(role), work)
    const read = statements.filter(({ sql: text }) => /from "(course|enroll|lesson)"/.test(text) && !isTally(text))
    expect(read.length).toBeGreaterThan(0)
    // Statements inside other statements count too. A statement for each of twenty rows would add twenty.
    expect(statements.length, 'one statement more for each row?').toBeLessThan(35)
    for (const statement of read) {
      const plan = await planOf(statement)
      expect(plan, `${statement.sql}\n${plan}`).not.toMatch(/Seq Scan on "?(course|enroll|lesson)\b/)
    }
  })

  test('a page of courses is chosen and counted by narrow rows, and so by one statement for all learners', async () => {
    const asked = { args: [{ status: true, category: 'electric' }], ...newest }
    const of = (viewer: Viewer) => statementsOf(viewer, (ctx) => find(ctx, 'course', asked))
    const [mine, others] = [await of(learner), await of({ ...learner, id: 'f'.repeat(24) })]
    const [chosen, counted, read] = mine
    expect(mine).toHaveLength(3)
    for (const { sql: text } of [chosen!, counted!]) expect(text).not.toMatch(/description|search|taughtBy/)
    expect(read!.sql).toMatch(/"taughtBy"/)
    expect(read!.sql).not.toMatch(/search/)
    const alike = ({ sql: text, parameters }: CompiledQuery) => ({ text, parameters })
    expect([others[0]!, others[1]!].map(alike)).toEqual([chosen!, counted!].map(alike))
    // The index provides the order, so the category is not sorted as a whole.
    expect(await planOf(chosen!)).toMatch(/Index (Only )?Scan using "course_by_(status_)?createdAt"/)
  })

  test('a lookup that is only counted has none of its narrow columns told, and is one statement for all learners', async () => {
    const lookup = { from: 'course', localField: 'code', foreignField: 'category', as: 'courses' }
    const pipeline = [{ $lookup: lookup }, { $project: { code: 1, n: { $size: '$courses' } } }]
    const of = (viewer: Viewer) => statementsOf(viewer, (ctx) => aggregate(ctx, 'category', { pipeline }))
    const [[mine], [others]] = [await of(learner), await of({ ...learner, id: 'f'.repeat(24) })]
    expect(mine!.sql).toMatch(/"course"\."category"/)
    expect(mine!.sql).not.toMatch(/description|taughtBy|"name"/)
    expect([mine!.sql, mine!.parameters]).toEqual([others!.sql, others!.parameters])
  })

  test.each([3, 11, 40, 60, 90, 100])('page %i of the office holds the rows that stand there', async (page) => {
    const { site } = academy.as('admin')
    const shown = (await office(`/lesson/dashboard?sort=name&size=50&page=${page}`)(academy.as('admin'))) as {
      list: { rows: { id: string }[] }
    }
    const { rows } = await sql<{ id: string }>`select _id as id from course where site = ${site._id}
      order by name, _id limit 50 offset ${(page - 1) * 50}`.execute(academy.database.kysely)
    expect(rows).toHaveLength(50)
    expect(shown.list.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  const texts = ['รุ่น', 'โซลาร์เซลล์', 'รุ่นที่ 12', 'ขั้นสูง รุ่นที่ 4', 'รุ่นที่ 4999', 'กา', '%', 'ดำน้ำลึก']
  test.each(texts)('the courses that hold %s come in one order, however they are found', async (text) => {
    const ctx = contextFor(academy.app, {
      site: academy.as('root').site,
      viewer: academy.viewer('guest'),
      locale: 'th',
    })
    const args = [{ name: { $regex: text }, status: true }]
    const asked = (body: object) => find(ctx, 'course', { args, fields: ['name'], ...body })
    const all = (await asked({ sort: { _id: 1 } })) as unknown[]
    for (const [page, limit] of [
      [1, 5],
      [1, 100],
      [2, 20],
      [5, 20],
      [6, 20],
    ] as const) {
      const paging = { page, limit }
      const found = (await asked({ paging })) as { data: unknown[] }
      expect(found.data, JSON.stringify(paging)).toEqual(all.slice((page - 1) * limit, page * limit))
    }
  })

  test('a statement without an index is noticed', async () => {
    const [statement] = await statementsOf(academy.viewer('admin'), (ctx) =>
      find(ctx, 'course', { args: [{ days: 6 }] }),
    )
    expect(await planOf(statement!)).toMatch(/Seq Scan on "?course/)
  })
})
