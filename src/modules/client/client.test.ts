import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { isListed } from '#platform/http/api-key/authenticate-call.ts'
import { isInScope } from '#platform/http/api-key/scoped.ts'
import { giveSecret } from '#platform/http/api-key/secret.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'
import sweepCalls from './commands/sweep-calls.server.ts'

const drivers = await testDrivers()
const hourMs = 3_600_000

interface Key {
  key: string
  secret: string
}
interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  site?: 'skills' | 'factory'
  headers?: Record<string, string>
  /** The signed values, if they differ from the sent ones. */
  signed?: Partial<Record<'method' | 'host' | 'path' | 'body' | 'token', string>>
}

describe.each(drivers)('keys of API clients on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let key: Key
  let course: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    course = (await create(academy.as('admin'), 'course', { name: 'ช่างไฟ', status: true }))._id
    await create(academy.as('admin', 'factory'), 'course', { name: 'โรงงาน', status: true })
    key = await added({ name: 'ระบบ HR', scopes: 'course:read' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const root = () => academy.viewer('root')
  const shown = (html: string, what: RegExp) => what.exec(html)?.[1] ?? ''
  const issuedIn = (html: string): Key => ({
    key: shown(html, />(wk_[0-9a-f]{24})<\/code>/),
    secret: shown(html, />([\w-]{43})<\/code>/),
  })
  async function added(form: Record<string, string>): Promise<Key> {
    const answer = await pages.post({ path: '/client/key/add', viewer: root(), form })
    expect(answer.status).toBe(200)
    return issuedIn(answer.text)
  }
  const hosts = { skills: 'localhost', factory: 'factory.localhost' }
  const headersOf = (by: Key, call: Call) => {
    const { method = 'POST', path, site = 'skills', body, signed = {} } = call
    const token = signed.token ?? `${Math.floor(academy.app.clock() / 1000)}.${randomBytes(12).toString('hex')}`
    const sent = signed.body ?? (body === undefined ? '' : JSON.stringify(body))
    const digest = createHash('sha256').update(sent).digest('hex')
    const text = [signed.method ?? method, signed.host ?? hosts[site], signed.path ?? path, token, digest].join('\n')
    const sign = createHmac('sha256', createHash('sha256').update(by.secret).digest()).update(text).digest('hex')
    return { key: by.key, token, sign, ...call.headers }
  }
  const ask = (by: Key, call: Call) =>
    pages.ask({
      ...{ method: call.method ?? 'POST', path: call.path, site: call.site ?? 'skills', headers: headersOf(by, call) },
      ...(call.body !== undefined && { body: call.body }),
    })
  const query = { path: '/api/course/query', body: { args: [{}] } }

  test('dashboard, keys, key and config open for root and for nobody else', async () => {
    for (const path of [
      '/client/dashboard',
      '/client/key',
      '/client/key/add',
      `/client/key/detail/${key.key.slice(3)}`,
      '/client/config',
    ]) {
      expect((await pages.open({ path, viewer: root() })).status, path).toBe(200)
      for (const role of ['user', 'admin', 'superadmin'] as const)
        expect((await pages.open({ path, viewer: academy.viewer(role) })).status, path).toBe(302)
    }
    for (const role of ['admin', 'superadmin'] as const) {
      expect(await from(academy.as(role), 'api_key').selectAll().execute()).toEqual([])
      await expect(create(academy.as(role), 'api_key', { name: 'x', scopes: [] })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
  })

  test('a signed call reads what its scopes hold, on its site', async () => {
    const answer = await ask(key, query)
    expect(answer.status).toBe(200)
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual(['ช่างไฟ'])
    const one = await ask(key, { method: 'GET', path: `/api/course/${course}` })
    expect(one.body.data).toMatchObject({ name: 'ช่างไฟ' })
  })

  test('a signed file is brought in, and an administrator can take it back', async () => {
    const by = await added({ name: 'นำเข้า', scopes: 'course:create' })
    const file = 'name,hours\nจากโปรแกรม,3\n'
    const bring = (given: Key) => {
      const call = { path: '/api/course/import', signed: { body: file }, headers: { 'content-type': 'text/csv' } }
      const headers = headersOf(given, call)
      return pages.ask({ method: 'POST', path: call.path, headers, body: Buffer.from(file) })
    }
    expect((await bring(by)).status, 'a file may change rows too').toBe(403)
    const scopes = ['course:create', 'course:update']
    await update(academy.as('root'), 'api_key', { _id: by.key.slice(3), change: { scopes } })
    const { status, body } = await bring(by)
    expect([status, body.data.created]).toEqual([200, 1])
    const undone = { intent: 'undo', batch: body.data.batch as string }
    const back = await pages.post({ path: '/lesson/dashboard', viewer: academy.viewer('admin'), form: undone })
    expect(back.headers['location']).toContain('done=undone+1')
  })

  test('the secret is shown once and kept hashed and sealed', async () => {
    expect(key.secret).toHaveLength(43)
    const page = await pages.open({ path: `/client/key/detail/${key.key.slice(3)}`, viewer: root() })
    expect(page.text).not.toContain(key.secret)
    const hash = createHash('sha256').update(key.secret).digest('hex')
    const { rows } = await sql<{ all: string }>`select api_key_secret::text as all from api_key_secret`.execute(
      academy.database.kysely,
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${key.secret}|${hash}`))
  })

  test('the same call a second time is a replay, whoever sends it', async () => {
    const headers = headersOf(key, query)
    const once = { method: 'POST', path: query.path, body: query.body, headers } as const
    expect((await pages.ask(once)).status).toBe(200)
    const again = await pages.ask(once)
    expect(again).toMatchObject({ status: 401, body: { message: 'ระบบได้รับคำขอนี้แล้ว ห้ามส่งซ้ำ' } })
    const both = headersOf(key, query)
    const race = await Promise.all([1, 2, 3].map(() => pages.ask({ ...once, headers: both })))
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  test('the key of one site is nothing on another', async () => {
    expect((await ask(key, { ...query, site: 'factory' })).status).toBe(401)
    const carried = await ask(key, { ...query, site: 'factory', signed: { host: 'localhost' } })
    expect(carried.status).toBe(401)
    expect(carried.text).not.toContain('โรงงาน')
  })

  test.each<[string, Call]>([
    ['body', { ...query, signed: { body: JSON.stringify({ args: [{ status: true }] }) } }],
    ['path', { ...query, signed: { path: '/api/course/query?x=1' } }],
    ['method', { method: 'GET', path: '/api/course/000000000000000000000000', signed: { method: 'DELETE' } }],
    ['host', { ...query, signed: { host: 'elsewhere.localhost' } }],
    ['signature', { ...query, headers: { sign: '0'.repeat(64) } }],
    ['signature, cut short', { ...query, headers: { sign: 'ab' } }],
    ['token that is none', { ...query, signed: { token: 'now' } }],
    [
      'time six minutes ago',
      { ...query, signed: { token: `${Date.parse('2026-11-21T04:54:00Z') / 1000}.${'a'.repeat(20)}` } },
    ],
    [
      'time six minutes ahead',
      { ...query, signed: { token: `${Date.parse('2026-11-21T05:06:00Z') / 1000}.${'a'.repeat(20)}` } },
    ],
    ['nonce too short', { ...query, signed: { token: `${Date.parse('2026-11-21T05:00:00Z') / 1000}.a` } }],
  ])('a call with another %s is refused, and told no more than that', async (_what, call) => {
    const answer = await ask(key, call)
    const nobody = await ask({ key: `wk_${'0'.repeat(24)}`, secret: 'x' }, query)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual(nobody.body)
  })

  test('what is in no scope is refused: other rows, other verbs, other calls, and what a call would carry', async () => {
    const refused = async (call: Call) => expect((await ask(key, call)).status, `${call.method} ${call.path}`).toBe(403)
    await refused({ path: '/api/user/query', body: { args: [{}] } })
    await refused({ path: '/api/course', body: { data: { name: 'x' } } })
    await refused({ method: 'PUT', path: `/api/course/${course}`, body: { data: { name: 'x' } } })
    await refused({ method: 'DELETE', path: `/api/course/${course}` })
    await refused({ path: `/api/course/${course}/restore`, body: {} })
    await refused({ path: '/api/course/import', body: {} })
    await refused({ path: '/api/multi-count', body: { collections: ['user'] } })
    await refused({ path: '/api/signin', body: { username: 'admin', password: 'x' } })
    await refused({ path: '/api/api_key', body: { data: { name: 'x', scopes: [] } } })
    const enrols = await added({ name: 'ลงทะเบียน', scopes: 'enroll:read' })
    await create(academy.as('user'), 'enroll', { courseID: course })
    const [enrolment] = (await ask(enrols, { path: '/api/enroll/query', body: { args: [{}] } })).body
    expect(enrolment).toMatchObject({ courseID: expect.anything() })
    expect(JSON.stringify(enrolment)).not.toContain('ช่างไฟ')
    const lookup = [{ $lookup: { from: 'user', localField: 'userID', foreignField: '_id', as: 'who' } }]
    const joined = await ask(enrols, { path: '/api/enroll/aggregate', body: { pipeline: lookup } })
    expect(joined.text).not.toContain('สมชาย')
  })

  test('a key writes what its scopes hold with the rights of an administrator, and the history says that it did', async () => {
    const writes = await added({ name: 'นำเข้าหลักสูตร', scopes: 'course:create' })
    expect((await ask(writes, query)).status).toBe(403)
    const made = await ask(writes, { path: '/api/course', body: { data: { name: 'จากระบบอื่น' } } })
    expect(made.status).toBe(200)
    const { rows } = await sql<{
      by: unknown
    }>`select history::text as by from history where row = ${made.body._id}`.execute(academy.database.kysely)
    expect(JSON.stringify(rows)).toContain('นำเข้าหลักสูตร')
    expect((await ask(key, { path: '/api/configuration/query', body: { args: [{}] } })).status).toBe(403)
  })

  test('a cookie beside a key says nothing, and a key that is none of ours is left alone', async () => {
    const headers = headersOf(key, { path: '/api/user/query', body: { args: [{}] } })
    const both = await pages.ask({ path: '/api/user/query', body: { args: [{}] }, viewer: root(), headers })
    expect(both.status).toBe(403)
    const legacy = { key: 'U2FsdGVkX19h', token: 'x', sign: 'y' }
    expect((await pages.ask({ ...query, viewer: academy.viewer('admin'), headers: legacy })).status).toBe(200)
  })

  test('an expired key and a revoked one are refused', async () => {
    const brief = await added({ name: 'ชั่วคราว', scopes: 'course:read', expires: '2026-11-21' })
    expect((await ask(brief, query)).status).toBe(200)
    await update(academy.as('root'), 'api_key', { _id: brief.key.slice(3), change: { expires: '2026-11-20' } })
    expect((await ask(brief, query)).body.message).toBe('คีย์นี้หมดอายุแล้ว')
    const path = `/client/key/detail/${brief.key.slice(3)}`
    const ended = await added({ name: 'เลิกใช้', scopes: 'course:read' })
    const end = { path: `/client/key/detail/${ended.key.slice(3)}`, form: { intent: 'revoke' } }
    expect((await pages.post({ ...end, viewer: academy.viewer('admin') })).headers['location']).toContain('refused')
    expect((await ask(ended, query)).status).toBe(200)
    expect((await pages.post({ ...end, viewer: root() })).status).toBe(302)
    expect((await ask(ended, query)).status).toBe(401)
    expect((await pages.post({ ...end, viewer: root(), form: { intent: 'rotate' } })).status).toBe(409)
    // A secret created at the same time as the revocation.
    const late = await giveSecret(academy.as('root'), { key: ended.key.slice(3), overlapHours: 1 })
    expect(await ask({ key: ended.key, secret: late }, query)).toMatchObject({
      status: 401,
      body: { message: 'คีย์นี้ถูกยกเลิกแล้ว' },
    })
    await expect(remove(academy.as('root'), 'api_key', ended.key.slice(3))).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await pages.open({ path, viewer: root() })).status).toBe(200)
  })

  test.each([
    ['rotate', 'revoke'],
    ['revoke', 'rotate'],
  ])('%s and %s at once leave no secret that opens anything', async (...intents) => {
    const twice = await added({ name: `สองคนทำพร้อมกัน ${intents[0]}`, scopes: 'course:read' })
    const path = `/client/key/detail/${twice.key.slice(3)}`
    const answers = await Promise.all(intents.map((intent) => pages.post({ path, viewer: root(), form: { intent } })))
    const status = Object.fromEntries(intents.map((intent, at) => [intent, answers[at]!.status]))
    expect(status['revoke']).toBe(302)
    expect([200, 409]).toContain(status['rotate'])
    expect((await ask(twice, query)).status).toBe(401)
    const { rows } = await sql`select 1 from api_key_secret where key = ${twice.key.slice(3)}`.execute(
      academy.database.kysely,
    )
    expect(rows).toEqual([])
  })

  test('a new secret works beside the old one until the overlap is over', async () => {
    const old = await added({ name: 'หมุนเวียน', scopes: 'course:read' })
    const path = `/client/key/detail/${old.key.slice(3)}`
    const answer = await pages.post({ path, viewer: root(), form: { intent: 'rotate' } })
    const next = issuedIn(answer.text)
    expect(textOf(answer.text)).toContain('รหัสลับเดิมใช้ได้อีก 24 ชั่วโมง')
    expect(next.key).toBe(old.key)
    for (const one of [old, next]) expect((await ask(one, query)).status).toBe(200)
    academy.pass(25 * hourMs)
    expect((await ask(old, query)).status).toBe(401)
    expect((await ask(next, query)).status).toBe(200)
    academy.pass(-25 * hourMs)
  })

  test('staff comment on a key', async () => {
    const path = `/client/key/detail/${key.key.slice(3)}`
    expect((await pages.post({ path, viewer: root(), form: { intent: 'say', text: 'ให้ทีม HR' } })).status).toBe(302)
    expect(textOf((await pages.open({ path, viewer: root() })).text)).toContain('ให้ทีม HR')
  })

  test('a key is used from its addresses and origins alone', async () => {
    const far = await added({ name: 'สำนักงาน', scopes: 'course:read', addresses: '203.0.113.0/24' })
    expect((await ask(far, query)).body.message).toContain('หมายเลข IP')
    const near = await added({
      name: 'ในเครื่อง',
      scopes: 'course:read',
      addresses: '127.0.0.1',
      origins: 'https://app.wicha.test',
    })
    expect((await ask(near, query)).status).toBe(200)
    expect((await ask(near, { ...query, headers: { origin: 'https://app.wicha.test' } })).status).toBe(200)
    expect((await ask(near, { ...query, headers: { origin: 'https://evil.test' } })).status).toBe(403)
    for (const form of [
      { addresses: '1.2.3.4/33' },
      { addresses: 'here' },
      { origins: 'https://a.test/path' },
      { scopes: 'ghost:read' },
      { scopes: 'api_key:read' },
    ] as Record<string, string>[]) {
      const viewer = root()
      const answer = await pages.post({
        path: '/client/key/add',
        viewer,
        form: { name: 'x', scopes: 'course:read', ...form },
      })
      expect(answer.status, JSON.stringify(form)).toBe(400)
    }
  })

  test('more calls than the key may make in a minute are told to wait', async () => {
    const slow = await added({ name: 'ช้า', scopes: 'course:read', perMinute: '3' })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask(slow, query)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    academy.pass(61_000)
    expect((await ask(slow, query)).status).toBe(200)
    academy.pass(-61_000)
  })

  test('calls that are sent again use up nothing of what the key may make', async () => {
    const slow = await added({ name: 'ถูกส่งซ้ำ', scopes: 'course:read', perMinute: '2' })
    const once = { ...query, method: 'POST', headers: headersOf(slow, query) } as const
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await pages.ask(once)).status)
    expect(statuses).toEqual([200, 401, 401, 401, 401])
    expect((await ask(slow, query)).status).toBe(200)
    expect((await ask(slow, query)).status).toBe(429)
    academy.pass(61_000)
    const guesses = await Promise.all(Array.from({ length: 70 }, () => pages.ask(once)))
    expect(
      guesses.map(({ status }) => status),
      'who sends one again and again is told to wait',
    ).toContain(429)
    academy.pass(-61_000)
  })

  test('the log says what was called, without what was asked or answered, and is forgotten after 30 days', async () => {
    await ask(key, { method: 'GET', path: `/api/course/${course}?secret=of-the-query` })
    await ask(key, { method: 'GET', path: `/api/course/${'0'.repeat(24)}` })
    const path = `/client/key/detail/${key.key.slice(3)}`
    await expect
      .poll(async () => textOf((await pages.open({ path, viewer: root() })).text))
      .toMatch(/GET \/api\/course\/0{24} [^–]*404/)
    const page = textOf((await pages.open({ path, viewer: root() })).text)
    expect(page).toContain('POST /api/course/query')
    expect(page).not.toContain('of-the-query')
    expect(textOf((await pages.open({ path: '/client/key', viewer: root() })).text)).toContain(key.key)
    const dashboard = await pages.open({ path: '/client/dashboard', viewer: root() })
    const [, day, calls] = /href="\/client\/dashboard\?day=([\d-]+)" aria-label="[^:"]*: ([\d,]+)"/.exec(
      dashboard.text,
    )!
    const ofDay = await pages.open({ path: `/client/dashboard?day=${day}`, viewer: root() })
    expect(textOf(ofDay.text), 'a bar opens its calls').toMatch(new RegExp(`คำขอวันที่ [^–]* ${calls} `))
    expect(ofDay.text.split('POST /api/course/query').length).toBeGreaterThan(1)
    academy.pass(31 * 24 * hourMs)
    await sweepCalls.work(academy.app, { signal: AbortSignal.timeout(10_000) })
    academy.pass(-31 * 24 * hourMs)
    expect(textOf((await pages.open({ path, viewer: root() })).text)).toContain('ยังไม่มีคำขอที่ใช้คีย์')
  })

  test('guessing is slowed down for who guesses', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 70; n++) statuses.add((await ask({ key: key.key, secret: String(n) }, query)).status)
    expect([...statuses]).toEqual([401, 429])
    expect((await ask(key, query)).status).toBe(200)
  })
})

test.each([
  [['203.0.113.0/24'], '203.0.113.9', true],
  [['203.0.113.0/24'], '203.0.114.9', false],
  [['203.0.113.7'], '::ffff:203.0.113.7', true],
  [['2001:db8::/32'], '2001:db8::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['203.0.113.7'], 'no address', false],
])('of the list %j, %s is allowed: %s', (list, ip, is) => {
  expect(isListed(list, ip)).toBe(is)
})

test.each([
  ['GET', '/api/course/export', true],
  ['GET', '/api/course/0123456789abcdef01234567/history/', true],
  ['POST', '/api/course/query/', true],
  ['POST', '/api/course/query/x', false],
  ['POST', '/api/course/0123456789abcdef01234567/unlock', false],
  ['POST', '/api/Course/query', false],
  ['HEAD', '/api/course/0123456789abcdef01234567', false],
  ['GET', '/api/course%2Fquery', false],
  ['GET', '/api/openapi.json', false],
])('the scope course:read holds %s %s: %s', (method, path, is) => {
  expect(isInScope(new Set(['course:read']), { method, path })).toBe(is)
})
