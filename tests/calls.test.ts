import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { sites } from './support/cast.ts'
import { type Http, openHttp } from './support/http.ts'

const drivers = await bothDrivers()
const day = 86_400_000

describe.each(drivers)('the calls that count and tell, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let course: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const admin = academy.as('admin')
    course = (await create(admin, 'course', { name: 'เปิด', status: true }))._id
    await create(admin, 'course', { name: 'ร่าง' })
    await create({ ...admin, now: admin.now - 40 * day }, 'course', { name: 'เก่า', status: true })
    await create(academy.as('admin', 'factory'), 'course', { name: 'อื่น', status: true })
    await create(academy.as('user'), 'enroll', { courseID: course })
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const guest = (path: string, body: unknown, headers: Record<string, string> = {}) => http.ask({ path, body, headers })
  const staff = (path: string, body: unknown) => http.ask({ path, body, viewer: academy.viewer('admin') })

  describe('multi-count', () => {
    const all = { collections: ['user', 'course', 'enroll', 'certification'] }

    test('tells how many there are, and how many came this month', async () => {
      const { status, body } = await guest('/api/multi-count', all)
      expect(status).toBe(200)
      expect(body).toEqual({
        status: 200,
        counts: {
          user: { allTime: 1, currentMonth: 1 },
          course: { allTime: 2, currentMonth: 1 },
          enroll: { allTime: 1, currentMonth: 1 },
          certification: { allTime: 0, currentMonth: 0 },
        },
        message: 'นับจำนวนเรียบร้อยแล้ว',
      })
    })

    test('cuts the month in Bangkok: an hour before its first midnight is the month before', async () => {
      const { kysely } = academy.database
      const at = (instant: string) =>
        sql`update course set "createdAt" = ${instant} where _id = ${course}`.execute(kysely)
      const thisMonth = async () =>
        (await guest('/api/multi-count', { collections: ['course'] })).body.counts.course.currentMonth as number
      const first = `${new Date(academy.app.clock() + 7 * 3_600_000).toISOString().slice(0, 7)}-01T00:00:00+07:00`
      const before = new Date(Date.parse(first) - 3_600_000).toISOString()
      await at(before)
      expect(await thisMonth()).toBe(0)
      await at(new Date(Date.parse(first)).toISOString())
      expect(await thisMonth()).toBe(1)
    })

    test.each([
      [{}],
      [{ collections: [] }],
      [{ collections: ['session'] }],
      [{ collections: ['__proto__'] }],
      [{ collections: ['user', 'grant'] }],
      [{ collections: Array.from({ length: 1000 }, () => 'user') }],
      [{ collections: 'user' }],
      [{ collections: ['user'], site: sites.factory._id }],
    ])('counts nothing else: %j', async (body) => {
      expect((await guest('/api/multi-count', body)).status).toBe(400)
    })
  })

  describe('order/aggregate', () => {
    beforeAll(async () => {
      const { kysely } = academy.database
      const learner = academy.viewer('user').id
      const now = new Date(academy.app.clock()).toISOString()
      for (const [n, status] of ['ลงทะเบียนคอร์ส', 'ลงทะเบียนคอร์ส', 'ยกเลิก'].entries())
        await sql`insert into "order" (site, _id, "createdAt", "updatedAt", "userID", "courseID", item, price, paid, payment, type, approve, status, process)
          values (${sites.skills._id}, ${`d${n}`.padEnd(24, '0')}, ${now}, ${now}, ${learner}, ${course}, '', 700, 0, 'bill_payment', 'lesson', 'manual', ${status}, 'awaiting')`.execute(
          kysely,
        )
      for (const [n, status] of ['submit', 'confirm'].entries())
        await sql`insert into message (site, _id, "createdAt", "updatedAt", name, subject, body, status, direction)
          values (${sites.skills._id}, ${`e${n}`.padEnd(24, '0')}, ${now}, ${now}, '', '', '', ${status}, 'in')`.execute(
          kysely,
        )
    })
    const pipeline = (site: string) => [
      { $match: { unit: site, status: 'ลงทะเบียนคอร์ส' } },
      { $count: 'orderCount' },
      {
        $unionWith: {
          coll: 'message',
          pipeline: [{ $match: { parent: site, status: 'submit' } }, { $count: 'messageCount' }],
        },
      },
    ]

    test('counts the orders of a unit and a status, and the messages that are still to be sent', async () => {
      const { body } = await staff('/api/order/aggregate', { pipeline: pipeline(sites.skills._id) })
      expect(body).toEqual({ orderCount: 2, messageCount: 1 })
      const cancelled = await staff('/api/order/aggregate', {
        pipeline: [{ $match: { unit: sites.skills._id, status: 'ยกเลิก' } }],
      })
      expect(cancelled.body.orderCount).toBe(1)
    })

    test('counts no more than the asker may see, and nothing of another site', async () => {
      const nothing = { orderCount: 0, messageCount: 0 }
      expect((await guest('/api/order/aggregate', { pipeline: pipeline(sites.skills._id) })).body).toEqual(nothing)
      expect((await staff('/api/order/aggregate', { pipeline: pipeline(sites.factory._id) })).body).toEqual(nothing)
      const viewer = academy.viewer('user')
      const own = await http.ask({
        path: '/api/order/aggregate',
        body: { pipeline: pipeline(sites.skills._id) },
        viewer,
      })
      expect(own.body).toEqual({ orderCount: 2, messageCount: 0 })
    })

    test.each<[object, string]>([
      [{ pipeline: [{ $match: { price: { $gt: 0 } } }] }, 'pipeline.0.$match.price'],
      [{ pipeline: [{ $match: { status: 'ยกเลิก\0' } }] }, 'pipeline.0.$match.status'],
      [{ pipeline: [{ $match: {} }, { $out: 'order' }] }, 'pipeline.1.$out'],
      [{ pipeline: [{ $unionWith: { coll: 'user', pipeline: [] } }] }, 'pipeline.0.$unionWith.coll'],
      [{ pipeline: [] }, 'pipeline'],
      [{ pipeline: {} }, 'pipeline'],
      [{ pipeline: [{ $match: {} }], limit: 5 }, 'pipeline'],
      [{}, 'pipeline'],
    ])('refuses a pipeline that asks for anything else, and says where: %j', async (body, field) => {
      for (const ask of [staff, guest]) {
        const answer = await ask('/api/order/aggregate', body)
        expect(answer).toMatchObject({ status: 400, body: { status: 400, fields: [field] } })
        expect(answer.body.message).toMatch(/[ก-๙]/)
      }
    })
  })

  describe('user/query', () => {
    test('finds a user by his bare name for staff, without password or salt, and none for a visitor', async () => {
      const asked = { method: 'find', args: ['learner@skills.test'] }
      const found = await staff('/api/user/query', asked)
      expect(found.body).toMatchObject([
        { _id: academy.viewer('user').id, role: 'user', req_reset: false, password: null, salt: null },
      ])
      expect(found.text).not.toMatch(/argon2/)
      expect(await guest('/api/user/query', asked)).toMatchObject({ status: 200, body: [] })
    })

    test('tells a learner of himself alone', async () => {
      const { body } = await http.ask({ path: '/api/user/query', body: { args: [{}] }, viewer: academy.viewer('user') })
      expect(body).toMatchObject([{ _id: academy.viewer('user').id, salt: null }])
      expect(body).toHaveLength(1)
    })
  })

  describe('whether a value is taken', () => {
    const token = async () => (await http.ask({ method: 'GET', path: '/api/form-token' })).body.token as string
    const ask = async (filter: object, headers: Record<string, string>) =>
      guest('/api/user/query', { method: 'find', args: [filter] }, headers)

    test('is told to a form, by a list that is not empty, and nothing about whose it is', async () => {
      const headers = { 'form-token': await token() }
      expect((await ask({ phone: '0812345678' }, headers)).body).toEqual([{ taken: true }])
      expect((await ask({ phone: '0812345679' }, headers)).body).toEqual([])
      expect((await ask({ email: ' LEARNER@skills.test ' }, headers)).body).toEqual([{ taken: true }])
      expect((await ask({ email: 'learner@factory.test' }, headers)).body).toEqual([])
    })

    test.each([[{}], [{ 'form-token': 'x' }], [{ 'form-token': '9999999999999.'.padEnd(57, 'A') }]])(
      'is told to nobody else: %j',
      async (headers) => {
        const { status, body } = await ask({ phone: '0812345678' }, headers as Record<string, string>)
        expect(status).toBe(403)
        expect(body.message).toContain('form-token')
      },
    )

    test('is not told with a token of another site, or an old one', async () => {
      const other = (await http.ask({ method: 'GET', path: '/api/form-token', site: 'factory' })).body.token as string
      expect((await ask({ phone: '0812345678' }, { 'form-token': other })).status).toBe(403)
      const own = await token()
      academy.pass(2 * 3_600_000 + 1)
      expect((await ask({ phone: '0812345678' }, { 'form-token': own })).status).toBe(403)
    })

    test.each([
      [{ password: 'x' }],
      [{ salt: 'x' }],
      [{ $where: '1' }],
      [{ 'a.b': 'x' }],
      [{ citizen: { $regex: '1' } }],
    ])('is not asked of %j', async (filter) => {
      expect((await ask(filter, { 'form-token': await token() })).status).toBe(400)
    })

    test('is told ten times a minute, and thirty an hour', async () => {
      academy.pass(3_600_001)
      const headers = { 'form-token': await token() }
      const statuses = []
      for (let n = 0; n < 12; n++) statuses.push((await ask({ citizen: `110170020703${n}` }, headers)).status)
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    })
  })
})
