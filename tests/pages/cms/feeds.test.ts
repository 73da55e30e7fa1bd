import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { parts, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')
const dayMs = 86_400_000
const secret = 'เนื้อความลับ'

describe.each(drivers)('feeds and what engines are told of posts on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    const write = async (slug: string, more: object = {}) => {
      academy.pass(60_000)
      const given = { type: 'post' as const, slug, title: `เรื่อง ${slug}`, status: true, content: `<p>${secret}</p>` }
      ids[slug] = (await create(academy.as('admin'), 'post', { ...given, ...more }))._id
    }
    await write('news', { title: 'ข่าว <b> & "อื่น"', content: '<p>ข่าวของสถาบัน</p>' })
    const parent = ids['news']
    await write('first', { parent, content: '<h2>หัวข้อ</h2><p>เนื้อความ &amp; <b>อื่น</b></p>' })
    await write('second', { parent, title: 'สอง ]]> <script>alert(1)</script>', content: `<p>${'ก'.repeat(400)}</p>` })
    await write('draft', { parent, status: false })
    await write('locked', { parent, password: 'lotus-2569' })
    await write('members', { parent, authen: true })
    await write('people', { parent, audience: 'user' })
    await write('target', { parent, targets: ['tech'] })
    await write('later', { parent, visibleFrom: '2026-11-24' })
    await write('over', { parent, visibleUntil: '2026-11-21' })
    const check = { id: 'o', type: 'access-check', version: 1, props: {} }
    const guarded = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [check] }] }] }
    await write('guarded', { parent, builder: guarded })
    await write('club', { authen: true })
    await write('in-club', { parent: ids['club'] })
    await write('plain', { type: 'page' })
    await create(academy.as('admin'), 'course', { name: 'ช่าง <ไฟ>', status: true, short_description: 'สั้น & ง่าย' })
    await create(academy.as('admin'), 'course', { name: 'ร่างหลักสูตร', status: false })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, more: object = {}) => pages.open({ path, ...more })
  const feed = '/cms/page/news/feed'

  test('a list of posts is a feed of what everybody may read, the newest first', async () => {
    const { status, text, headers } = await open(feed)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const items = parts(text, 'item')
    expect(items.map((item) => /\/([\w-]+)<\/link>/.exec(item)![1])).toEqual(['second', 'first'])
    expect(items[1]).toContain('<pubDate>Sun, 22 Nov 2026 12:02:00 +0700</pubDate>')
    expect(items[1]).toContain('<description>หัวข้อ เนื้อความ &#38; อื่น</description>')
    expect(items[0]).toContain('<title>สอง ]]&#62; &#60;script&#62;alert(1)&#60;/script&#62;</title>')
    expect(text).toContain('<title>ข่าว &#60;b&#62; &#38; &#34;อื่น&#34; · สถาบันพัฒนาทักษะไทย</title>')
    expect(text).toMatch(/<guid isPermaLink="true">http:\/\/[^<]+\/cms\/post\/news\/first<\/guid>/)
    expect(text).not.toContain(secret)
  })

  test('is the same for whoever asks, and nothing of a page that is closed, no list, or not there', async () => {
    for (const role of ['user', 'admin', 'root'] as const)
      expect(parts((await open(feed, { viewer: academy.viewer(role) })).text, 'item')).toHaveLength(2)
    for (const path of [
      '/cms/page/club/feed',
      '/cms/page/plain/feed',
      '/cms/page/nothing/feed',
      '/cms/page/first/feed',
    ])
      expect((await open(path)).status, path).toBe(404)
    expect((await open(feed, { site: 'factory' })).status).toBe(404)
  })

  test('is kept, answered 304 to who has it, and made anew when a post changes or its day comes', async () => {
    const first = await open(feed)
    const etag = String(first.headers['etag'])
    expect((await open(feed, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const hits = academy.app.pageCache.figures().hits
    await open(feed)
    expect(academy.app.pageCache.figures().hits).toBe(hits + 1)
    await update(academy.as('admin'), 'post', { _id: ids['first']!, change: { title: 'เรื่องแรกของปี' } })
    expect((await open(feed)).text).toContain('เรื่องแรกของปี')
    academy.pass(2 * dayMs)
    expect((await open(feed)).text).toContain('/cms/post/news/later')
  })

  test('is found from its page and its posts, and the courses have one too', async () => {
    for (const path of ['/cms/page/news', '/cms/post/news/first'])
      expect((await open(path)).text, path).toMatch(
        /<link rel="alternate" type="application\/rss\+xml" href="\/cms\/page\/news\/feed"/,
      )
    expect((await open('/cms/page/plain')).text).not.toContain('application/rss+xml')
    expect((await open('/lesson/home')).text).toContain('href="/lesson/home/feed"')
    const { text } = await open('/lesson/home/feed', { viewer: academy.viewer('admin') })
    expect(text).toContain('<title>ช่าง &#60;ไฟ&#62;</title>')
    expect(text).toContain('<description>สั้น &#38; ง่าย</description>')
    expect(text).not.toContain('ร่างหลักสูตร')
  })

  test('the map of the site holds the posts that everybody may read, with their last change', async () => {
    const { text } = await open('/sitemap.xml')
    const found = [...text.matchAll(/\/cms\/post\/([^<]+)<\/loc><lastmod>2026-11-2/g)].map(([, path]) => path)
    expect(found.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'news/first',
      'news/later',
      'news/second',
    ])
    expect(text).toMatch(/\/cms\/page\/news<\/loc><lastmod>/)
    expect(text).not.toMatch(/club|locked|members|guarded/)
  })

  test('a post says what it is: an article of its day, and the way to it', async () => {
    const { text } = await open('/cms/post/news/second')
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)!
    const [article, trail] = JSON.parse(data!)['@graph']
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'สอง ]]> <script>alert(1)</script>',
      datePublished: '2026-11-22T05:03:00.000Z',
    })
    expect(article.description).toBe(`${'ก'.repeat(160)}…`)
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['สถาบันพัฒนาทักษะไทย', 'ข่าว <b> & "อื่น"'],
      'สอง ]]> <script>alert(1)</script>',
    ])
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/cms\/post\/news\/second"/)
    expect(text).toContain('property="og:type" content="article"')
    expect(textOf(text)).not.toContain('alert(1)</script><')
  })

  test('what is closed tells engines to stay away, and nothing of what it says', async () => {
    const { text, status } = await open('/cms/post/news/locked')
    expect(status).toBe(403)
    expect(text).toContain('name="robots" content="noindex, follow"')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('ld+json')
  })
})
