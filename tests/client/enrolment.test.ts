import type { KyselyPlugin } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { find } from '#platform/http/api/find.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('an enrolment on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const ask = (path: string, body: unknown, role: Role = 'user') =>
    pages.ask({ path: `/api/${path}`, body, viewer: academy.viewer(role) })
  const read = (path: string, role: Role = 'user') =>
    pages.ask({ method: 'GET', path: `/api/${path}`, viewer: academy.viewer(role) })
  const enrolled = async (name: string) => {
    const courseID = (await create(academy.as('admin'), 'course', { name, status: true }))._id
    const { body } = await ask('enroll', { data: { courseID } })
    return { courseID, _id: body._id as string, made: body.data }
  }

  test('holds _id, userID, courseID, createdAt and its course, however it is asked for', async () => {
    const { _id, courseID, made } = await enrolled('งานเชื่อม')
    // Fields of a course for staff only are null for a learner.
    const { taughtBy, ...course } = (await read(`course/${courseID}`)).body.data
    expect(taughtBy).toBeNull()
    const whole = { _id, userID: academy.viewer('user').id, courseID, course }
    expect(made).toMatchObject({ ...whole, createdAt: expect.stringMatching(/^\d{4}-.+Z$/) })
    const filter = { method: 'find', args: [{ courseID }] }
    for (const { body } of [await ask('enroll/query', filter), await ask('enroll/query', filter, 'member')])
      expect(body).toMatchObject([whole])
    expect((await ask('enroll/query', { ...filter, paging: { page: 1, limit: 5 } })).body.data).toMatchObject([whole])
    expect((await read(`enroll/${_id}`)).body.data).toMatchObject(whole)
    expect((await ask('enroll', { data: { courseID } })).body.data).toMatchObject(whole)
  })

  test('is answered without its course to who asks for none, and taken back with it', async () => {
    const { courseID } = await enrolled('งานกลึง')
    const [hidden] = (await ask('enroll/query', { args: [{ courseID }], hidden: ['course'] })).body
    expect(hidden).not.toHaveProperty('course')
    const [some] = (await ask('enroll/query', { args: [{ courseID }], fields: ['createdAt'] })).body
    expect(Object.keys(some).toSorted()).toEqual(['_id', 'createdAt'])
    const [only] = (await ask('enroll/query', { args: [{ courseID }], fields: ['course'] })).body
    expect(only).toMatchObject({ course: { _id: courseID, name: 'งานกลึง' } })
    const given = { courseID, course: { _id: courseID, name: 'อีกชื่อ' } }
    expect((await ask('enroll', { data: given })).body.data.course.name).toBe('งานกลึง')
  })

  test('holds no course that who asks may not see', async () => {
    const { _id, courseID } = await enrolled('งานลับ')
    await update(academy.as('admin'), 'course', { _id: courseID, change: { status: false } })
    expect((await read(`enroll/${_id}`)).body.data.course).toBeNull()
    expect((await read(`enroll/${_id}`, 'manager')).body.data.course).toMatchObject({ name: 'งานลับ', status: false })
    expect((await ask('enroll/query', { args: [{ courseID }] })).text).not.toContain('งานลับ')
    const ctx = academy.as('admin')
    const plugins = new Set([...ctx.site.plugins].filter((plugin) => plugin !== 'lesson'))
    const bare = { ...ctx, site: { ...ctx.site, plugins } }
    expect(await find(bare, 'enroll', { args: [{ courseID }] })).toMatchObject([{ _id, course: null }])
  })

  test('costs one statement more for its course, however many enrolments there are', async () => {
    for (let n = 0; n < 5; n++) await enrolled(`วิชาที่ ${n}`)
    const spent = async (body: object) => {
      const { ctx, asked } = listening(academy.as('user'))
      expect(((await find(ctx, 'enroll', body)) as unknown[]).length).toBeGreaterThan(4)
      return asked.length
    }
    expect(await spent({})).toBe((await spent({ hidden: ['course'] })) + 1)
  })

  /** Returns the same context, and the statements that it sends. */
  const listening = (ctx: Context) => {
    const asked: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => (asked.push(node.kind), node),
      transformResult: async ({ result }) => result,
    }
    return { asked, ctx: { ...ctx, [executor]: ctx[executor].withPlugin(plugin) as Context[typeof executor] } }
  }

  test('holds in its analytics the total, percent, message and status of what was learned', async () => {
    const { _id, courseID } = await enrolled('งานท่อ')
    const lessons: string[] = []
    for (const name of ['ต่อท่อ', 'ตัดท่อ'])
      lessons.push((await create(academy.as('admin'), 'lesson', { courseID, name }))._id)
    const analytics = async () => {
      await academy.app.jobs.drain()
      return (await read(`enroll/${_id}`)).body.data.analytics
    }
    const learn = (lessonID: string) => ask('lesson_completion', { data: { enrollID: _id, lessonID } })
    expect(await analytics()).toEqual({ total: 2, percent: 0, message: 'ยังไม่เริ่มเรียน', status: 'pending' })
    expect((await learn(lessons[0]!)).status).toBe(200)
    expect(await analytics()).toEqual({ total: 2, percent: 50, message: 'กำลังเรียน', status: 'processing' })
    expect((await learn(lessons[1]!)).status).toBe(200)
    expect(await analytics()).toEqual({ total: 2, percent: 100, message: 'เรียนจบแล้ว', status: 'complete' })
  })

  test('is one of at most a hundred that are fetched for the profile, with the true total', async () => {
    const { _id: userID } = await create(academy.as('admin'), 'user', {
      ...{ username: 'busy', firstname: 'ขยัน', lastname: 'เรียน', email: 'busy@wicha.test' },
    })
    await plantMany(userID, 101)
    const viewer = { ...academy.viewer('user'), id: userID }
    const pipeline = [
      { $match: { userID } },
      { $addFields: { courseID: { $toObjectId: '$courseID' } } },
      { $lookup: { from: 'course', localField: 'courseID', foreignField: '_id', as: 'course' } },
      { $unwind: '$course' },
      { $facet: { enroll: [{ $skip: 0 }, { $limit: 100 }], totalCount: [{ $count: 'count' }] } },
    ]
    const [first] = (await pages.ask({ path: '/api/enroll/aggregate', body: { pipeline }, viewer })).body
    expect(first.enroll).toHaveLength(100)
    expect(first.totalCount).toEqual([{ count: 101 }])
    const { text } = await pages.open({ path: '/user/profile', viewer })
    expect(parts(parts(text, 'tbody')[0]!, 'tr')).toHaveLength(100)
    expect(textOf(text)).toContain('100 หลักสูตรล่าสุด จากทั้งหมด 101')
  })

  const plantMany = async (userID: string, count: number) => {
    const site = academy.as('admin').site._id
    const at = new Date(academy.app.clock()).toISOString()
    const standing = { site, createdAt: at, updatedAt: at, version: 1, search: '' }
    const open = { standing: 'active', source: 'self', passed: false, activeAt: at, attempt: 1 }
    const ids = Array.from({ length: count }, (_, n) => n.toString(16).padStart(24, 'a'))
    const model = await create(academy.as('admin'), 'course', { name: 'แบบ', status: true })
    for (const [name, rows] of [
      ['course', ids.map((_id, n) => ({ ...standing, _id, name: `หลักสูตร ${n}` }))],
      ['enroll', ids.map((_id) => ({ ...standing, ...open, _id, courseID: _id, userID }))],
    ] as const) {
      const table = sql.table(name)
      const of = name === 'course' ? sql`(select c from course c where _id = ${model._id})` : sql`null::${table}`
      await sql`insert into ${table} select (jsonb_populate_record(${of}, row)).*
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`.execute(academy.database.kysely)
    }
  }
})
