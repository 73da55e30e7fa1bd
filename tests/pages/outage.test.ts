import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'

describe.each(await testDrivers())('while the database is away, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const breakDown = (error: Error) => {
    const executor = Object.getPrototypeOf(academy.database.kysely.getExecutor()) as {
      executeQuery: () => Promise<never>
    }
    vi.spyOn(executor, 'executeQuery').mockRejectedValue(error)
  }

  test('a page that cannot be made says that it may come soon, and is made once the database is back', async () => {
    await pages.open({ path: '/user/login' })
    breakDown(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    expect(await pages.open({ path: '/lesson/home' })).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    vi.restoreAllMocks()
    expect((await pages.open({ path: '/lesson/home' })).status).toBe(200)
  })

  test('what only broke is a fault of the product, and no outage', async () => {
    breakDown(new TypeError('x is not a function'))
    const broken = await pages.open({ path: '/lesson/search/x' })
    expect([broken.status, broken.headers['retry-after']]).toEqual([500, undefined])
  })
})
