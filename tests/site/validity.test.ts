import type { PluginTransformQueryArgs, RawNode } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { createSites } from '#platform/site/sites.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { linksOf, textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe.each(drivers)('how long a site is believed on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  /** A separate site cache on the academy's database, with an adjustable clock and a count of its reads. */
  const counted = ({ failsAtFirst = false } = {}) => {
    const reads = { configuration: 0, plugins: 0 }
    let now = Date.parse('2026-11-21T00:00:00Z')
    let isAway = failsAtFirst
    const count = ({ node }: PluginTransformQueryArgs) => {
      if (isAway) {
        isAway = false
        throw new Error('the database is away')
      }
      const text = (node as RawNode).sqlFragments.join(' ')
      if (text.includes('join configuration')) reads.configuration++
      if (text.startsWith('select plugins')) reads.plugins++
      return node
    }
    const { database, manifests } = academy.app
    const kysely = database.kysely.withPlugin({
      transformQuery: count,
      transformResult: async ({ result }) => result,
    })
    const found = createSites({
      database: Object.create(database, { kysely: { value: kysely } }),
      manifests,
      clock: () => now,
    })
    return { found, reads, pass: (ms: number) => (now += ms) }
  }
  const write = (change: ReturnType<typeof sql>) => change.execute(academy.database.kysely)
  const setPlugins = (plugins: string[]) =>
    write(sql`update configuration set plugins = ${plugins} where site = ${sites.skills._id}`)

  test('its configuration is read once in 60 seconds, and the list of its plugins once an hour', async () => {
    const { found, reads, pass } = counted()
    const ask = () => found.byHostname(sites.skills.hostname)
    await ask()
    expect(reads).toEqual({ configuration: 1, plugins: 1 })
    pass(59_999)
    await ask()
    expect(reads.configuration).toBe(1)
    pass(1)
    await ask()
    expect(reads).toEqual({ configuration: 2, plugins: 1 })
    for (let passed = minute; passed < 3 * hour; passed += 10 * second) {
      pass(10 * second)
      await ask()
    }
    expect(reads.configuration).toBe(181)
    expect(reads.plugins).toBe(4)
  })

  test('an idle site is not read at all', async () => {
    const { found, reads, pass } = counted()
    await found.byHostname(sites.skills.hostname)
    pass(5 * hour)
    expect(reads).toEqual({ configuration: 1, plugins: 1 })
    await Promise.all(Array.from({ length: 20 }, () => found.byHostname(sites.skills.hostname)))
    expect(reads).toEqual({ configuration: 2, plugins: 2 })
  })

  test('a list that was changed past the product is never older than an hour', async () => {
    const { found, pass } = counted()
    const hasLesson = async () => (await found.byHostname(sites.skills.hostname))!.plugins.has('lesson')
    expect(await hasLesson()).toBe(true)
    await setPlugins(['category'])
    pass(30 * minute)
    expect(await hasLesson()).toBe(true)
    for (let passed = 30 * minute; passed < hour; passed += 59 * second) {
      pass(59 * second)
      await hasLesson()
    }
    expect(await hasLesson()).toBe(false)
    await setPlugins(['lesson', 'category', 'enroll'])
  })

  test('a read that failed is asked again', async () => {
    const { found } = counted({ failsAtFirst: true })
    await expect(found.byId(sites.skills._id)).rejects.toThrow('the database is away')
    expect((await found.byId(sites.skills._id))!.siteName).toBe(sites.skills.name)
  })
})

describe.each(drivers)('a change of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const post = { type: 'post', slug: 'menu', title: 'เมนู', status: true } as const
    const menu = await create(academy.as('admin'), 'post', {
      ...post,
      builder: [{ title: 'วิชา', target: '/lesson/home' }],
    })
    await set({ navigator: menu._id })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const set = async (change: object, site: SiteKey = 'skills') => {
    const ctx = academy.as('superadmin', site)
    const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(ctx, 'configuration', { _id, change })
  }
  const all = ['lesson', 'category', 'enroll']

  test('of its name is on the next page, kept or not', async () => {
    await pages.open({ path: '/lesson/home' })
    await set({ siteName: 'ชื่อใหม่ของสถาบัน' })
    expect(textOf((await pages.open({ path: '/lesson/home' })).text)).toContain('ชื่อใหม่ของสถาบัน')
  })

  test('that switches a plugin off takes it at once from the router, the menu of the office and the API', async () => {
    const admin = academy.viewer('admin')
    const office = async () => linksOf((await pages.open({ path: '/config/general', viewer: admin })).text)
    const state = async () => ({
      page: (await pages.open({ path: '/lesson/home' })).status,
      desk: (await pages.open({ path: '/lesson/dashboard', viewer: admin })).status,
      menu: (await office()).some(({ href }) => href === '/lesson/dashboard'),
      api: (await pages.ask({ path: '/api/course/query', body: {} })).status,
      told: (await pages.ask({ method: 'GET', path: '/api/hostname' })).body.data.plugins.includes('lesson'),
    })
    const on = { page: 200, desk: 200, menu: true, api: 200, told: true }
    const off = { page: 404, desk: 404, menu: false, api: 404, told: false }
    expect(await state()).toEqual(on)
    await set({ plugins: ['category', 'enroll'] })
    expect(await state()).toEqual(off)
    await set({ plugins: all })
    expect(await state()).toEqual(on)
  })
})
