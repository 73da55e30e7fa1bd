import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { linksOf, parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

const object = (id: string, type: string, props: object) => ({ id, type, version: 1, props })
const heading = (id: string, text: string) => object(id, 'heading', { text })
const column = (id: string, col: number, ...objects: object[]) => ({ id, col, objects })
const row = (id: string, ...columns: object[]) => ({ id, columns })
const builder = (...rows: object[]) => ({ version: 1 as const, rows }) as never

describe.each(drivers)('a visitor on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const made: Record<string, string> = {}

  const course = async (name: string, more: object = {}, site: SiteKey = 'skills') => {
    academy.pass(1000)
    const { _id } = await create(academy.as('admin', site), 'course', { name, status: true, ...more })
    made[name] = _id
    return _id
  }
  const front = (site: SiteKey, title: string) => {
    const highlights = object('h', 'course-highlights', { title })
    const rows = builder(row('r', column('c', 12, heading('t', title))), row('s', column('d', 12, highlights)))
    return create(academy.as('admin', site), 'post', {
      ...{ type: 'page', slug: 'home', title, status: true },
      builder: rows,
    })
  }

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    await create(admin, 'category', { code: 'electric', name: 'หมวดไฟฟ้า', order: 0, visible: true })
    await create(admin, 'category', { code: 'food', name: 'หมวดครัว', order: 1, visible: true })
    await create(admin, 'category', { code: 'weld', name: 'หมวดเชื่อม', order: 2, visible: true })
    for (let n = 1; n <= 6; n++) await course(`ไฟฟ้า ${n}`, { category: 'electric' })
    for (let n = 1; n <= 4; n++) await course(`ครัว ${n}`, { category: 'food' })
    await course('เชื่อม 1', {
      ...{
        category: 'weld',
        hours: 30,
        days: 5,
        lecturer: [
          { id: null, name: 'อ.สมบัติ ช่างเชื่อม' },
          { id: null, name: 'อ.วิภา ใจงาม' },
        ],
      },
      ...{ price: 4500, sale_price: 3150, short_description: 'เชื่อมให้แข็งแรง' },
    })
    for (let n = 1; n <= 20; n++) await course(`รวม ${n}`)
    await course('ร่าง', { status: false })
    await course('โรงงาน', {}, 'factory')
    await front('skills', 'บ้านของทักษะ')
    await front('factory', 'บ้านของโรงงาน')
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, site: SiteKey = 'skills') => pages.open({ path, site })

  describe('the sites', () => {
    test('two host names show two different homes', async () => {
      const [skills, factory] = [await open('/'), await open('/', 'factory')]
      expect([skills.status, factory.status]).toEqual([200, 200])
      const [here, there] = [textOf(skills.text), textOf(factory.text)]
      expect(here).toContain('บ้านของทักษะ')
      expect(here).toContain('ไฟฟ้า 6')
      expect(here).not.toContain('โรงงาน')
      expect(there).toContain('บ้านของโรงงาน')
      expect(there).not.toContain('ไฟฟ้า')
    })

    test('the Host header alone says whose configuration a request has', async () => {
      for (const site of ['skills', 'factory'] as const) {
        const asked = { 'x-forwarded-host': sites.origin.hostname, 'client-token': `key-${site}` }
        const page = await pages.open({ path: '/lesson/home', site, headers: asked })
        expect(textOf(parts(page.text, 'header')[0]!)).toContain(sites[site].name)
        const call = { path: '/api/course/query', body: {}, headers: asked }
        expect((await pages.ask({ ...call, site })).status).toBe(200)
        expect((await pages.ask({ ...call, site: site === 'skills' ? 'factory' : 'skills' })).status).toBe(403)
      }
      const { server } = pages
      expect((await server.inject({ url: '/lesson/home', headers: { host: 'evil.example' } })).statusCode).toBe(404)
    })

    test.each(['skills', 'factory'] as const)(
      'the unit %s shows the public layout to visitor and learner',
      async (site) => {
        expect(academy.as('guest', site).site.siteType).toBe('unit')
        for (const role of ['guest', 'user'] as const)
          for (const path of ['/', '/lesson/home', role === 'user' ? '/user/profile' : '/user/login']) {
            const { text } = await pages.open({ path, site, viewer: academy.viewer(role, site) })
            const [header, footer] = [parts(text, 'header'), parts(text, 'footer')]
            expect(textOf(header.join()), path).toContain(sites[site].name)
            expect(textOf(footer.join()), path).toContain('สงวนลิขสิทธิ์')
            expect(text, path).not.toContain('office-menu')
          }
      },
    )

    test('a browser that prefers English is answered in Thai', async () => {
      const page = await pages.open({ path: '/lesson/home', headers: { 'accept-language': 'en-US,en;q=0.9' } })
      expect(page.text).toContain('<html lang="th"')
      expect(textOf(parts(page.text, 'h1')[0]!)).toBe('หลักสูตรทั้งหมด')
      const chosen = await pages.open({ path: '/lesson/home', headers: { cookie: 'lang=en' } })
      expect(textOf(parts(chosen.text, 'h1')[0]!)).toBe('All courses')
    })
  })

  describe('the way in', () => {
    test('a visitor sees the links to log in and to register, somebody signed in does not', async () => {
      const strip = async (role: 'guest' | 'user') => {
        const { text } = await pages.open({ path: '/lesson/home', viewer: academy.viewer(role) })
        return linksOf(parts(text, 'header')[0]!)
      }
      const links = await strip('guest')
      expect(links).toContainEqual({ href: '/user/login', text: 'เข้าสู่ระบบ' })
      expect(links).toContainEqual({ href: '/user/register', text: 'สมัครสมาชิก' })
      for (const { href } of links) expect((await open(href)).status, href).toBe(200)
      expect((await strip('user')).map(({ href }) => href)).not.toContain('/user/login')
    })

    test('the log-in form has a user name, a password and a button', async () => {
      const form = parts((await open('/user/login')).text, 'form').find((one) => one.includes('username'))!
      expect(form).toMatch(/<form[^>]* method="post"/)
      expect(form).toMatch(/<input(?=[^>]* name="username")/)
      expect(form).toMatch(/<input(?=[^>]* type="password")(?=[^>]* name="password")/)
      expect(textOf(parts(form, 'button').find((one) => one.includes('type="submit"'))!)).toBe('เข้าสู่ระบบ')
    })

    test('the front page, the pages and the courses open to who has no account', async () => {
      await create(academy.as('admin'), 'post', { type: 'page', slug: 'about', title: 'เกี่ยวกับเรา', status: true })
      const paths = ['/', '/cms/page/about', '/lesson/home', '/lesson/categories/food', '/lesson/search/ไฟฟ้า']
      for (const path of [...paths, `/lesson/detail/${made['ไฟฟ้า 1']}`])
        expect((await open(encodeURI(path))).status, path).toBe(200)
      expect((await open(`/lesson/detail/${made['ร่าง']}`)).status).toBe(404)
    })
  })

  describe('the catalogue', () => {
    const namesAt = async (path: string) =>
      parts((await open(path)).text, 'article').map((card) => linksOf(card)[0]!.href.split('/').at(-1))

    test('a visitor opens the list of courses and from it the detail of one', async () => {
      const list = await open('/lesson/home')
      expect(list.status).toBe(200)
      const link = linksOf(list.text).find(({ href }) => href.startsWith('/lesson/detail/'))!
      const detail = await open(link.href)
      expect(detail.status).toBe(200)
      expect(textOf(parts(detail.text, 'h1')[0]!).replaceAll(' ', '')).toBe(link.text)
    })

    test('the list has every published course of the site, page after page, and no other', async () => {
      const found = [...(await namesAt('/lesson/home')), ...(await namesAt('/lesson/home?page=2'))]
      const { ร่าง: _draft, โรงงาน: _elsewhere, ...published } = made
      expect(found).toHaveLength(Object.keys(published).length)
      expect(new Set(found)).toEqual(new Set(Object.values(published)))
    })

    test('each course has its own detail', async () => {
      for (const name of ['ไฟฟ้า 1', 'เชื่อม 1']) {
        const { text } = await open(`/lesson/detail/${made[name]}`)
        expect(textOf(parts(text, 'h1')[0]!).replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
        expect(textOf(text).includes('อ.วิภา ใจงาม')).toBe(name === 'เชื่อม 1')
      }
    })

    test('the detail shows what is written of a course: times, texts, lecturers, groups, price and registration', async () => {
      const admin = academy.as('admin')
      await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' })
      const _id = await course('ครบทุกช่อง')
      const shown = async () => {
        const { text } = await pages.open({ path: `/lesson/detail/${_id}` })
        return { html: text, text: textOf(text) }
      }
      const before = await shown()
      const written = {
        ...{ cover: 'https://pictures.test/cover.webp', hours: 42, days: 7, short_description: 'สั้นและชัด' },
        ...{ description: '<p>ยาวกว่านั้นมาก</p>', lecturer: 'อ.ครบถ้วน', certification: 'yes' as const },
        ...{
          price: 5400,
          sale_price: 4321,
          target: ['tech'],
          startRegistDate: '2026-01-05',
          endRegistDate: '2099-12-25',
        },
      }
      await update(admin, 'course', { _id, change: written })
      const after = await shown()
      const said = ['สั้นและชัด', 'ยาวกว่านั้นมาก', 'อ.ครบถ้วน', 'ช่างเทคนิค', '4,321', '5 ม.ค. 2569', '25 ธ.ค. 2642', 'มีวุฒิบัตร']
      for (const words of [...said, /42\s*ชม/, /7\s*วัน/]) {
        expect(before.text).not.toMatch(words)
        expect(after.text).toMatch(words)
      }
      expect(before.html).not.toContain(written.cover)
      expect(after.html).toContain(written.cover)
    })

    test('/lesson leads to /lesson/home', async () => {
      expect(await open('/lesson')).toMatchObject({ status: 302, headers: { location: '/lesson/home' } })
    })

    test('/lesson opens to visitor, learner, manager and admin', async () => {
      for (const role of ['guest', 'user', 'manager', 'admin'] as const) {
        const viewer = academy.viewer(role)
        const top = await pages.open({ path: '/lesson', viewer })
        expect(top.headers['location'], role).toBe('/lesson/home')
        expect((await pages.open({ path: '/lesson/home', viewer })).status, role).toBe(200)
      }
    })

    test('a price is in baht, in a list, on a detail and in the back office', async () => {
      const id = made['เชื่อม 1']!
      expect(textOf((await open('/')).text)).toContain('3,150 บาท')
      expect(textOf((await open('/lesson/categories/weld')).text)).toContain('3,150 บาท')
      expect(textOf((await open(`/lesson/detail/${id}`)).text)).toContain('3,150 บาท')
      const admin = academy.viewer('admin')
      const office = await pages.open({ path: `/lesson/player/detail/${id}`, viewer: admin })
      expect(textOf(office.text)).toMatch(/(฿4,500|4,500 บาท)/)
    })
  })

  describe('the blocks', () => {
    test('/ shows the page that is the home of the site', async () => {
      const home = await open('/')
      expect(home.status).toBe(200)
      expect(parts(home.text, 'h2').map((one) => textOf(one))).toContain('บ้านของทักษะ')
    })

    test('a page shows its rows, their columns and their blocks in the stored order', async () => {
      const admin = academy.as('admin')
      const first = row(
        'a',
        column('a1', 4, heading('x', 'หนึ่ง'), heading('y', 'สอง')),
        column('a2', 8, heading('z', 'สาม')),
      )
      const second = row('b', column('b1', 6, heading('u', 'สี่')), column('b2', 6, heading('v', 'ห้า')))
      const page = { type: 'page' as const, slug: 'order', title: 'ลำดับ', status: true }
      const { _id } = await create(admin, 'post', { ...page, builder: builder(first, second) })
      const shown = async () => {
        const [, ...rows] = parts((await open('/cms/page/order')).text, 'main')[0]!.split(/<div class="_row_/)
        return rows.map((one) =>
          one
            .split(/<div class="_column_/)
            .slice(1)
            .map((two) => [/--col:(\d+)/.exec(two)?.[1], ...parts(two, 'h2').map((text) => textOf(text))]),
        )
      }
      const [top, bottom] = [
        [
          ['4', 'หนึ่ง', 'สอง'],
          ['8', 'สาม'],
        ],
        [
          ['6', 'สี่'],
          ['6', 'ห้า'],
        ],
      ]
      expect(await shown()).toEqual([top, bottom])
      await update(admin, 'post', { _id, change: { builder: builder(second, first) } })
      expect(await shown()).toEqual([bottom, top])
    })

    const groups = async () => {
      const [, ...sections] = (await open('/')).text.split(/<section class="_highlight_/)
      return sections.map((text) => ({
        title: textOf(parts(text, 'h3')[0]!),
        cards: parts(text, 'article').map((card) => ({
          name: textOf(parts(card, 'h4')[0]!),
          isFeature: /^<article class="[^"]*_card--feature_/.test(card),
          text: textOf(card),
        })),
      }))
    }

    test('the highlights stand by category', async () => {
      const shown = await groups()
      expect(shown.map(({ title }) => title.replaceAll(' ', ''))).toEqual(['หมวดไฟฟ้า', 'หมวดครัว', 'หมวดเชื่อม'])
      for (const [at, word] of ['ไฟฟ้า', 'ครัว', 'เชื่อม'].entries())
        expect(shown[at]!.cards.every(({ name }) => name.startsWith(word))).toBe(true)
    })

    test('of a category of four the first highlight is large and the others follow as cards', async () => {
      const [, food] = await groups()
      expect(food!.cards.map(({ name, isFeature }) => [name, isFeature])).toEqual([
        ['ครัว 4', true],
        ['ครัว 3', false],
        ['ครัว 2', false],
        ['ครัว 1', false],
      ])
    })

    test('of a category of six the newest four are highlights', async () => {
      const [electric] = await groups()
      expect(electric!.cards.map(({ name }) => name)).toEqual(['ไฟฟ้า 6', 'ไฟฟ้า 5', 'ไฟฟ้า 4', 'ไฟฟ้า 3'])
      expect(electric!.cards.findIndex(({ isFeature }) => isFeature)).toBe(0)
    })

    test('a highlight says the hours, the days and the lecturers of its course', async () => {
      const [card] = (await groups()).at(-1)!.cards
      for (const said of ['30 ชม.', '5 วัน', 'อ.สมบัติ ช่างเชื่อม', 'อ.วิภา ใจงาม']) expect(card!.text).toContain(said)
    })
  })
})
