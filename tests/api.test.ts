import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { password, sites } from './support/cast.ts'
import { type Http, openHttp } from './support/http.ts'

const drivers = await bothDrivers()

const person = (n: number) => ({
  firstname: 'มานี',
  lastname: 'มีนา',
  citizen: `11017002070${String(n).padStart(2, '0')}`,
  phone: `08100000${String(n).padStart(2, '0')}`,
  email: `manee${n}@wicha.test`,
  password: 'manee-2569',
  info: { agree: true },
})

describe.each(drivers)('the API on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    for (const name of ['ไฟฟ้าในอาคาร', 'งานเชื่อม', 'ครัวไทย'])
      await create(academy.as('admin'), 'course', { name, status: true, category: 'electric', hours: 6 })
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('answers a bare list, and a page with its total when paging is asked', async () => {
    const list = await http.ask({ path: '/api/course/query', body: { method: 'find', args: [{ status: true }] } })
    expect(list.body).toHaveLength(3)
    const page = await http.ask({
      path: '/api/course/query/',
      body: { method: 'find', args: [{}], paging: { page: 2, limit: 2 }, sort: { name: 1 }, fields: ['name'] },
    })
    expect(page.body).toMatchObject({ status: 200, total: 3, paging: { page: 2, limit: 2 } })
    expect(Object.keys(page.body.data[0])).toEqual(['_id', 'name'])
  })

  test('staff create, change and remove; an old version is a conflict', async () => {
    const viewer = academy.viewer('admin')
    const made = await http.ask({ viewer, path: '/api/course', body: { data: { name: 'ใหม่' } } })
    expect(made).toMatchObject({
      status: 200,
      body: { status: 200, data: { name: 'ใหม่', status: false, unit: sites.skills._id } },
    })
    const path = `/api/course/${made.body._id}`
    const changed = await http.ask({ viewer, method: 'PUT', path, body: { data: { hours: 9 }, version: 1 } })
    expect(changed.body.data).toMatchObject({ hours: 9, version: 2 })
    expect((await http.ask({ viewer, method: 'PUT', path, body: { data: { hours: 8 }, version: 1 } })).status).toBe(409)
    expect((await http.ask({ viewer, method: 'DELETE', path })).status).toBe(200)
    expect((await http.ask({ viewer, method: 'GET', path })).status).toBe(404)
  })

  test('registers a learner of role user on this site, whatever the body says', async () => {
    const data = { ...person(1), role: 'root', parent: sites.factory._id, salt: '' }
    const made = await http.ask({ path: '/api/user', body: { data, options: { uniqueFields: [] } } })
    expect(made).toMatchObject({ status: 200, body: { status: 200, data: { role: 'user' } } })
    const signed = await http.ask({ path: '/api/signin', body: { username: data.email, password: data.password } })
    expect(signed.body).toMatchObject({
      status: 200,
      session: { role: 'user', user: { firstname: 'มานี' }, enroll: [] },
    })
    expect(signed.text).not.toMatch(/argon2|hash|secret/)
    expect(String(signed.headers['set-cookie'])).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const elsewhere = await http.ask({
      site: 'factory',
      path: '/api/signin',
      body: { username: data.email, password: data.password },
    })
    expect(elsewhere.status).toBe(401)
  })

  test('checks the password against a salted hash that it keeps, one for each person', async () => {
    const people = [person(7), { ...person(8), password: person(7).password }]
    for (const data of people) await http.ask({ path: '/api/user', body: { data } })
    const { rows } = await sql<{ hash: string }>`select hash from credential join "user" on _id = "user"
      where email in (${people[0]!.email}, ${people[1]!.email})`.execute(academy.database.kysely)
    const hashes = rows.map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$(?!.*manee-2569)/)
    const enter = (given: string) =>
      http.ask({ path: '/api/signin', body: { username: people[0]!.email, password: given } })
    expect((await enter('manee-2569')).status).toBe(200)
    for (const wrong of ['manee-2568', 'MANEE-2569', 'manee-2569 ', hashes[0]!])
      expect(await enter(wrong)).toMatchObject({ status: 401, body: { message: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง' } })
  })

  test('answers a sign-in with status, message and a session of the user and his enrolments', async () => {
    await http.ask({ path: '/api/user', body: { data: person(9) } })
    const body = { username: person(9).email, password: person(9).password }
    const first = await http.ask({ path: '/api/signin', body })
    expect(Object.keys(first.body).toSorted()).toEqual(['message', 'session', 'status'])
    expect(first.body).toMatchObject({ status: 200, message: 'เข้าสู่ระบบเรียบร้อยแล้ว', session: { enroll: [] } })
    const { _id: courseID } = await create(academy.as('admin'), 'course', { name: 'ลงเรียนได้', status: true })
    const headers = { cookie: String(first.headers['set-cookie']).split(';')[0]! }
    await http.ask({ path: '/api/enroll', body: { data: { courseID } }, headers })
    const { session } = (await http.ask({ path: '/api/signin', body })).body
    expect(session.user).toMatchObject({ firstname: 'มานี', lastname: 'มีนา', email: person(9).email })
    expect(session.enroll).toEqual([{ courseID }])
  })

  test('names the fields of a clash, and of everything that is not valid', async () => {
    await http.ask({ path: '/api/user', body: { data: person(2) } })
    const again = await http.ask({ path: '/api/user', body: { data: { ...person(3), email: person(2).email } } })
    expect(again).toMatchObject({ status: 400, body: { message: 'duplicate' } })
    const bad = await http.ask({
      path: '/api/user',
      body: { data: { ...person(4), firstname: ' ', phone: '1', info: { agree: false } } },
    })
    expect(bad.body.fields).toEqual(['firstname', 'phone', 'agree'])
    expect(bad.body.issues[0].message).toBe('** กรุณากรอกชื่อ')
  })

  test('stores one of fifty registrations with the same citizen id', async () => {
    const same = Array.from({ length: 50 }, (_, n) => ({ ...person(n + 10), citizen: '1234567890121' }))
    const answers = await Promise.all(same.map((data) => http.ask({ path: '/api/user', body: { data } })))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.status === 400)).toHaveLength(5)
    expect(answers.filter((one) => one.status === 429)).toHaveLength(44)
  })

  test.each([
    ['nobody', { username: 'nobody@wicha.test', password }, 'ไม่พบข้อมูลบัญชีผู้ใช้นี้'],
    ['a wrong password', { username: 'learner@skills.test', password: 'wrong-2569' }, 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง'],
    ['staff on the public face', { username: 'admin', password }, 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้'],
    [
      'a learner in the back office',
      { username: 'learner@skills.test', password, interface: 'backend' },
      'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้',
    ],
  ])('refuses to sign in %s', async (_who, body, message) => {
    const answer = await http.ask({ path: '/api/signin', body })
    expect(answer).toMatchObject({ status: 401, body: { status: 401, message } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    { username: { $ne: null }, password: { $ne: null } },
    { username: ['admin'], password },
    { username: 'admin', password: 1 },
    { username: null, password: true },
    { username: 'admin', password, email: 'random@key' },
    {},
  ])('refuses the sign-in body %j', async (body) => {
    expect((await http.ask({ path: '/api/signin', body })).status).toBe(400)
  })

  test('signs out on the server: the old cookie is nobody', async () => {
    const signed = await http.ask({ path: '/api/signin', body: { username: 'learner@skills.test', password } })
    const cookie = String(signed.headers['set-cookie']).split(';')[0]!
    const mine = () => http.ask({ path: '/api/user/query', body: { args: [{}] }, headers: { cookie } })
    expect((await mine()).body).toHaveLength(1)
    await http.ask({ path: '/api/signout', headers: { cookie } })
    expect((await mine()).body).toEqual([])
  })

  test('a session of one site is nobody on another', async () => {
    const cookie = await http.cookieOf(academy.viewer('user'), 'skills')
    const there = await http.ask({ site: 'factory', path: '/api/user/query', body: { args: [{}] }, headers: cookie })
    expect(there.body).toEqual([])
  })

  test('an idle session ends by itself, and so does one whose person was switched off', async () => {
    const admin = academy.viewer('admin')
    const viewer = academy.viewer('user')
    const mine = () => http.ask({ viewer, path: '/api/user/query', body: { args: [{}] } })
    expect((await mine()).body).toHaveLength(1)
    await http.ask({ viewer: admin, method: 'PUT', path: `/api/user/${viewer.id}`, body: { data: { status: false } } })
    expect((await mine()).body).toEqual([])
    await http.ask({ viewer: admin, method: 'PUT', path: `/api/user/${viewer.id}`, body: { data: { status: true } } })
    const drafts = () => http.ask({ viewer: admin, path: '/api/user/query', body: { args: [{}] } })
    expect((await drafts()).body.length).toBeGreaterThan(1)
    academy.pass(91 * 60_000)
    expect((await drafts()).body).toEqual([])
  })

  test.each([
    ['an unknown field', { args: [{ "a' or 1=1--": 1 }] }],
    ['a path into what is no JSON', { args: [{ 'name.x': 1 }] }],
    ['a path with signs', { args: [{ "info.x') or true--": 1 }] }],
    ['code', { args: [{ $where: 'sleep(1)' }] }],
    ['an expression', { args: [{ $expr: { $eq: [1, 1] } }] }],
    ['a prototype', { args: [JSON.parse('{"constructor":1}')] }],
    ['a dangerous pattern', { args: [{ name: { $regex: '(a+)+$' } }] }],
    ['an endless limit', { args: [{}], paging: { page: 1, limit: 1e9 } }],
    ['a page before the first', { args: [{}], paging: { page: -1, limit: 10 } }],
    ['an unknown order', { args: [{}], sort: { password: 1 } }],
    ['a NUL', { args: [{ name: 'a\u0000b' }] }],
    ['a lone surrogate', { args: [{ name: '\ud800' }] }],
    ['a wrong type', { args: [{ hours: 'six' }] }],
    ['too many conditions', { args: [{ $or: Array.from({ length: 200 }, () => ({ name: 'x' })) }] }],
    ['an unknown method', { method: 'aggregate', args: [] }],
    ['a salt', { args: [{ salt: { $gt: 'm' } }] }],
  ])('refuses a query with %s in a clear answer', async (_what, body) => {
    const answer = await http.ask({ path: '/api/course/query', body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/[ก-๙]/)
    expect(answer.text).not.toMatch(/select |node_modules|\.ts:/)
  })

  test('quotes and signs in a value are only a value', async () => {
    for (const name of ["'; drop table course; --", '$$', '%', '_', '\\', '"'])
      expect((await http.ask({ path: '/api/course/query', body: { args: [{ name }] } })).body).toEqual([])
    expect((await http.ask({ path: '/api/course/query', body: { args: [{ name: { $regex: '%' } }] } })).body).toEqual(
      [],
    )
  })

  test.each([
    ['deep JSON', '['.repeat(10_000) + ']'.repeat(10_000), 'application/json', 400],
    ['two million levels', '['.repeat(500_000), 'application/json', 400],
    ['a prototype key', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['broken JSON', '{"a":', 'application/json', 400],
    ['text', '{}', 'text/plain', 415],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['a body that is too large', JSON.stringify({ args: ['x'.repeat(2 << 20)] }), 'application/json', 413],
  ])('refuses %s before anything reads it', async (_what, payload, type, status) => {
    const answer = await http.server.inject({
      method: 'POST',
      url: '/api/course/query',
      headers: { host: 'localhost', 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
  })

  test('knows a host or says 404 before anything else, and takes only its own token', async () => {
    const at = (host: string, path = '/api/course/query') =>
      http.server.inject({ method: 'POST', url: path, headers: { host }, payload: { args: [{}] } })
    for (const host of ['evil.example', 'a.b@c', 'localhost.evil', 'xn--80ak6aa92e.com', 'local host'])
      expect((await at(host)).statusCode, host).toBe(404)
    for (const host of ['localhost', 'LOCALHOST', 'localhost.', 'localhost:3000'])
      expect((await at(host)).statusCode, host).toBe(200)
    const token = (value: string) =>
      http.ask({ path: '/api/course/query', body: {}, headers: { 'client-token': value } })
    expect((await token('key-skills')).status).toBe(200)
    expect((await token('key-factory')).status).toBe(403)
  })

  test('keeps the language that was chosen, on the same page of the same host', async () => {
    const at = (url: string, method: 'GET' | 'POST' = 'GET') =>
      http.server.inject({ method, url, headers: { host: 'localhost' } })
    const chosen = await at('/lesson/home?a=1&lang=en')
    expect(chosen.statusCode).toBe(302)
    expect(chosen.headers.location).toBe('/lesson/home?a=1')
    expect(String(chosen.headers['set-cookie'])).toContain('lang=en; Path=/')
    for (const evil of ['//evil.example/?lang=en', '/\\evil.example?lang=en'])
      expect((await at(evil)).headers.location ?? '/').toMatch(/^\/(?!\/)/)
    expect((await at('/user/login?lang=en', 'POST')).statusCode).toBe(200)
  })

  test('writes only for its own pages, and opens itself to no other origin', async () => {
    const from = (headers: Record<string, string>) => http.ask({ path: '/api/course/query', body: {}, headers })
    expect((await from({ origin: 'http://localhost' })).status).toBe(200)
    for (const origin of ['https://evil.example', 'null', 'http://factory.localhost', 'http://localhost.evil'])
      expect((await from({ origin })).status, origin).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const answer = await http.ask({ method: 'GET', path: '/api/course/x', headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['not open yet', { startRegistDate: '2999-01-01' }, 403],
    ['closed', { endRegistDate: '2020-01-01' }, 403],
    ['a draft', { status: false }, 403],
    ['priced', { price: 1 }, 403],
    ['open today', { startRegistDate: '2020-01-01', endRegistDate: '2999-01-01' }, 200],
  ])('a learner asks to enrol in a course that is %s', async (name, more, status) => {
    const { _id: courseID } = await create(academy.as('admin'), 'course', { name, status: true, ...more })
    const asked = await http.ask({ viewer: academy.viewer('user'), path: '/api/enroll', body: { data: { courseID } } })
    expect(asked.status).toBe(status)
  })

  test('forty presses at once are one enrolment', async () => {
    const viewer = academy.viewer('user')
    const { _id: courseID } = await create(academy.as('admin'), 'course', { name: 'กดย้ำ', status: true })
    const press = () => http.ask({ viewer, path: '/api/enroll', body: { data: { courseID } } })
    const answers = await Promise.all(Array.from({ length: 40 }, press))
    expect(new Set(answers.map((one) => `${one.status} ${one.body._id}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
  })

  test('a learner cannot set what only the server counts', async () => {
    const viewer = academy.viewer('user')
    const free = await create(academy.as('admin'), 'course', { name: 'ฟรี', status: true })
    const analytics = { total: 1, percent: 100, message: 'x', status: 'complete' }
    const forged = await http.ask({ viewer, path: '/api/enroll', body: { data: { courseID: free._id, analytics } } })
    expect(forged).toMatchObject({ status: 400, body: { fields: ['analytics'] } })
    const mine = await http.ask({ viewer, path: '/api/enroll', body: { data: { courseID: free._id } } })
    expect(mine.status).toBe(200)
    const again = await http.ask({ viewer, path: '/api/enroll', body: { data: { courseID: free._id } } })
    expect(again).toMatchObject({ status: 200, body: { _id: mine.body._id } })
    const path = `/api/enroll/${mine.body._id}`
    expect((await http.ask({ viewer, method: 'PUT', path, body: { data: { analytics } } })).status).toBe(400)
    expect((await http.ask({ viewer, method: 'PUT', path, body: { data: {} } })).status).toBe(403)
    const role = await http.ask({
      viewer,
      method: 'PUT',
      path: `/api/user/${viewer.id}`,
      body: { data: { role: 'admin' } },
    })
    expect(role.status).toBe(400)
  })
})
