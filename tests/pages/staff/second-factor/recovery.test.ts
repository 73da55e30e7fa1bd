import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { type Desk, openDesk } from './desk.ts'

const verify = '/member/verify'

describe.each(await testDrivers())('recovery codes on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const codes: Record<string, string[]> = {}
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const username of ['admin', 'manager']) codes[username] = (await (await entered(username)).setUpApp()).codes
  })
  beforeEach(() => academy.pass(3_700_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const entered = async (username: string, site: 'skills' | 'origin' = 'skills') => {
    const desk = openDesk(academy, pages)
    await desk.enter(username, { site })
    if (username !== 'member' && site === 'skills') await desk.choose()
    return desk
  }
  const halfway = async (username: string, from?: string) => {
    const desk = openDesk(academy, pages, from)
    expect((await desk.enter(username)).location).toMatch(/^\/member\/verify/)
    return desk
  }
  const isIn = async (desk: Desk) => (await desk.open('/member/sites')).status === 200

  test('of somebody else opens nothing, and stays good for its owner', async () => {
    const code = codes['manager']!.pop()!
    const thief = await halfway('admin')
    expect((await thief.post(verify, { recovery: code })).status).toBe(401)
    expect(await isIn(thief)).toBe(false)
    const owner = await halfway('manager')
    await owner.post(verify, { recovery: code })
    expect(await isIn(owner)).toBe(true)
  })

  test('one opens one log-in, though two use it at once', async () => {
    const code = codes['admin']!.pop()!
    const desks = [await halfway('admin'), await halfway('admin'), await halfway('admin')]
    const answers = await Promise.all(desks.map((desk) => desk.post(verify, { recovery: code })))
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1)
    expect((await Promise.all(desks.map(isIn))).filter(Boolean)).toHaveLength(1)
  })

  test('B12 the eleventh from a network in ten minutes is not looked at, and elsewhere its owner comes in', async () => {
    const thief = '198.51.100.66'
    for (let n = 0; n < 2; n++) {
      const desk = await halfway('admin', thief)
      for (let tried = 0; tried < 5; tried++) await desk.post(verify, { recovery: 'aaaa-bbbb-cccc' })
    }
    const code = codes['admin']!.pop()!
    const again = await halfway('admin', thief)
    expect((await again.post(verify, { recovery: code })).status).toBe(429)
    expect(await isIn(again)).toBe(false)
    const owner = await halfway('admin')
    await owner.post(verify, { recovery: code })
    expect(await isIn(owner)).toBe(true)
  })

  test('go where the factor is taken away, and so does what was opened and begun with it', async () => {
    const code = codes['manager']!.pop()!
    const there = await halfway('manager')
    await there.post(verify, { recovery: code })
    expect(await isIn(there)).toBe(true)
    const begun = await halfway('manager')
    const owner = await entered('superadmin', 'origin')
    const path = `/user/detail/${academy.viewer('manager').id}`
    await owner.post(path, { intent: 'factor-remove' }, { site: 'origin' })
    expect(await isIn(there)).toBe(false)
    const { rows } = await sql`select 1 from recovery_code where "user" = ${academy.viewer('manager').id}`.execute(
      academy.database.kysely,
    )
    expect(rows).toEqual([])
    expect((await begun.post(verify, { recovery: 'aaaa-bbbb-cccc' })).location).toBe('/member/login?over')
  })

  test('who waits is asked for his password again where another factor comes in the place of his', async () => {
    const owner = await entered('member')
    await owner.setUpApp()
    const waiting = await halfway('member')
    await owner.post('/member/security', { intent: 'totp-remove' })
    const { codes: renewed } = await owner.setUpApp()
    expect(renewed).toHaveLength(10)
    expect((await waiting.post(verify, { recovery: renewed[0]! })).location).toBe('/member/login?over')
  })
})
