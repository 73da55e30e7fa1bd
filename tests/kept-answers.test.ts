import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { type HttpParams, type Http, openHttp } from './support/http.ts'

const newest = { args: [{ status: true }], paging: { page: 1, limit: 20 }, sort: { createdAt: -1 } }
const query: HttpParams = { path: '/api/course/query', body: newest }

describe.each(await testDrivers())('what visitors read by the API on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let courseID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    courseID = (await create(academy.as('admin'), 'course', { name: 'ไฟฟ้าในอาคาร', status: true }))._id
    await create(academy.as('admin'), 'course', { name: 'ฉบับร่าง', status: false })
    await create(academy.as('admin'), 'category', { code: 'wiring', name: 'งานเดินสาย' })
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const hits = () => academy.app.apiCache.figures().hits
  const isKept = async (asked: HttpParams) => {
    await http.ask(asked)
    const before = hits()
    const { status } = await http.ask(asked)
    expect(status).toBe(200)
    return hits() > before
  }
  const namesFor = async (asked: Partial<HttpParams> = {}) => {
    const { body } = await http.ask({ ...query, ...asked })
    return (body.data as { name: string }[]).map(({ name }) => name)
  }

  test('is read once for all of them, by query, pipeline and id', async () => {
    expect(await isKept(query)).toBe(true)
    expect(await isKept({ path: '/api/course/aggregate', body: { pipeline: [{ $count: 'count' }] } })).toBe(true)
    expect(await isKept({ method: 'GET', path: `/api/course/${courseID}` })).toBe(true)
    expect((await http.ask(query)).headers['cache-control']).toBe('private, no-store')
  })

  test('tells the next of them of a change, and of what a pipeline read beside its own collection', async () => {
    const counted: HttpParams = {
      path: '/api/category/aggregate',
      body: {
        pipeline: [
          { $match: { code: 'wiring' } },
          { $lookup: { from: 'course', localField: 'code', foreignField: 'category', as: 'courses' } },
        ],
      },
    }
    await http.ask(counted)
    await update(academy.as('admin'), 'course', { _id: courseID, change: { name: 'ไฟฟ้าใหม่', category: 'wiring' } })
    expect(await namesFor()).toEqual(['ไฟฟ้าใหม่'])
    expect((await http.ask({ method: 'GET', path: `/api/course/${courseID}` })).body.data.name).toBe('ไฟฟ้าใหม่')
    expect(JSON.stringify((await http.ask(counted)).body)).toContain('ไฟฟ้าใหม่')
  })

  test('is nobody’s who signs in, on another site or in another language (attacks C11, C13)', async () => {
    await http.ask(query)
    expect(await namesFor({ viewer: academy.viewer('admin'), body: { ...newest, args: [{}] } })).toContain('ฉบับร่าง')
    expect(await namesFor({ body: { ...newest, args: [{}] } })).not.toContain('ฉบับร่าง')
    expect(await namesFor({ site: 'factory' })).toEqual([])
    const refused = { path: '/api/course/query', body: { args: [{ nothing: 1 }] } }
    const thai = await http.ask(refused)
    const english = await http.ask({ ...refused, headers: { cookie: 'lang=en' } })
    expect([thai.status, english.status]).toEqual([400, 400])
    expect(english.body.message).not.toBe(thai.body.message)
    expect(await isKept({ ...query, viewer: academy.viewer('admin') })).toBe(false)
  })

  test('is asked anew, as is a page, for who holds a session, a sign-in that is under way or the key of a page', async () => {
    const key = `front.1760000000000.${'k'.repeat(43)}`
    const held = ['sid=s', 'signing-in=b', 'chat=c', `pages=${key}`]
    for (const cookie of held) {
      expect(await isKept({ ...query, headers: { cookie } }), cookie).toBe(false)
      const page = await http.ask({ method: 'GET', path: '/lesson/home', headers: { cookie } })
      expect(page.headers['cache-control'], cookie).toBe('private, no-store')
    }
    const page = await http.ask({ method: 'GET', path: '/lesson/home', headers: { cookie: 'consent=1.111111' } })
    expect(page.headers['cache-control']).not.toContain('no-store')
    expect(await isKept({ ...query, headers: { cookie: 'consent=1.111111' } })).toBe(true)
  })

  test('keeps no refusal, no question of many thousand letters and nothing for longer than a minute', async () => {
    const before = academy.app.apiCache.figures().pages
    for (let n = 0; n < 2; n++)
      expect(await http.ask({ path: '/api/course/query', body: { args: [{ nothing: 1 }] } })).toMatchObject({
        status: 400,
      })
    const long = { args: [{ name: { $in: Array.from({ length: 200 }, (_, n) => `หลักสูตร ${n}`.repeat(3)) } }] }
    expect(await http.ask({ path: '/api/course/query', body: long })).toMatchObject({ status: 200 })
    expect(academy.app.apiCache.figures().pages).toBe(before)
    await http.ask(query)
    academy.pass(61_000)
    const known = hits()
    await http.ask(query)
    expect(hits()).toBe(known)
  })

  test('reads a statement once for all who may see the same, and tells each of a change', async () => {
    const viewer = academy.viewer('user')
    const onsite = { ...newest, args: [{ status: true, type: 'onsite' }] }
    expect(await isKept({ ...query, body: onsite, viewer })).toBe(true)
    const asked = { viewer, body: onsite }
    expect(await namesFor(asked)).toEqual([])
    const { _id } = await create(academy.as('admin'), 'course', { name: 'งานโรงงาน', type: 'onsite', status: true })
    expect(await namesFor(asked)).toEqual(['งานโรงงาน'])
    await update(academy.as('admin'), 'course', { _id, change: { status: false } })
    expect(await namesFor(asked)).toEqual([])
    const counted = { path: '/api/category/aggregate', body: { pipeline: [{ $count: 'n' }] } }
    const beside = { username: 'beside', firstname: 'ข้าง', lastname: 'เคียง', email: 'beside@wicha.test' }
    const { _id: id } = await create(academy.as('admin'), 'user', beside)
    await http.ask({ ...counted, viewer })
    const before = hits()
    await http.ask({ ...counted, viewer: { ...viewer, id } })
    expect(hits(), 'another learner asked for the same rows').toBeGreaterThan(before)
  })

  test('chooses a page once for all learners, and leaves out a row of it that does not match any more', async () => {
    const viewer = academy.viewer('user')
    const body = { ...newest, args: [{ status: true, category: 'welding' }] }
    const made = await Promise.all(
      ['เชื่อมหนึ่ง', 'เชื่อมสอง'].map((name) =>
        create(academy.as('admin'), 'course', { name, category: 'welding', status: true }),
      ),
    )
    expect(await namesFor({ viewer, body })).toHaveLength(2)
    const { _id: id } = await create(academy.as('admin'), 'user', {
      ...{ username: 'third', firstname: 'ที่', lastname: 'สาม', email: 'third@wicha.test' },
    })
    await namesFor({ viewer, body })
    const before = hits()
    expect(await namesFor({ viewer: { ...viewer, id }, body })).toHaveLength(2)
    expect(hits() - before, 'the page and its total').toBe(2)
    // Changes the row with SQL only, so that nobody is notified.
    await sql`update course set category = '{}' where _id = ${made[0]!._id}`.execute(academy.database.kysely)
    expect(await namesFor({ viewer, body })).toEqual(['เชื่อมสอง'])
  })

  test('answers a learner word for word as it does where nothing is kept', async () => {
    const viewer = academy.viewer('user')
    const asked: HttpParams = { ...query, body: { ...newest, args: [{ name: { $regex: 'ไฟ' } }] }, viewer }
    const [first, kept] = [await http.ask(asked), await http.ask(asked)]
    expect(first.body.data.length).toBeGreaterThan(0)
    expect(kept.body).toEqual(first.body)
  })

  test('tells nobody what is another’s, though both ask with the same body (attack C11)', async () => {
    const other = await create(academy.as('admin'), 'user', {
      ...{ username: 'other', firstname: 'คนอื่น', lastname: 'เรียน', email: 'other@wicha.test' },
    })
    const course = await create(academy.as('admin'), 'course', { name: 'เรียนเอง', status: true })
    await create(academy.as('admin'), 'enroll', { courseID: course._id, userID: other._id })
    const own = (viewer: ReturnType<Academy['viewer']>) => http.ask({ path: '/api/enroll/query', body: {}, viewer })
    const viewer = academy.viewer('user')
    expect(await isKept({ path: '/api/enroll/query', body: {}, viewer }), 'read each time').toBe(false)
    for (let n = 0; n < 2; n++) {
      expect((await own({ ...viewer, id: other._id })).body).toMatchObject([{ userID: other._id }])
      expect((await own(viewer)).body).toEqual([])
    }
  })

  test('reads more than two hundred rows each time', async () => {
    const made = Array.from({ length: 201 }, (_, n) =>
      create(academy.as('admin'), 'course', { name: `รุ่น ${n}`, status: true }),
    )
    await Promise.all(made)
    const all = { path: '/api/course/query', body: { args: [{ status: true }] }, viewer: academy.viewer('user') }
    expect(await isKept(all)).toBe(false)
    expect((await http.ask(all)).body.length).toBeGreaterThan(200)
  })
})
