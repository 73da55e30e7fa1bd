import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { attribute, linksOf, parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const plain = {
  ...{ selectedlayout: 'standard', selectedposition: 'left', selectedlogotype: 'both', logosize: 44 },
  ...{ usermenutype: 'links', usermenuendpoint: 'user', showUserMenu: true, topbarRight: null, topbarRightUrl: null },
} as const

describe.each(drivers)('the header of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let _id: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    _id = (await from(academy.as('admin'), 'configuration').select('configuration._id').executeTakeFirstOrThrow())._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const set = (change: object) => update(academy.as('superadmin'), 'configuration', { _id, change })
  const layout = (change: object) => set({ layout: { ...plain, ...change } })
  const page = async (role: Role = 'guest') =>
    (await pages.open({ path: '/lesson/home', viewer: academy.viewer(role) })).text
  const header = async (role: Role = 'guest') => parts(await page(role), 'header')[0]!
  const shape = (html: string) => attribute(html, 'class')!.split(' ').length

  test('has two layouts and two places for the logo', async () => {
    const shapes: Record<string, [number, boolean]> = {}
    for (const selectedlayout of ['standard', 'stacked'])
      for (const selectedposition of ['left', 'center']) {
        await layout({ selectedlayout, selectedposition })
        const html = await header()
        const isLogoFirst = html.indexOf(sites.skills.name) < html.indexOf('เมนูหลัก')
        shapes[`${selectedlayout} ${selectedposition}`] = [shape(html), isLogoFirst]
      }
    expect(shapes).toEqual({
      'standard left': [1, true],
      'standard center': [2, false],
      'stacked left': [2, true],
      'stacked center': [3, true],
    })
  })

  test('shows mark, name or both, the mark as high as it is set', async () => {
    const seenOf = async (selectedlogotype: string) => {
      await layout({ selectedlogotype, logosize: 64 })
      const html = (await page()).match(/<header[\s\S]*?<\/header>/)![0]
      return [html.includes('viewBox="0 0 44 44"'), html.includes(`<span class="sr">${sites.skills.name}`)]
    }
    expect(await seenOf('both')).toEqual([true, false])
    expect(await seenOf('mark')).toEqual([true, true])
    expect(await seenOf('text')).toEqual([false, false])
    expect(await page()).toContain('--logo-size:64px')
  })

  test('leads to the log-in of its endpoint, or to one of its own', async () => {
    const waysIn = async () => linksOf(await header()).map(({ href }) => href)
    await layout({})
    expect(await waysIn()).toEqual(expect.arrayContaining(['/user/login', '/user/register']))
    await layout({ usermenuendpoint: 'student' })
    const student = await waysIn()
    expect(student).toEqual(expect.arrayContaining(['/student/login', '/student/register']))
    for (const path of ['/student/login', '/student/register'])
      expect((await pages.open({ path })).status, path).toBe(200)
    await set({ defaultLogin: 'https://id.wicha.test/in' })
    expect(await waysIn()).toEqual(expect.arrayContaining(['https://id.wicha.test/in', '/student/register']))
    await set({ defaultLogin: null })
  })

  test('shows the user menu as links, behind one face, or not at all', async () => {
    await layout({})
    for (const role of ['guest', 'user'] as const) expect(await header(role), role).not.toContain('id="user-menu"')
    const own = { member: ['หลังบ้าน', 'หลักสูตรของฉัน'], admin: ['หลังบ้าน', 'หลักสูตรของฉัน', 'ตั้งค่าเว็บไซต์'] }
    for (const [role, ways] of Object.entries(own)) {
      const staff = parts(await header(role as 'member' | 'admin'), 'nav').find(
        (one) => attribute(one, 'id') === 'user-menu',
      )!
      expect(
        linksOf(staff).map(({ text }) => text),
        role,
      ).toEqual(ways)
      expect(staff, role).toContain('action="/member/login?sign-out"')
      expect(textOf(staff), role).toContain('ออกจากระบบ')
    }
    await layout({ usermenutype: 'menu' })
    const menu = parts(await header(), 'nav').find((one) => attribute(one, 'id') === 'user-menu')!
    expect(linksOf(menu).map(({ href }) => href)).toEqual(['/user/login', '/user/register'])
    expect(textOf(parts(await header('user'), 'nav').at(-1)!)).toBe('หลักสูตรของฉัน ออกจากระบบ')
    const admins = parts(await header('admin'), 'nav').at(-1)!
    expect(linksOf(admins).map(({ text }) => text)).toEqual(['หลังบ้าน', 'หลักสูตรของฉัน', 'ตั้งค่าเว็บไซต์'])
    await layout({ usermenutype: 'menu', showUserMenu: false })
    for (const role of ['guest', 'user', 'admin'] as const) {
      const html = await page(role)
      expect(html, role).not.toContain('user-menu')
      expect(linksOf(parts(html, 'header')[0]!).map(({ href }) => href)).toEqual(['/', '/lesson/home'])
    }
  })

  test('has a top bar when there is something to say in it', async () => {
    const bar = async () => linksOf(/<body>[\s\S]*?<header/.exec(await page())![0]).slice(1)
    await layout({})
    expect(await bar()).toEqual([])
    await layout({ topbarRight: 'โทร 02 123 4567', topbarRightUrl: 'tel:021234567' })
    expect(await bar()).toEqual([{ href: 'tel:021234567', text: 'โทร021234567' }])
    expect(await page()).toMatch(/<input[^>]*type="checkbox"[^>]*\/?><span[^>]*>หยุดข้อความวิ่ง/)
    await layout({ topbarRight: 'เปิดทุกวัน' })
    expect(await bar()).toEqual([])
    expect(await page()).toContain('<span>เปิดทุกวัน</span>')
    await layout({})
  })

  test('has the entries of the navigator, and on a phone those of the menu, in the chosen language', async () => {
    const admin = academy.as('admin')
    const post = (slug: string, builder: object) =>
      create(admin, 'post', { type: 'post', slug, title: slug, status: true, builder })
    const navigator = await post('top', [
      { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' },
      { title: 'ข่าว', target: '/cms/page/news', subMenu: [{ title: 'รางวัล', target: '/cms/page/awards' }] },
    ])
    const menu = await post('phone', { version: 1, items: [{ title: 'โทรหาเรา', target: 'https://wicha.test/call' }] })
    await set({ navigator: navigator._id })
    const entries = async () => textOf(parts(await header(), 'nav')[0]!)
    expect(await entries()).toBe('หลักสูตร ข่าว ข่าว รางวัล')
    const drawer = async () => parts(await page(), 'nav').find((one) => attribute(one, 'id') === 'menu')!
    expect(linksOf(await drawer()).map(({ href }) => href)).toContain('/cms/page/awards')
    const english = await pages.open({ path: '/lesson/home', headers: { cookie: 'lang=en' } })
    expect(textOf(parts(parts(english.text, 'header')[0]!, 'nav')[0]!)).toBe('Courses ข่าว ข่าว รางวัล')
    await set({ menu: menu._id })
    expect(linksOf(await drawer()).map(({ href }) => href)).toContain('https://wicha.test/call')
    await update(admin, 'post', { _id: navigator._id, change: { builder: [{ title: 'ใหม่', target: '/' }] } })
    expect(await entries()).toBe('ใหม่')
    await update(admin, 'post', { _id: navigator._id, change: { status: false } })
    expect(await entries()).toBe('')
    expect((await pages.open({ path: '/cms/page/top' })).status).toBe(404)
  })

  test('stands without its menu where that cannot be read, and tells the administrators of it', async () => {
    const admin = academy.as('admin')
    const since = new Date(academy.app.clock()).toISOString()
    const lost = await create(admin, 'post', { type: 'post', slug: 'lost', title: 'เมนู', status: true, builder: [] })
    await set({ navigator: lost._id })
    await update(admin, 'post', { _id: lost._id, change: { status: false } })
    academy.pass(3_600_001)
    for (let n = 0; n < 3; n++) {
      const { status, text } = await pages.open({ path: '/lesson/home', viewer: academy.viewer('user') })
      expect(status).toBe(200)
      expect(text).not.toContain('Failed to fetch')
    }
    await academy.app.errorLog.flush()
    const told = sql<{ text: string }>`select text from site_log where site = ${sites.skills._id} and at > ${since}`
    const { rows } = await told.execute(academy.database.kysely)
    expect(rows).toEqual([{ text: 'Failed to fetch course data from API' }])
    await set({ navigator: null })
  })

  test('wears the look of the site: ready-made or its own, light or dark, with its logo and icon', async () => {
    await set({
      siteStyle: 'ember',
      siteSubStyle: 'dark',
      siteLogo: 'seed/factory-mark.svg',
      siteFavicon: 'seed/icon.png',
    })
    const dark = await page()
    expect(dark).toContain('--brand:#f26a0a')
    expect(dark).toContain('data-scheme="dark"')
    expect(dark).toContain('<link rel="icon" href="/seed/icon.png"')
    expect(parts(dark, 'header')[0]).toContain('src="/seed/factory-mark.svg"')
    const office = await pages.open({ path: '/config/general', viewer: academy.viewer('admin') })
    expect(office.text).toContain('data-scheme="light"')
    await set({ siteStyle: 'own', siteSubStyle: 'light', siteLogo: null, siteFavicon: null })
    const own = await page()
    expect(own).toContain('--brand:#27408f')
    expect(own).not.toContain('data-scheme="dark"')
  })

  test('says what the site is called now, also to who asks again for a page that was kept', async () => {
    await set({ siteName: 'ชื่อที่หนึ่ง' })
    expect(textOf(await header())).toContain('ชื่อที่หนึ่ง')
    await set({ siteName: 'ชื่อที่สอง' })
    expect(textOf(await header())).toContain('ชื่อที่สอง')
    await set({ siteName: sites.skills.name })
  })

  test('leads to courses only where the site has them, and so does what stands on a page that is not', async () => {
    const told = async () =>
      Promise.all(['/', '/no/such'].map(async (path) => (await pages.open({ path })).text.includes('/lesson/home"')))
    expect(await told()).toEqual([true, true])
    const { plugins } = await from(academy.as('admin'), 'configuration')
      .select('configuration.plugins')
      .executeTakeFirstOrThrow()
    await set({ plugins: plugins.filter((name) => name !== 'lesson') })
    expect(await told()).toEqual([false, false])
    await set({ plugins })
  })

  test('leads to the page that is set as the home', async () => {
    const builder = { version: 1, rows: [] }
    const front = await create(academy.as('admin'), 'post', { slug: 'front', title: 'หน้าใหม่', status: true, builder })
    await set({ homepage: front._id })
    expect((await pages.open({ path: '/' })).text).not.toContain('ยังไม่มีหน้าแรก')
    await set({ homepage: null })
  })
})
