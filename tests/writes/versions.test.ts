import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type HttpParams, type Http, openHttp } from '../support/http.ts'

const drivers = await bothDrivers()

describe.each(drivers)('a version that is sent on $kind', (driver) => {
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

  /** A course at version 2, and a call about it. */
  const second = async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ก' })
    await update(academy.as('admin'), 'course', { _id, change: { hours: 1 } })
    const ask = (asked: Partial<HttpParams>) =>
      http.ask({ viewer: academy.viewer('admin'), ...asked, path: `/api/course/${_id}${asked.path ?? ''}` })
    return ask
  }

  test.each([
    ['in the body', (version: number) => ({ body: { data: { hours: 2 }, version } })],
    ['in the data', (version: number) => ({ body: { data: { hours: 2, version } } })],
    ['in If-Match', (version: number) => ({ body: { data: { hours: 2 } }, headers: { 'if-match': `"${version}"` } })],
  ])('%s must be the stored one', async (_where, sent) => {
    const ask = await second()
    for (const version of [1, 3]) {
      const stale = await ask({ method: 'PUT', ...sent(version) })
      expect(stale).toMatchObject({ status: 409, body: { message: 'มีผู้อื่นบันทึกรายการนี้ก่อนแล้ว', fields: ['version'] } })
    }
    expect(await ask({ method: 'PUT', ...sent(2) })).toMatchObject({ status: 200, body: { data: { version: 3 } } })
  })

  test('is asked of a removal and of a restore too', async () => {
    const ask = await second()
    const at = (version: string) => ({ headers: { 'if-match': version } })
    expect((await ask({ method: 'DELETE', ...at('"1"') })).status).toBe(409)
    expect((await ask({ method: 'DELETE', ...at('"2"') })).body.data.version).toBe(3)
    expect((await ask({ path: '/restore', ...at('"2"') })).status).toBe(409)
    expect((await ask({ path: '/restore', ...at('*') })).body.data.version).toBe(4)
  })

  test('that is none is refused, and without one the last to save wins', async () => {
    const ask = await second()
    for (const body of [
      { data: { hours: 2 }, version: '2' },
      { data: { hours: 2, version: { $gt: 0 } } },
      { data: { hours: 2, version: null } },
    ])
      expect((await ask({ method: 'PUT', body })).status).toBe(400)
    expect((await ask({ method: 'PUT', body: { data: {} }, headers: { 'if-match': 'W/"x"' } })).status).toBe(400)
    expect((await ask({ method: 'PUT', body: { data: { hours: 9 } } })).body.data).toMatchObject({
      hours: 9,
      version: 3,
    })
  })
})
