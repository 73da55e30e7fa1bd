import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { clearNotFound, sweepNotFound } from '#platform/content/redirects/not-found-addresses.ts'
import { maxNotFound } from '#platform/content/redirects/redirect-stats.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')
const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1' }
const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }

describe.each(drivers)('addresses that are not found on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const miss = (path: string, headers: Record<string, string> = {}) =>
    pages.open({ path, headers: { ...person, ...headers } })
  const kept = async () => {
    await academy.app.redirectStats.flush()
    const lost = from(academy.as('admin'), 'lost_address').select(['path', 'hits', 'referrer', 'by', 'lastAt'])
    return lost.orderBy('hits', 'desc').orderBy('path').execute()
  }
  const look = (more: object = {}) => pages.open({ path: '/cms/pages/lost', viewer: academy.viewer('admin'), ...more })

  test('say so where there are none, in Thai and in English', async () => {
    expect(textOf((await look()).text)).toContain('เมื่อมีผู้เปิด URL ที่ไม่มีในเว็บไซต์นี้')
    const { cookie } = await pages.cookieOf(academy.viewer('admin'), 'skills')
    const english = textOf((await look({ viewer: undefined, headers: { cookie: `${cookie}; lang=en` } })).text)
    expect(english).toContain('When someone requests a URL')
  })

  test('are counted by path, with the page that links there, and without what was asked beside', async () => {
    const host = academy.as('admin').site.hostname
    for (const query of ['', '?token=secret-1', '?email=a@b.test'])
      expect((await miss(`/เก่า/หน้า${query}`)).status).toBe(404)
    await miss('/linked', { referer: `http://${host}/cms/page/about?by=somchai` })
    await miss('/foreign', { referer: 'https://elsewhere.test/secret' })
    await miss('/for-robots', robot)
    const rows = await kept()
    expect(rows[0]).toMatchObject({ path: '/เก่า/หน้า', hits: 3, by: 'people', lastAt: new Date(noon).toISOString() })
    const of = (path: string) => rows.find((row) => row.path === path)
    expect(of('/linked')).toMatchObject({ hits: 1, referrer: '/cms/page/about' })
    expect(of('/foreign')?.referrer).toBeNull()
    expect(of('/for-robots')?.by).toBe('robots')
    expect(JSON.stringify(rows)).not.toMatch(/secret|somchai|@/)
    await miss('/for-robots')
    expect((await kept()).find(({ path }) => path === '/for-robots')).toMatchObject({ hits: 2, by: 'people' })
  })

  test('are not remembered of what only tries doors, of persons, of staff, and of what is no page', async () => {
    const before = (await kept()).length
    for (const path of ['/wp-login.php', '/.env', '/a/.git/config', '/u/somchai@example.test', '/id/1101700230705'])
      await miss(path)
    await pages.open({ path: '/tried', viewer: academy.viewer('admin'), headers: person })
    await pages.ask({ method: 'POST', path: '/posted', headers: person })
    await pages.ask({ method: 'GET', path: '/api/nothing', headers: person })
    await miss('/lesson/home')
    expect(await kept()).toHaveLength(before)
  })

  test('of one site are not another’s, and no one but its administrators reads them', async () => {
    await pages.open({ path: '/of-the-factory', site: 'factory', headers: person })
    expect((await kept()).map(({ path }) => path)).not.toContain('/of-the-factory')
    for (const role of ['manager', 'member', 'user', 'guest'] as const) {
      const { text } = await look({ viewer: academy.viewer(role) })
      expect(text).not.toContain('/linked')
      const { body } = await pages.ask({ path: '/api/lost_address/query', viewer: academy.viewer(role), body: {} })
      expect(JSON.stringify(body)).not.toContain('/linked')
    }
    const forged = await pages.ask({
      ...{ path: '/api/lost_address', viewer: academy.viewer('admin') },
      body: { data: { path: '/forged' } },
    })
    expect(forged.status).toBe(403)
  })

  test('with markup in them are shown as they are, and lead to a redirect in one press', async () => {
    await miss('/<img src=x onerror=alert(1)>')
    const { text } = await look()
    expect(text).not.toContain('<img src=x')
    expect(textOf(text)).toContain('สร้างการเปลี่ยนเส้นทาง')
    const href = `/cms/pages/redirect/add?path=${encodeURIComponent('/เก่า/หน้า')}`
    expect(text).toContain(`href="${href}"`)
    const form = await pages.open({ path: href, viewer: academy.viewer('admin') })
    expect(form.text).toContain('value="/เก่า/หน้า"')
  })

  test('that a redirect answers now are gone from the list', async () => {
    await miss('/year/1')
    await miss('/year/2')
    await create(academy.as('admin'), 'redirect', { path: '/year/*', target: '/lesson/home' })
    await create(academy.as('admin'), 'redirect', { path: '/เก่า/หน้า', target: '/lesson/home' })
    const paths = (await kept()).map(({ path }) => path)
    expect(paths).not.toEqual(expect.arrayContaining(['/year/1']))
    expect(paths).not.toContain('/เก่า/หน้า')
    expect(paths).toContain('/linked')
    expect((await miss('/year/1')).status).toBe(301)
    expect((await kept()).map(({ path }) => path)).not.toContain('/year/1')
  })

  test('are cleared in one press', async () => {
    const { status } = await pages.post({
      ...{ path: '/cms/pages/lost', viewer: academy.viewer('admin'), form: { intent: 'clear' } },
    })
    expect(status).toBe(303)
    expect(await kept()).toEqual([])
    expect((await pages.post({ path: '/cms/pages/lost', form: { intent: 'clear' } })).status).toBe(302)
  })

  test('of a flood of distinct paths are few in memory and in the table, and those asked for most stay', async () => {
    const { redirectStats } = academy.app
    const lost = (path: string) => redirectStats.lost({ site: sites.skills._id, path, referrer: null, isRobot: false })
    for (let n = 0; n < 5; n++) lost('/wanted')
    for (let n = 0; n < 100_000; n++) lost(`/flood/${n}`)
    expect(await kept()).toHaveLength(100)
    for (let round = 0; round < 12; round++) {
      academy.pass(1000)
      for (let n = 0; n < 100; n++) lost(`/flood/${round}/${n}`)
      await redirectStats.flush()
    }
    const rows = await kept()
    expect(rows).toHaveLength(maxNotFound)
    expect(rows[0]).toMatchObject({ path: '/wanted', hits: 5 })
    expect(rows.map(({ path }) => path)).toContain('/flood/11/99')
    for (let n = 0; n < 20; n++) {
      const site = n.toString(16).padStart(24, '0')
      for (let m = 0; m < 200; m++) redirectStats.lost({ site, path: `/${m}`, referrer: null, isRobot: true })
    }
    await redirectStats.flush()
    expect(await kept()).toHaveLength(maxNotFound)
  })

  test('that nobody asks for in three months are forgotten', async () => {
    academy.pass(91 * 86_400_000)
    await academy.app.redirectStats.flush()
    await sweepNotFound.work(academy.app, { signal: AbortSignal.timeout(60_000) })
    expect(await kept()).toEqual([])
    await clearNotFound(academy.as('admin'))
  })
})
