import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the words of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const site of ['skills', 'factory'] as const)
      await create(academy.as('admin', site), 'course', { name: 'ครัวไทย', status: true })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const languageOf = async (code: 'th' | 'en', site: SiteKey) =>
    (await pages.ask({ path: '/api/translate/query', site, body: { args: [{ code }] } })).body[0]
  /** Sets the site's own texts through the API, in addition to its present ones. */
  const say = async (
    words: Record<string, string>,
    { code = 'th', site = 'skills' }: { code?: 'th' | 'en'; site?: SiteKey } = {},
  ) => {
    const { _id, translations } = await languageOf(code, site)
    const body = { data: { translations: { ...translations, ...words } } }
    const viewer = academy.viewer('admin', site)
    return pages.ask({ method: 'PUT', path: `/api/translate/${_id}`, site, viewer, body })
  }
  const header = async (site: SiteKey = 'skills', lang = 'th') =>
    textOf(
      parts((await pages.open({ path: '/lesson/home', site, headers: { cookie: `lang=${lang}` } })).text, 'header')[0]!,
    )
  const text = async (path: string) => textOf((await pages.open({ path })).text)

  test('stand on its pages at once, kept or not, and on no other site nor in the other language', async () => {
    expect(await header()).toContain('เข้าสู่ระบบ')
    expect((await say({ 'menu.login': 'เข้าห้องเรียน' })).status).toBe(200)
    expect(await header()).toContain('เข้าห้องเรียน')
    expect(await header()).not.toContain('เข้าสู่ระบบ')
    expect(await header('factory')).toContain('เข้าสู่ระบบ')
    expect(await header('skills', 'en')).toContain('Log in')
    await say({ 'menu.login': 'Enter the classroom' }, { code: 'en' })
    expect(await header('skills', 'en')).toContain('Enter the classroom')
    expect(await header()).toContain('เข้าห้องเรียน')
  })

  test('are those of the product again when they are taken back or empty', async () => {
    await say({ 'menu.login': '' })
    expect(await header()).toContain('เข้าสู่ระบบ')
  })

  test.each([
    ['/lesson/home', 'lesson.trail.courses', 'วิชาทั้งหมดของเรา'],
    ['/user/login', 'user.logIn.submit', 'เปิดประตู'],
    ['/user/register', 'user.register.sideTitle', 'มาเรียนด้วยกัน'],
    ['/lesson/nothing', 'status.notFoundTitle', 'หลงทางแล้ว'],
  ])('on %s the word %s is the own one', async (path, word, own) => {
    expect(await text(path)).not.toContain(own)
    await say({ [word]: own })
    expect(await text(path)).toContain(own)
  })

  test('are text, whatever is in them', async () => {
    await say({ 'menu.login': '<script>alert(1)</script>"&' })
    const { text: html } = await pages.open({ path: '/lesson/home' })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    await say({ 'menu.login': 'เข้าสู่ระบบ' })
  })

  test('change nothing that is no word, and nobody below an administrator writes them', async () => {
    await say({ 'menu.constructor': 'x', constructor: 'x', toString: 'x' })
    expect(await header()).toContain('เข้าสู่ระบบ')
    const { _id } = await languageOf('th', 'skills')
    for (const role of ['guest', 'user', 'member', 'manager'] as const) {
      const body = { data: { translations: { 'menu.login': 'ของฉัน' } } }
      const viewer = academy.viewer(role)
      expect((await pages.ask({ method: 'PUT', path: `/api/translate/${_id}`, viewer, body })).status, role).toBe(403)
    }
    const there = await languageOf('th', 'factory')
    const own = { data: { translations: {} } }
    const foreign = {
      method: 'PUT' as const,
      path: `/api/translate/${there._id}`,
      viewer: academy.viewer('admin'),
      body: own,
    }
    expect((await pages.ask(foreign)).status).toBe(404)
  })

  test('are Thai for who has chosen no language', async () => {
    await say({ 'menu.register': 'ร่วมเรียน' })
    const page = await pages.open({ path: '/lesson/home', headers: { 'accept-language': 'en' } })
    expect(page.text).toContain('<html lang="th"')
    expect(textOf(parts(page.text, 'header')[0]!)).toContain('ร่วมเรียน')
  })
})
