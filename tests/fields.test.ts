import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { sites } from './support/cast.ts'
import { type Http, openHttp } from './support/http.ts'

const drivers = await testDrivers()

describe.each(drivers)('what the specification says a record holds, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const call = (path: string, body: unknown, role: Role = 'admin') =>
    http.ask({ path: `/api/${path}`, body, viewer: academy.viewer(role) })
  const read = async (path: string, role: Role = 'admin') =>
    (await http.ask({ method: 'GET', path: `/api/${path}`, viewer: academy.viewer(role) })).body.data
  const made = async (name: string, data: object) => {
    const answer = await call(name, { data })
    expect(answer.body, name).toMatchObject({ status: 200, data })
    return answer.body._id as string
  }

  test('a course has its site, its status, its mode, its lesson type and its type', async () => {
    const unit = sites.skills._id
    const _id = await made('course', { name: 'ออนไลน์', status: true, mode: 'standard', lesson_type: 'child' })
    expect(await read(`course/${_id}`)).toMatchObject({ _id, unit, name: 'ออนไลน์', status: true, type: 'online' })
    await made('course', { name: 'ณ สถานที่', type: 'onsite', status: false })
  })

  test('a category has its code, texts, type, parent and site, and whether it is visible; its courses are counted', async () => {
    const parent = await made('category', {
      name: 'ช่าง',
      code: 'craft',
      description: 'งานช่าง',
      type: 'course',
      visible: true,
    })
    const _id = await made('category', { name: 'ไฟฟ้า', code: 'electric', parent })
    expect(await read(`category/${_id}`)).toMatchObject({ _id, unit: sites.skills._id, parent, visible: true })
    const count = async () => {
      const $lookup = { from: 'course', localField: 'code', foreignField: 'category', as: 'courses' }
      const pipeline = [{ $match: { code: 'electric' } }, { $lookup }, { $project: { count: { $size: '$courses' } } }]
      return (await call('category/aggregate', { pipeline })).body[0].count as number
    }
    const before = await count()
    await made('course', { name: 'สายไฟ', category: 'electric', status: true })
    expect(await count()).toBe(before + 1)
  })

  test('a target group has a code and a name', async () => {
    await made('target', { code: 'tech', name: 'ช่างเทคนิค' })
    await made('target', { code: 'technician', name: 'ช่างเทคนิคอาวุโส' })
    const found = await call('target/aggregate', { pipeline: [{ $match: { code: 'tech' } }] })
    expect(found.body).toMatchObject([{ code: 'tech', name: 'ช่างเทคนิค' }])
  })

  test('a post has its texts, its builder, its picture, how it is shown, who may read it and what it leads to', async () => {
    const course = await made('course', { name: 'ปลายทาง', status: true })
    const parent = await made('post', { type: 'page', title: 'ข่าว', slug: 'news', status: true, display: 'group' })
    const _id = await made('post', {
      ...{ type: 'post', title: 'เปิดรับสมัคร', slug: 'open', content: '<p>วันนี้</p>', status: true, parent, course },
      ...{ feature_image: 'upload/news.png', authen: false, destination: 'form', next: 'order', ref1: 'A1' },
    })
    const post = await read(`post/${_id}`, 'guest')
    expect(post).toMatchObject({ _id, type: 'post', owner: sites.skills._id, builder: { rows: [] }, display: 'single' })
    expect(post.createdAt).toMatch(/Z$/)
    await made('post', { type: 'form', title: 'แบบฟอร์ม', slug: 'form' })
    const wrong = await call('post', { data: { type: 'poem', title: 'x', slug: 'x' } })
    expect(wrong.status).toBe(400)
  })

  test('a post behind a password is read by staff alone, and its password by nobody', async () => {
    const data = { type: 'page', title: 'ลับ', slug: 'locked', status: true, content: '<p>เนื้อหาลับ</p>' }
    const answer = await call('post', { data: { ...data, password: 'เปิดประตู' } })
    const { _id } = answer.body
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|เปิดประตู/)
    expect(await read(`post/${_id}`)).toMatchObject({ content: '<p>เนื้อหาลับ</p>', hasPassword: true })
    const shown = await read(`post/${_id}`, 'guest')
    expect(shown).toMatchObject({ title: 'ลับ', content: null, builder: null })
    const asked = { args: [{ content: { $regex: 'เนื้อหาลับ' } }] }
    expect((await call('post/query', asked, 'guest')).body).toEqual([])
  })

  test('posts are found by owner and slug, and by parent with a page and their count', async () => {
    const owner = sites.skills._id
    const [parent] = (await call('post/query', { method: 'find', args: [{ owner, slug: 'news' }] }, 'guest')).body
    expect(parent).toMatchObject({ title: 'ข่าว' })
    for (const match of [{ parent: parent._id }, { parent: parent._id, status: true }]) {
      const $facet = { post: [{ $skip: 0 }, { $limit: 10 }], totalCount: [{ $count: 'count' }] }
      const { body } = await call('post/aggregate', { pipeline: [{ $match: match }, { $facet }] }, 'guest')
      expect(body).toMatchObject([{ post: [{ slug: 'open' }], totalCount: [{ count: 1 }] }])
    }
    await made('post', { type: 'post', title: 'ยังเขียนไม่เสร็จ', slug: 'unfinished', parent: parent._id })
    const counted = async (match: object, role: Role) => {
      const $facet = { post: [{ $skip: 0 }, { $limit: 1 }], totalCount: [{ $count: 'count' }] }
      const { body } = await call('post/aggregate', { pipeline: [{ $match: match }, { $facet }] }, role)
      return [body[0].post.length, body[0].totalCount[0]?.count ?? 0]
    }
    expect(await counted({ parent: parent._id }, 'admin')).toEqual([1, 2])
    expect(await counted({ parent: parent._id, status: true }, 'admin')).toEqual([1, 1])
    expect(await counted({ parent: parent._id, status: false }, 'admin')).toEqual([1, 1])
    expect(await counted({ parent: parent._id }, 'guest')).toEqual([1, 1])
    expect(await counted({ parent: parent._id, status: false }, 'guest')).toEqual([0, 0])
  })

  test('one call reads a post, its parent, the navigator and the menu, each by its id', async () => {
    const items = [{ title: 'หลักสูตร', target: '/lesson/home' }]
    const parent = await made('post', { type: 'page', title: 'กิจกรรม', slug: 'activities', status: true })
    const texts = { type: 'post', title: 'วันเปิดบ้าน', slug: 'open-day', content: '<p>มาพบกัน</p>', status: true }
    const post = await made('post', { ...texts, parent })
    const entries = async (slug: string) => {
      const data = { type: 'post', title: slug, slug, status: true, builder: { version: 1, items } }
      return (await call('post', { data })).body._id as string
    }
    const [navigator, menu] = [await entries('top-entries'), await entries('phone-entries')]
    const [own] = (await call('configuration/query', { args: [{}] }, 'superadmin')).body
    const set = { path: `/api/configuration/${own._id}`, body: { data: { navigator, menu } } }
    expect((await http.ask({ ...set, method: 'PUT', viewer: academy.viewer('superadmin') })).status).toBe(200)
    const createdAt = expect.stringMatching(/Z$/)
    expect(await read(`post/${post}`, 'guest')).toMatchObject({ ...texts, parent, createdAt, builder: { rows: [] } })
    expect(await read(`post/${parent}`, 'guest')).toMatchObject({
      slug: 'activities',
      createdAt,
      builder: { rows: [] },
    })
    const { data: site } = (await http.ask({ method: 'GET', path: '/api/hostname' })).body
    for (const _id of [site.navigator, site.menu])
      expect(await read(`post/${_id}`, 'guest')).toMatchObject({ _id, createdAt, builder: { items } })
    expect(site).toMatchObject({ navigator, menu })
  })

  test('a user has his names, contacts, citizen id, site and council membership', async () => {
    const person = {
      ...{ firstname: 'มานี', lastname: 'มีนา', citizen: '1101700207030', phone: '0810000001' },
      ...{ email: 'manee@wicha.test', username: 'manee', password: 'manee-2569' },
    }
    const info = { fti_member: true, fti_member_number: 'F-1', agree: true }
    const data = { ...person, info, parent: '', salt: '', role: 'user' }
    const options = { fieldType: 'user', uniqueFields: ['email', 'phone', 'citizen'] }
    const answer = await call('user', { data, options }, 'guest')
    expect(answer).toMatchObject({ status: 200, body: { status: 200 } })
    const [user] = (await call('user/query', { args: ['manee'] })).body
    const { password: _password, ...said } = person
    expect(user).toMatchObject({ ...said, info, role: 'user', req_reset: false, parent: sites.skills._id, salt: null })
    const again = await call('user', { data: { ...data, email: 'other@wicha.test' }, options }, 'guest')
    expect(again).toMatchObject({
      status: 400,
      body: { message: 'duplicate', fields: ['username', 'phone', 'citizen'] },
    })
    const ignored = { data: { ...data, username: '', email: 'third@wicha.test' }, options: { uniqueFields: [] } }
    expect((await call('user', ignored, 'guest')).body.fields).toEqual(['phone', 'citizen'])
    expect((await call('user', { data }, 'guest')).body.fields).toEqual(['username', 'email', 'phone', 'citizen'])
  })

  test('a user who gives no user name signs in with his e-mail, and nobody takes the e-mail of another for a name', async () => {
    const info = { fti_member: false, fti_member_number: '', agree: true }
    const password = 'chujai-2569'
    const person = {
      firstname: 'ชูใจ',
      lastname: 'เลิศล้ำ',
      citizen: '1101700207048',
      phone: '0810000002',
      info,
      password,
    }
    const data = { ...person, email: 'Chujai@wicha.test' }
    const taking = await call('user', { data: { ...data, username: 'weera@wicha.test' } }, 'guest')
    expect(taking).toMatchObject({ status: 400, body: { fields: ['username'] } })
    expect(await call('user', { data: { ...data, username: ' ' } }, 'guest')).toMatchObject({ status: 200 })
    const answer = await call('signin', { username: 'chujai@wicha.test', password }, 'guest')
    expect(answer.body.session.user).toMatchObject({ username: 'chujai@wicha.test', email: 'chujai@wicha.test' })
  })

  test('an enrolment has its learner, its course and when it was made', async () => {
    const courseID = await made('course', { name: 'ฟรี', status: true })
    const answer = await call('enroll', { data: { courseID } }, 'user')
    expect(answer.body.data).toMatchObject({ courseID, userID: academy.viewer('user').id })
    expect(answer.body.data.createdAt).toMatch(/Z$/)
  })
})
