import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decided } from '#domain/browser/consent.ts'
import { from } from '#platform/collection/rows.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../tests/support/http.ts'

const drivers = await scratchDrivers()

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

  const decide = (body: unknown) => http.ask({ path: '/api/consent', body: body as object })
  const kept = (site: 'skills' | 'factory' = 'skills') =>
    from(academy.as('admin', site), 'consent').selectAll().orderBy('consent.createdAt').execute()

  test('is kept with all it says, and the browser knows that it was asked', async () => {
    const some = { ...decided(true), allowAdvertisingCookies: false }
    const agreed = await decide(some)
    expect(agreed.status).toBe(200)
    expect(String(agreed.headers['set-cookie'])).toBe('consent=1.111011; Path=/; SameSite=Lax; Max-Age=31536000')
    const declined = await decide({ ...decided(true), agree: false })
    expect(String(declined.headers['set-cookie'])).toContain('consent=1.000000;')
    const rows = await kept()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject(some)
    expect(rows[1]).toMatchObject(decided(false))
    expect(await kept('factory')).toEqual([])
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
    expect(await kept()).toHaveLength(2)
  })

  test('is written down for a whole school behind one network, and not without end', async () => {
    const all = async (length: number) => {
      const answers = await Promise.all(Array.from({ length }, () => decide(decided(true))))
      return new Set(answers.map(({ status }) => status))
    }
    expect(await all(200)).toEqual(new Set([200]))
    expect(await all(150)).toContain(429)
  })
})
