import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { runIdempotent } from '#platform/http/api/idempotency.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { idempotentCallsOf } from '#app/http/calls/idempotency.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'

const drivers = await bothDrivers()

const person = (n: number, more = {}) => ({
  data: {
    firstname: 'มานี',
    lastname: 'มีนา',
    citizen: `11017002071${String(n).padStart(2, '0')}`,
    phone: `08100001${String(n).padStart(2, '0')}`,
    email: `once${n}@wicha.test`,
    password: 'manee-2569',
    info: { agree: true },
    ...more,
  },
})

describe.each(drivers)('a call with an Idempotency-Key on $kind', (driver) => {
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

  const post = (path: string, of: { key?: string; body: unknown; viewer?: Viewer; site?: SiteKey; agent?: string }) => {
    const { key, agent, ...asked } = of
    const headers = { ...(key !== undefined && { 'idempotency-key': key }), ...(agent && { 'user-agent': agent }) }
    return http.ask({ path: `/api${path}`, headers, ...asked })
  }
  const isReplayed = ({ headers }: Awaited<ReturnType<typeof post>>) => headers['idempotency-replayed'] === 'true'
  const courseOn = (name: string, site: SiteKey = 'skills') =>
    create(academy.as('admin', site), 'course', { name, status: true }).then(({ _id }) => ({ data: { courseID: _id } }))
  const users = async (email: string) =>
    (await from(academy.as('admin'), 'user').select('_id').where('email', '=', email).execute()).length
  const kept = async () =>
    (await sql<Record<string, string>>`select * from answered_call`.execute(academy.database.kysely)).rows

  test('is done once and answered the same to the letter', async () => {
    const first = await post('/user', { key: 'register-1', body: person(1) })
    const again = await post('/user', { key: 'register-1', body: person(1) })
    expect(first).toMatchObject({ status: 200, body: { status: 200, data: { role: 'user' } } })
    expect([isReplayed(first), isReplayed(again)]).toEqual([false, true])
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await users('once1@wicha.test')).toBe(1)
    expect(isReplayed(await post('/user/', { key: 'register-1', body: person(1) }))).toBe(true)
  })

  test('without its key is done again', async () => {
    expect((await post('/user', { key: 'register-2', body: person(2) })).status).toBe(200)
    expect(await post('/user', { body: person(2) })).toMatchObject({ status: 400, body: { message: 'duplicate' } })
  })

  test.each([
    ['another name', { firstname: 'ปิติ' }],
    ['another password', { password: 'piti-25699' }],
  ])('with the key of %s is a conflict, and nothing is written', async (_what, more) => {
    await post('/user', { key: 'register-3', body: person(3) })
    const other = await post('/user', { key: 'register-3', body: person(3, more) })
    expect(other).toMatchObject({ status: 409, body: { fields: ['Idempotency-Key'] } })
    expect(other.body.message).toBe('Idempotency-Key นี้ถูกใช้กับคำขออื่นไปแล้ว กรุณาใช้คีย์ใหม่')
    expect(isReplayed(other)).toBe(false)
  })

  test('is of one call, one person, one client and one site', async () => {
    const here = await courseOn('ก')
    const viewer = academy.viewer('user')
    const first = await post('/enroll', { key: 'same', body: here, viewer })
    expect(first.status).toBe(200)
    expect(isReplayed(await post('/enroll', { key: 'same', body: here, viewer }))).toBe(true)
    expect((await post('/user', { key: 'same', body: person(4), viewer })).status).toBe(409)
    const { _id } = await create(academy.as('admin'), 'user', { username: 'once-other', firstname: 'อื่น' })
    const byOther = await post('/enroll', { key: 'same', body: here, viewer: { ...viewer, id: _id } })
    expect([byOther.status, isReplayed(byOther)]).toEqual([200, false])
    const admin = academy.viewer('admin')
    const byStaff = await post('/enroll', {
      key: 'same',
      body: { data: { ...here.data, userID: viewer.id } },
      viewer: admin,
    })
    expect([byStaff.status, isReplayed(byStaff), byStaff.body._id]).toEqual([200, false, first.body._id])
    const there = await post('/enroll', {
      ...{ key: 'same', body: await courseOn('ก', 'factory'), site: 'factory' as const },
      viewer: academy.viewer('user', 'factory'),
    })
    expect([there.status, isReplayed(there)]).toEqual([200, false])
    expect((await post('/user', { key: 'same', body: person(4), agent: 'one' })).status).toBe(200)
    expect((await post('/user', { key: 'same', body: person(5), agent: 'other' })).status).toBe(200)
    expect((await post('/user', { key: 'same', body: person(5), agent: 'one' })).status).toBe(409)
  })

  test('that is refused is not kept: corrected, it may use the key again', async () => {
    const refused = await post('/user', { key: 'again', body: person(6, { phone: '1' }) })
    expect(refused.status).toBe(400)
    expect((await kept()).some(({ key }) => key === 'again')).toBe(false)
    expect((await post('/user', { key: 'again', body: person(6) })).status).toBe(200)
  })

  test('that a command answers with a refusal is not kept either', async () => {
    const call = { key: 'declined', client: '', asked: 'pay' }
    const ctx = academy.as('user')
    for (const status of [402, 200])
      expect(await runIdempotent(ctx, call, async () => ({ status }))).toEqual({ body: { status }, isReplayed: false })
    expect(await runIdempotent(ctx, call, async () => ({ status: 500 }))).toEqual({
      body: { status: 200 },
      isReplayed: true,
    })
  })

  test.each([
    ['', 400],
    ['ก', 400],
    ['a\u007f', 400],
    ['x'.repeat(201), 400],
    ['x'.repeat(200), 200],
    ['a b!~', 200],
  ])('has a key of 1 to 200 printable characters: %j', async (key, status) => {
    const n = 20 + (await kept()).length
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    expect((await http.ask({ path: '/api/user', headers, body: person(n) })).status).toBe(status)
  })

  test('is looked at where the call honours it, and nowhere else', async () => {
    const viewer = academy.viewer('admin')
    const body = { data: { name: 'ข' } }
    const [one, other] = [
      await post('/course', { key: '', body, viewer }),
      await post('/course', { key: 'c', body, viewer }),
    ]
    expect([one.status, other.status]).toEqual([200, 200])
    expect((await post('/course', { key: 'c', body, viewer })).body._id).not.toBe(other.body._id)
    expect(
      isReplayed(
        await http.ask({
          viewer,
          method: 'GET',
          path: `/api/course/${one.body._id}`,
          headers: { 'idempotency-key': 'c' },
        }),
      ),
    ).toBe(false)
  })

  test('fifty times at once is one registration, answered fifty times the same', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/user', { key: 'fifty', body: person(50) })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(answers.filter(isReplayed)).toHaveLength(49)
    expect(await users('once50@wicha.test')).toBe(1)
  })

  test('fifty enrolments with keys of their own are one enrolment', async () => {
    const body = await courseOn('ค')
    const viewer = academy.viewer('user')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post('/enroll', { key: `press ${n}`, body, viewer })),
    )
    const said = answers.map(({ status, body: { _id, message } }) => `${status} ${_id ?? message}`)
    expect([...new Set(said)]).toEqual([`200 ${answers[0]!.body._id}`])
  })

  test('leaves neither the row nor the answer when it breaks between the two', async () => {
    const call = { key: 'broken', client: '', asked: 'x' }
    const rowsOf = () => from(academy.as('admin'), 'course').select('_id').where('name', '=', 'ง ครึ่งทาง').execute()
    const broken = runIdempotent(academy.as('admin'), call, async (inside) => {
      await create(inside, 'course', { name: 'ง ครึ่งทาง' })
      throw new Error('the power went')
    })
    await expect(broken).rejects.toThrow('the power went')
    expect([(await rowsOf()).length, (await kept()).filter(({ key }) => key === 'broken').length]).toEqual([0, 0])
    const whole = await runIdempotent(academy.as('admin'), call, (inside) =>
      create(inside, 'course', { name: 'ง ครึ่งทาง' }),
    )
    expect([whole.isReplayed, (await rowsOf()).length]).toEqual([false, 1])
  })

  test('keeps no password, no cookie and no address of a client', async () => {
    await post('/user', { key: 'secret', body: person(60, { password: 'very-secret-2569' }), agent: 'agent-of-manee' })
    const text = JSON.stringify(await kept())
    expect(text).not.toMatch(/very-secret|argon2|sid=|127\.0\.0\.1|agent-of-manee/)
  })

  test('is forgotten after a day, and swept away within the hour', async () => {
    await post('/user', { key: 'old', body: person(70) })
    expect(isReplayed(await post('/user', { key: 'old', body: person(70) }))).toBe(true)
    academy.pass(24 * 3_600_000 + 60_000)
    expect(await post('/user', { key: 'old', body: person(70) })).toMatchObject({ status: 400 })
    academy.pass(3_600_000)
    await academy.app.jobs.drain()
    const now = academy.app.clock()
    expect((await kept()).filter((one) => now - Date.parse(one['createdAt']!) > 86_400_000)).toEqual([])
  })
})

test('a manifest that honours a key on a call that nobody answers stops the start', () => {
  const module = { name: 'shop', api: { 'POST /pay': 'pay' }, collections: [{ name: 'order' }] }
  const started = (once: string[]) => idempotentCallsOf({ manifests: [{ ...module, idempotentCalls: once }] } as never)
  expect(started(['POST /pay', 'POST /order'])).toEqual(new Set(['POST /pay', 'POST /order']))
  expect(() => started(['POST /orders'])).toThrow("'POST /orders'")
})
