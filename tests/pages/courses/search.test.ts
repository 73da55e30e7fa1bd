import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { sitemapOf } from '#app/http/seo/sitemap.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

interface Hits {
  keyword: string
  status: string
  hint: string
  courses: { name: string }[]
  all: { href: string } | null
}

describe.each(drivers)('finding courses on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  const course = async (name: string, more: object = {}, site: SiteKey = 'skills') => {
    academy.pass(1000)
    ids[name] = (await create(academy.as('admin', site), 'course', { name, status: true, ...more }))._id
  }
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    for (const code of ['weld', 'food']) await create(admin, 'category', { code, name: `หมวด ${code}` })
    for (let n = 1; n <= 26; n++) await course(`น้ำพริก ${n}`, { category: n % 2 ? 'food' : 'weld' })
    for (let n = 1; n <= 3; n++) await course(`เชื่อม ${n}`, { category: 'weld' })
    await course('น้ำพริกในครัวจริง', {
      type: 'onsite',
      category: 'food',
      startDate: '2026-12-01',
      endDate: '2026-12-02',
      price: 900,
    })
    await course('ร้อยละ 50% \\ _ "จริง" <b>', { short_description: '</script><script>alert(1)</script>' })
    await course('น้ำพริกร่าง', { status: false })
    await course('น้ำพริกโรงงาน', {}, 'factory')
    const post = { type: 'page' as const, status: true }
    await create(admin, 'post', { ...post, slug: 'open', title: 'เปิด' })
    await create(admin, 'post', { ...post, slug: 'members', title: 'สมาชิก', authen: true })
    await create(admin, 'post', { ...post, slug: 'secret', title: 'ลับ', password: 'only-for-us' })
    await create(admin, 'post', { ...post, slug: 'draft', title: 'ร่าง', status: false })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, site: SiteKey = 'skills') => pages.open({ path, site })
  const namesAt = async (path: string) =>
    parts((await open(path)).text, 'article').map((card) => textOf(parts(card, 'h2')[0]!))
  const search = (term: string, query = '') => `/lesson/search/${encodeURIComponent(term)}${query}`
  const hits = async (term: string, query = '', site: SiteKey = 'skills') => {
    const { status, text } = await open(search(term, `/hits${query}`), site)
    expect(status).toBe(200)
    return JSON.parse(text) as Hits
  }

  test('L26.1 a category shows the courses of its code and no others', async () => {
    const [food, weld] = [await namesAt('/lesson/categories/food'), await namesAt('/lesson/categories/weld')]
    expect(food).toHaveLength(14)
    expect(weld).toHaveLength(16)
    expect(food.filter((name) => weld.includes(name))).toEqual([])
    for (const code of ['nothing', "food' or '1'='1", 'food%', 'x'.repeat(300)])
      expect((await open(`/lesson/categories/${encodeURIComponent(code)}`)).status, code).toBe(404)
  })

  test('L27.1 the results hold every course that was found, page after page, those at a place when asked for', async () => {
    const found = [...(await namesAt(search('น้ำพริก'))), ...(await namesAt(search('น้ำพริก', '?page=2')))]
    expect(new Set(found).size).toBe(26)
    const withOnsite = (await open(search('น้ำพริก', '?onsite=1&page=2'))).text
    expect(parts(withOnsite, 'article')).toHaveLength(3)
    expect(await namesAt(search('น้ำพริกในครัวจริง', '?onsite'))).toHaveLength(1)
    expect(await namesAt(search('น้ำพริกในครัวจริง'))).toHaveLength(0)
  })

  test('L54.1 a category narrows what is found', async () => {
    const counts = await Promise.all(['', '?category=food', '?category=weld'].map((query) => hits('น้ำพริก', query)))
    expect(counts.map(({ status }) => /\d+/.exec(status)?.[0])).toEqual(['26', '13', '13'])
    expect((await namesAt(search('น้ำพริก', '?category=food'))).length).toBe(13)
  })

  test('L54.4 L54.5 L264.1 while typing five are shown at most, with how many there are and the way to all', async () => {
    const found = await hits('น้ำพริก')
    expect(found.courses).toHaveLength(5)
    expect(found.status).toBe('พบ 26 หลักสูตรที่มีคำว่า “น้ำพริก”')
    expect(await namesAt(found.all!.href)).toHaveLength(24)
  })

  test('L54.6 a search that finds nothing says so in Thai, here and there', async () => {
    expect(await hits('ไม่มีคำนี้')).toMatchObject({ status: 'ไม่พบหลักสูตรที่มีคำว่า “ไม่มีคำนี้”', courses: [], all: null })
    expect(textOf((await open(search('ไม่มีคำนี้'))).text)).toContain('ไม่พบหลักสูตรที่มีคำว่า “ไม่มีคำนี้”')
  })

  test('L54.3 the term is marked in every name, whatever way its marks were typed', async () => {
    for (const term of ['น้ำพริก', 'น\u0e4d\u0e49าพริก']) {
      const cards = parts((await open(search(term))).text, 'article')
      expect(cards).toHaveLength(24)
      for (const card of cards) expect(textOf(parts(card, 'mark')[0]!)).toBe('น้ำพริก')
    }
  })

  test.each([
    ['%', 1],
    ['_', 1],
    ['\\', 1],
    ['"จริง"', 1],
    ["' or 1=1 --", 0],
    ['<script>alert(1)</script>', 1],
    ['ก'.repeat(500), 0],
    ['\u0001น้ำพริก 26\u0007', 1],
    ['😀', 0],
  ])('the term %j finds %i, and is text wherever it is said', async (term, count) => {
    const page = await open(search(term))
    expect(page.status).toBe(200)
    expect(parts(page.text, 'article')).toHaveLength(count)
    expect(page.text).not.toContain('<script>alert')
    expect((await hits(term)).courses).toHaveLength(count)
  })

  test('what belongs to another site, or is not published, is found by nobody', async () => {
    const found = await hits('น้ำพริก', '', 'factory')
    expect(found.courses.map(({ name }) => name)).toEqual(['น้ำพริกโรงงาน'])
    for (const role of ['guest', 'user', 'admin'] as const) {
      const page = await pages.open({ path: search('น้ำพริกร่าง'), viewer: academy.viewer(role) })
      expect(parts(page.text, 'article'), role).toEqual([])
    }
    expect((await open(`/lesson/detail/${ids['น้ำพริกโรงงาน']}`)).status).toBe(404)
  })

  test('a form that was sent without a script leads to its results', async () => {
    const path = `/lesson/home?q=${encodeURIComponent('น้ำ/พริก')}&category=food`
    const { status, headers } = await open(path)
    expect(status).toBe(302)
    expect(decodeURIComponent(headers['location'] as string)).toBe('/lesson/search/น้ำ/พริก?category=food')
    expect((await open(headers['location'] as string)).status).toBe(200)
  })

  describe('for search engines', () => {
    const headOf = (html: string) => ({
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/^https?:\/\/[^/]+/, ''),
      robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    })
    const dataOf = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)

    test('a page has one address; results and filters are not for them', async () => {
      expect(headOf((await open('/lesson/home')).text)).toEqual({ canonical: '/lesson/home', robots: undefined })
      expect(headOf((await open('/lesson/home?page=2&utm_x=1')).text).canonical).toBe('/lesson/home?page=2')
      expect(headOf((await open('/lesson/home?category=food')).text)).toEqual({
        canonical: '/lesson/categories/food',
        robots: 'noindex, follow',
      })
      expect(headOf((await open('/lesson/categories/food?price=free')).text)).toEqual({
        canonical: '/lesson/categories/food',
        robots: 'noindex, follow',
      })
      expect(headOf((await open(search('น้ำพริก'))).text).robots).toBe('noindex, follow')
    })

    test('a list of courses says what it holds, where nobody described it', async () => {
      const toldAt = async (path: string) =>
        /<meta name="description" content="([^"]+)"/.exec((await open(path)).text)?.[1]
      expect(await toldAt('/lesson/home')).toMatch(/^หลักสูตรทั้งหมด ของสถาบันพัฒนาทักษะไทย \d+ หลักสูตร /)
      expect(await toldAt('/lesson/categories/food')).toMatch(/ของสถาบันพัฒนาทักษะไทย \d+ หลักสูตร /)
    })

    test('a course says what it is, and when it takes place; no text leaves its script', async () => {
      const onsite = dataOf((await open(`/lesson/detail/${ids['น้ำพริกในครัวจริง']}`)).text)
      expect(onsite['@graph']).toMatchObject([
        { '@type': 'Course', name: 'น้ำพริกในครัวจริง', offers: { price: '900.00', priceCurrency: 'THB' } },
        { '@type': 'EducationEvent', startDate: '2026-12-01', endDate: '2026-12-02' },
      ])
      const { text } = await open(`/lesson/detail/${ids['ร้อยละ 50% \\ _ "จริง" <b>']}`)
      expect(text).not.toContain('<script>alert(1)')
      expect(dataOf(text)['@graph']).toMatchObject([
        { '@type': 'Course', description: '</script><script>alert(1)</script>' },
      ])
    })

    test('the map holds what everybody may open, of this site alone', async () => {
      const { status, headers, text } = await open('/sitemap.xml')
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path)
      expect(paths).toEqual(expect.arrayContaining(['/', '/lesson/home', '/lesson/categories/food', '/cms/page/open']))
      expect(paths).toContain(`/lesson/detail/${ids['เชื่อม 1']}`)
      for (const name of ['น้ำพริกร่าง', 'น้ำพริกโรงงาน']) expect(text).not.toContain(ids[name])
      expect(text).not.toMatch(/members|secret|draft/)
      const staff = await pages.open({ path: '/sitemap.xml', viewer: academy.viewer('admin') })
      expect(staff.text).toBe(text)
    })

    test('a map too large for one file is an index of parts', async () => {
      const ctx = academy.as('guest')
      const index = (await sitemapOf(ctx, { part: '', most: 10 }))!
      expect(index).toContain('<sitemapindex')
      expect(index.match(/sitemap-courses-\d/g)).toEqual(['1', '2', '3', '4'].map((n) => `sitemap-courses-${n}`))
      const parted = await Promise.all([1, 2, 3, 4].map((n) => sitemapOf(ctx, { part: `courses-${n}`, most: 10 })))
      expect(parted.join().match(/<url>/g)).toHaveLength(31)
      for (const part of ['courses-5', 'courses-0', 'courses-x', 'nothing'])
        expect(await sitemapOf(ctx, { part, most: 10 })).toBeNull()
    })

    test('robots.txt names the map; at the origin there is nothing to find', async () => {
      expect((await open('/robots.txt')).text).toMatch(/Disallow: \/api\/[\s\S]*Sitemap: http:\/\/[^\n]*\/sitemap\.xml/)
      expect((await open('/robots.txt', 'origin')).text).toBe('User-agent: *\nDisallow: /\n')
      expect((await open('/sitemap.xml', 'origin')).status).toBe(404)
    })

    test('what is asked beside makes no other file', async () => {
      expect(await open('/sitemap.xml?x=1')).toMatchObject({ status: 301, headers: { location: '/sitemap.xml' } })
    })
  })

  test('who asks for the head of a page spoils it for nobody', async () => {
    const path = '/lesson/categories/weld?type=online'
    const head = await pages.ask({ path, method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await namesAt(path)).toHaveLength(16)
  })
})
