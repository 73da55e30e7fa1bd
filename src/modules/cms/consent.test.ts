import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decided } from '#domain/browser/consent.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../tests/support/http.ts'

const drivers = await testDrivers()

describe.each(drivers)('what somebody decides about cookies on $kind', (driver) => {
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

  const decide = (body: unknown, more: { cookie?: string; role?: 'user' } = {}) =>
    http.ask({
      ...{ path: '/api/consent', body: body as object, headers: more.cookie ? { cookie: more.cookie } : {} },
      ...(more.role && { viewer: academy.viewer(more.role) }),
    })
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie']].flat().map(String)
  const kept = (site: 'skills' | 'factory' = 'skills') =>
    from(academy.as('admin', site), 'consent').selectAll().orderBy('consent.createdAt').execute()

  test('is kept with all it says, and the browser knows that it was asked', async () => {
    const some = { ...decided(true), allowAdvertisingCookies: false }
    const agreed = await decide(some)
    expect(agreed.status).toBe(200)
    expect(cookiesOf(agreed)).toEqual([
      'consent=1.111011; Path=/; SameSite=Lax; Max-Age=31536000',
      expect.stringMatching(/^consentBrowser=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly$/),
    ])
    const declined = await decide({ ...decided(true), agree: false })
    expect(cookiesOf(declined)[0]).toContain('consent=1.000000;')
    const rows = await kept()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject(some)
    expect(rows[1]).toMatchObject(decided(false))
    expect(await kept('factory')).toEqual([])
  })

  test('is one row of each browser and of each person, who may decide again', async () => {
    const before = (await kept()).length
    const cookie = cookiesOf(await decide(decided(true)))[1]!.split(';')[0]!
    const again = await decide(decided(false), { cookie: `a=b; ${cookie}` })
    expect(cookiesOf(again)).toEqual([expect.stringContaining('consent=1.000000;')])
    await Promise.all([true, true, true].map((agree) => decide(decided(agree), { cookie })))
    const rows = await kept()
    expect(rows).toHaveLength(before + 1)
    expect(rows.at(-1)).toMatchObject(decided(true))
    for (const agree of [true, false]) expect((await decide(decided(agree), { role: 'user' })).status).toBe(200)
    const own = (await kept()).slice(before + 1)
    expect(own).toHaveLength(1)
    expect(own[0]).toMatchObject(decided(false))
    await decide(decided(true), { cookie: `consentBrowser=${own[0]!._id}` })
    expect((await kept())[before + 1]).toMatchObject(decided(false))
  })

  test.each([
    ['nothing', null],
    ['an answer alone', { agree: true }],
    ['words for figures', { ...decided(true), agree: 'true' }],
    ['more than is asked', { ...decided(true), unit: '6564a1000000000000000001' }],
    ['a list', [decided(true)]],
  ])('is refused when it is %s', async (_what, body) => {
    expect((await decide(body)).status).toBe(400)
  })

  test('is read by administrators alone, and changed or removed by nobody', async () => {
    const [row] = await kept()
    for (const role of ['guest', 'user', 'manager'] as const)
      expect(await from(academy.as(role), 'consent').selectAll().execute()).toEqual([])
    for (const role of ['guest', 'admin', 'root'] as const) {
      const viewer = academy.viewer(role)
      const at = { path: `/api/consent/${row!._id}`, viewer }
      expect((await http.ask({ ...at, method: 'PUT', body: { agree: false } })).status).toBeGreaterThanOrEqual(400)
      expect((await http.ask({ ...at, method: 'DELETE' })).status).toBeGreaterThanOrEqual(400)
    }
    expect((await kept()).length).toBeGreaterThan(2)
  })

  test('is written down for several classes behind one network, and not without end', async () => {
    const all = async (length: number) => {
      const answers = await Promise.all(Array.from({ length }, () => decide(decided(true))))
      return new Set(answers.map(({ status }) => status))
    }
    expect(await all(80)).toEqual(new Set([200]))
    expect(await all(70)).toContain(429)
    expect((await kept()).length).toBeLessThanOrEqual(100)
  })
})
