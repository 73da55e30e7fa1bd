import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, record, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { type HttpParams, type Http, openHttp } from './support/http.ts'

const evening = Date.parse('2026-12-01T23:59:40+07:00')

describe.each(await testDrivers())('what is kept of answers on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver, evening)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const courseWithLesson = async () => {
    const admin = academy.as('admin')
    const course = await create(admin, 'course', { name: 'วงจรไฟฟ้า', status: true })
    const text = { kind: 'text', content: '<p>สอนเฉพาะผู้เรียน</p>', status: true } as const
    const lesson = await create(admin, 'lesson', { name: 'บทแรก', courseID: course._id, ...text })
    return { course, lesson, lessons: { path: '/api/lesson/query', body: { args: [{ courseID: course._id }] } } }
  }

  test.each(['guest', 'user'] as const)(
    'ends for a %s with the course that a rule of lessons looks at',
    async (role) => {
      const { course, lesson, lessons } = await courseWithLesson()
      const viewer = academy.viewer(role)
      const one: HttpParams = { method: 'GET', path: `/api/lesson/${lesson._id}`, viewer }
      expect((await http.ask({ ...lessons, viewer })).body).toHaveLength(1)
      expect((await http.ask(one)).status).toBe(200)
      await update(academy.as('admin'), 'course', { _id: course._id, change: { status: false } })
      expect((await http.ask({ ...lessons, viewer })).body).toEqual([])
      expect((await http.ask(one)).status).toBe(404)
    },
  )

  test('ends for a learner with the enrolment by which he may be taught', async () => {
    const { course, lessons } = await courseWithLesson()
    const viewer = academy.viewer('user')
    const content = async () => (await http.ask({ ...lessons, viewer })).body[0].content as string | null
    expect(await content()).toBeFalsy()
    const { _id } = await create(academy.as('admin'), 'enroll', { courseID: course._id, userID: viewer.id })
    expect(await content()).toContain('สอนเฉพาะผู้เรียน')
    await update(academy.as('admin'), 'enroll', { _id, change: { standing: 'withdrawn', reason: 'ลาออก' } })
    expect(await content()).toBeFalsy()
  })

  test('ends with what goes with a removed row, and with what comes back with it', async () => {
    const admin = academy.as('admin')
    const { _id: courseID } = await create(admin, 'course', { name: 'เครื่องกล', status: true })
    await record(admin, 'seating', { courseID, key: courseID })
    const shown = async () => (await http.ask({ path: '/api/seating/query', body: { args: [{ courseID }] } })).body
    expect(await shown()).toHaveLength(1)
    await remove(admin, 'course', courseID)
    expect(await shown()).toEqual([])
    await restore(admin, 'course', courseID)
    expect(await shown()).toHaveLength(1)
  })

  test('ends with the day where what may be seen depends on it', async () => {
    const page = { type: 'page', title: 'วันนี้เท่านั้น', slug: 'today-only', status: true } as const
    const { _id } = await create(academy.as('admin'), 'post', { ...page, visibleUntil: '2026-12-01' })
    const all: HttpParams = { path: '/api/post/query', body: { args: [{ slug: 'today-only' }] } }
    const one: HttpParams = { method: 'GET', path: `/api/post/${_id}` }
    expect((await http.ask(all)).body).toHaveLength(1)
    expect((await http.ask(one)).status).toBe(200)
    academy.pass(25_000)
    expect((await http.ask(one)).status).toBe(404)
    expect((await http.ask(all)).body).toEqual([])
    academy.pass(-25_000)
  })

  test('ends where the package of the site no longer includes a plugin', async () => {
    const root = academy.as('root')
    const bundle = await create(root, 'package', { name: 'ทั้งหมด' })
    const { _id } = await from(root, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(root, 'configuration', { _id, change: { package: bundle._id } })
    const courses: HttpParams = { path: '/api/course/query', body: { args: [{ status: true }] } }
    expect((await http.ask(courses)).status).toBe(200)
    await update(root, 'package', { _id: bundle._id, change: { plugins: ['category'] } })
    expect((await http.ask(courses)).status).toBe(404)
    await update(root, 'configuration', { _id, change: { package: null } })
  })

  test('is weighed with what was asked', async () => {
    const before = academy.app.apiCache.figures()
    const long = 'x'.repeat(8000)
    for (let n = 0; n < 20; n++)
      await http.ask({ path: `/api/category/query?${n}${long}`, body: { args: [{ code: 'none' }] } })
    const after = academy.app.apiCache.figures()
    expect(after.pages - before.pages).toBe(20)
    expect(after.bytes - before.bytes).toBeGreaterThan(20 * 8000)
  })

  test('is a page, too, that somebody opened by typing its address', async () => {
    const direct: HttpParams = { method: 'GET', path: '/lesson/home', headers: { 'sec-fetch-site': 'none' } }
    for (let n = 0; n < 3; n++) await http.ask(direct)
    expect(academy.app.pageCache.figures().hits).toBe(2)
  })
})
