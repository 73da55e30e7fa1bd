import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { exampleId, exampleSite } from '#platform/http/openapi/example-id.ts'
import { plantExamples } from '../openapi/plant.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password, sites } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { visit } from './walk.ts'

const unit = exampleSite
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe.each(await testDrivers())('a client written from the specification alone, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    await plantExamples(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const learner = async (username = 'somchai') => {
    const client = visit(http)
    const { session } = await client.signIn(username, password)
    return { client, session, id: session.user._id as string }
  }
  const staff = async (username = 'admin') => {
    const client = visit(http)
    await client.signIn(username, password, { interface: 'backend' })
    return client
  }

  describe('as a visitor', () => {
    test('is shown the newest four courses of each category, by category, the newest first', async () => {
      const groups = await visit(http).highlights(unit)
      expect(groups.map(({ _id }: { _id: string }) => _id)).toEqual(['electric', 'food'])
      expect(names(groups[0].courses)).toEqual(['ปรับอากาศในบ้าน', 'เชื่อมโลหะขั้นสูง', 'โซลาร์รูฟท็อป', 'มอเตอร์และอินเวอร์เตอร์'])
      expect(groups[0].category).toMatchObject({ code: 'electric', name: 'ช่างไฟฟ้าและอิเล็กทรอนิกส์' })
    })

    test('finds among the highlights no draft, no other mode, no other lesson type and no other site', async () => {
      await create(academy.as('admin', 'factory'), 'category', { code: 'electric', name: 'ไฟฟ้า' })
      await create(academy.as('admin', 'factory'), 'course', { name: 'ของที่อื่น', category: 'electric', status: true })
      const groups = await visit(http).highlights(unit)
      for (const { _id, category } of groups) expect(category).toMatchObject({ code: _id, unit, visible: true })
      const shown = groups.flatMap(({ courses }: { courses: { name: string }[] }) => names(courses))
      for (const name of ['PLC (ร่าง)', 'อบรม PLC ที่ศูนย์ฝึก', 'PLC ชุดบทเรียน', 'ของที่อื่น']) expect(shown).not.toContain(name)
      expect(await visit(http).highlights(sites.factory._id)).toEqual([])
    })

    test('narrows the highlights to one category', async () => {
      const groups = await visit(http).highlights(unit, 'food')
      expect(groups).toHaveLength(1)
      expect(names(groups[0].courses)).toEqual(['ครัวไทยมืออาชีพ'])
    })

    test('finds the courses of a target group by target.code, the newest first, and no draft', async () => {
      const admin = academy.as('admin')
      for (const [code, name] of [
        ['technician', 'ช่างเทคนิค'],
        ['engineer', 'วิศวกร'],
      ] as const)
        await create(admin, 'target', { code, name })
      await create(admin, 'course', { name: 'ร่างของช่าง', target: 'technician', status: false })
      const found = await visit(http).forTarget(unit, 'technician')
      expect(names(found)).toEqual(['plc ขั้นสูง', 'PLC เบื้องต้น'])
      const codes = found.map(({ target }: { target: { code: string }[] }) => target.map(({ code }) => code).toSorted())
      expect(codes).toEqual([['engineer', 'technician'], ['technician']])
      expect(names(await visit(http).forTarget(unit, 'engineer'))).toEqual(['plc ขั้นสูง'])
      expect(await visit(http).forTarget(unit, 'nobody')).toEqual([])
      expect(await visit(http).forTarget(sites.factory._id, 'technician')).toEqual([])
    })

    test('opens one course', async () => {
      const { status, data } = await visit(http).course(exampleId('course'))
      expect(status).toBe(200)
      expect(data).toMatchObject({ _id: exampleId('course'), name: 'PLC เบื้องต้น', unit, sale_price: 2900 })
      await expect(visit(http).course(exampleId('course', 10))).rejects.toMatchObject({ status: 404 })
    })

    test('searches by a part of the name in any case, onsite courses left out', async () => {
      const found = names(await visit(http).search(unit, 'pLc')).toSorted()
      expect(found).toEqual(['PLC ชุดบทเรียน', 'PLC เบื้องต้น', 'plc ขั้นสูง'])
      expect(names(await visit(http).search(unit, 'plc', 'food'))).toEqual([])
    })

    test('searches for what he wrote, not for a pattern', async () => {
      expect(await visit(http).search(unit, 'P\\.C')).toEqual([])
      expect(names(await visit(http).search(unit, 'PLC \\('))).toEqual([])
    })

    test('reads the calendar of onsite courses, 200 at a time, as data, paging and total', async () => {
      const answer = await visit(http).calendar(unit)
      expect(Object.keys(answer).toSorted()).toEqual(['data', 'paging', 'status', 'total'])
      expect(answer).toMatchObject({ status: 200, paging: { page: 1, limit: 200 }, total: 2 })
      expect(names(answer.data).toSorted()).toEqual(['อบรม PLC ที่ศูนย์ฝึก', 'อบรมครัวไทยที่ศูนย์ฝึก'])
      const second = await visit(http).calendar(unit, 2, 1)
      expect(second).toMatchObject({ paging: { page: 2, limit: 1 }, total: 2 })
      expect(second.data).toHaveLength(1)
    })

    test('reads the menu of categories without the hidden one, and one category of it', async () => {
      const menu = await visit(http).menu(unit)
      expect(menu.map(({ code }: { code: string }) => code).toSorted()).toEqual(['electric', 'food'])
      expect(names(await visit(http).menu(unit, 'food'))).toEqual(['อาหารและเครื่องดื่ม'])
      expect(await visit(http).menu(unit, 'archive')).toEqual([])
    })

    test('counts the published courses of each category, without client-token', async () => {
      const counts = await visit(http).counts(unit)
      const published = (code: string) =>
        http
          .ask({ path: '/api/course/query', body: { method: 'find', args: [{ status: true, category: code }] } })
          .then(({ body }) => body.length)
      expect(counts).toHaveLength(2)
      for (const { code, count } of counts) expect(count, code).toBe(await published(code))
      const found = counts.map(({ count }: { count: number }) => count)
      expect(found.toSorted((one: number, other: number) => one - other)).toEqual([2, 10])
    })

    test('chooses an address: the provinces by name, their districts, their subdistricts and post codes', async () => {
      const client = visit(http)
      const phuket = (await client.provinces()).find(({ name_th }: { name_th: string }) => name_th === 'ภูเก็ต')
      const town = (await client.amphures(phuket.id)).find(({ name_th }: { name_th: string }) => /เมือง/.test(name_th))
      expect(await client.tambons(town.id)).toContainEqual(
        expect.objectContaining({ name_th: 'ตลาดใหญ่', zip_code: '83000' }),
      )
    })

    test('registers, hears which of his data are taken, and signs in', async () => {
      const client = visit(http)
      const data = {
        firstname: 'ปิติ',
        lastname: 'พิทักษ์',
        citizen: '1101700207048',
        phone: '0810000077',
        email: 'piti@wicha.test',
        username: 'piti@wicha.test',
        password: 'piti-2569',
        parent: unit,
        salt: '',
        role: 'admin',
        info: { fti_member: false, fti_member_number: '', agree: true },
      }
      expect(await client.register(data)).toMatchObject({ status: 200 })
      await expect(client.register({ ...data, username: 'other' })).rejects.toMatchObject({
        status: 400,
        body: { message: 'duplicate', fields: expect.arrayContaining([expect.stringMatching(/./)]) },
      })
      expect(await client.signIn('piti@wicha.test', 'piti-2569')).toMatchObject({
        session: { role: 'user', enroll: [] },
      })
    })

    test('is told nothing of people: no user, no enrolment', async () => {
      const client = visit(http)
      expect(await client.users('somchai')).toEqual([])
      expect(await client.enrolmentList(exampleId('user'))).toEqual([])
      expect(await client.enrolments(exampleId('user'))).toEqual({ enroll: [], totalCount: [] })
    })

    test('sends one filter in args, with $and conditions', async () => {
      const { body } = await http.ask({
        path: '/api/course/query',
        body: { method: 'find', args: [{ $and: [{ status: true }, { category: 'food' }, { type: 'online' }] }] },
      })
      expect(names(body)).toEqual(['ครัวไทยมืออาชีพ'])
      const two = await http.ask({ path: '/api/course/query', body: { method: 'find', args: [{}, {}] } })
      expect(two.status).toBe(400)
    })

    test.each([
      ['text/plain', '{"method":"find","args":[{}]}', 415],
      ['application/x-www-form-urlencoded', 'method=find', 415],
      ['application/xml', '<find/>', 415],
      ['application/json', 'method: find', 400],
    ])('is answered in JSON, and refused a body of %s', async (type, payload, status) => {
      const headers = { host: 'localhost', 'content-type': type }
      const answer = await http.server.inject({ method: 'POST', url: '/api/course/query', headers, payload })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(answer.body)).toMatchObject({ status })
    })
  })

  describe('as a learner', () => {
    test('reads his enrolments with their courses, a page and the total, as the first item of an array', async () => {
      const { client, id } = await learner()
      const all = await client.enrolments(id)
      expect(Object.keys(all).toSorted()).toEqual(['enroll', 'totalCount'])
      expect(names(all.enroll.map(({ course }: { course: { name: string } }) => course)).toSorted()).toEqual([
        ...['PLC เบื้องต้น', 'plc ขั้นสูง', 'ครัวไทยมืออาชีพ', 'เดินสายไฟโรงงาน', 'ไฟฟ้าสำหรับช่าง'],
      ])
      expect(all.totalCount).toEqual([{ count: 5 }])
      const page = await client.enrolments(id, { skip: 1, limit: 1 })
      expect(page.enroll).toHaveLength(1)
      expect(page.totalCount).toEqual([{ count: 5 }])
    })

    test('finds nothing under the userID of somebody else', async () => {
      const { client } = await learner()
      expect(await client.enrolments(exampleId('user', 2))).toEqual({ enroll: [], totalCount: [] })
      expect(await client.enrolmentList(exampleId('user', 2))).toEqual([])
    })

    test('reads a list of his enrolments in which userID is hidden', async () => {
      const { client, id } = await learner()
      const list = await client.enrolmentList(id)
      expect(list).toHaveLength(5)
      for (const one of list) {
        expect(one).not.toHaveProperty('userID')
        expect(one).toMatchObject({ courseID: expect.stringMatching(/^[0-9a-f]{24}$/) })
      }
    })

    test('finds himself by his user name, without password and salt, and nobody else', async () => {
      const { client, id } = await learner()
      const [self, ...others] = await client.users('somchai')
      expect(self).toMatchObject({ _id: id, username: 'somchai', role: 'user', req_reset: false })
      expect(self.password ?? null).toBeNull()
      expect(self.salt ?? null).toBeNull()
      expect(others).toEqual([])
      expect(await client.users('somying')).toEqual([])
    })

    test('signs out, and is a visitor again', async () => {
      const { client, id } = await learner('somying')
      expect(await client.enrolmentList(id)).toHaveLength(1)
      expect(await client.signOut()).toMatchObject({ status: 200 })
      expect(await client.enrolmentList(id)).toEqual([])
    })
  })

  describe('as staff', () => {
    test('reads the enrolments of a learner', async () => {
      const client = await staff()
      expect((await client.enrolments(exampleId('user', 2))).totalCount).toEqual([{ count: 1 }])
    })

    test('counts the orders of his unit and the messages that are still to be sent', async () => {
      expect(await (await staff('manager')).notices(unit)).toEqual({ orderCount: 1, messageCount: 1 })
      expect(await visit(http).notices(unit)).toEqual({ orderCount: 0, messageCount: 0 })
    })

    test('finds a user by his user name, without a hash', async () => {
      const users = await (await staff()).users('somying')
      expect(users).toHaveLength(1)
      expect(JSON.stringify(users)).not.toMatch(/argon2|"salt":"/)
    })
  })
})
