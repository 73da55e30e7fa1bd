import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#domain/page/page.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, parts, textOf } from '../../support/reading.ts'

const noon = Date.parse('2026-11-22T05:00:00Z')
const day = 86_400_000

const hrefs = (html: string) => linksOf(html).map(({ href }) => href)

describe.each(await testDrivers())('blocks of pages on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let count = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const post = async (fields: object) => {
    const { _id } = await create(academy.as('admin'), 'post', { status: true, ...fields } as never)
    return _id
  }
  const place = async (...blocks: [type: string, props: object][]) => {
    const slug = `p${++count}`
    const objects = blocks.map(([type, props], n) => ({ id: `o${n}`, type, version: 1, props }))
    const builder = { version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }] }
    await post({ type: 'page', slug, title: 'หน้า', builder })
    return `/cms/page/${slug}`
  }
  const open = (path: string, role: Role = 'guest') =>
    pages.open({ path, ...(role !== 'guest' && { viewer: academy.viewer(role) }) })
  const main = async (path: string, role?: Role) => parts((await open(path, role)).text, 'main')[0]!
  const policy = async (path: string) => String((await open(path)).headers['content-security-policy'])

  test('a button leads to a page and a course that who looks may see, and to no other', async () => {
    await post({ type: 'page', slug: 'open', title: 'เปิด' })
    await post({ type: 'page', slug: 'draft', title: 'ร่าง', status: false })
    const seen = await create(academy.as('admin'), 'course', { name: 'เชื่อม', status: true })
    const draft = await create(academy.as('admin'), 'course', { name: 'ร่าง', status: false })
    const button = (props: object): [string, object] => ['button', { text: 'ไป', ...props }]
    const path = await place(
      button({ to: 'page', page: 'open' }),
      button({ to: 'page', page: 'draft' }),
      button({ to: 'page', page: 'no-such' }),
      button({ to: 'course', course: seen._id }),
      button({ to: 'course', course: draft._id }),
    )
    const links = async (role?: Role) => hrefs(await main(path, role)).filter((link) => link !== '/')
    expect(await links()).toEqual(['/cms/page/open', `/lesson/detail/${seen._id}`])
    expect(await links('admin')).toHaveLength(4)
  })

  test('the latest posts of a page stand in order, without drafts, and not where the page is closed', async () => {
    const news = await post({ type: 'page', slug: 'news', title: 'ข่าวสาร', display: 'group' })
    const shut = await post({ type: 'page', slug: 'shut', title: 'ภายใน', display: 'group', password: 'ลับ-2569' })
    for (let n = 1; n <= 4; n++) {
      academy.pass(1000)
      await post({
        type: 'post',
        slug: `n${n}`,
        title: `ข่าวที่ ${n}`,
        parent: news,
        content: `<p>เนื้อ ${n}</p>`,
        status: n < 4,
      })
    }
    await post({ type: 'post', slug: 'in', title: 'เรื่องภายใน', parent: shut, content: '<p>ลับ</p>' })
    const path = await place(
      ['latest-posts', { page: 'news', limit: 2 }],
      ['latest-posts', { page: 'news', limit: 1 }],
      ['latest-posts', { page: 'shut' }],
      ['latest-posts', { page: 'no-such' }],
      ['latest-posts', { page: '' }],
    )
    const html = await main(path)
    expect(parts(html, 'article').map((card) => /ข่าวที่ \d/.exec(textOf(card))?.[0])).toEqual([
      ...['ข่าวที่ 3', 'ข่าวที่ 2'],
      'ข่าวที่ 3',
    ])
    expect(hrefs(html)).toContain('/cms/page/news')
    expect(textOf(html)).not.toContain('ภายใน')
    for (const asked of [path, `${path}.data`]) expect((await open(asked)).text).not.toContain('เรื่องภายใน')
    await post({ type: 'post', slug: 'n5', title: 'ข่าวที่ 5', parent: news })
    expect(textOf(await main(path)), 'a page that is kept is made anew').toContain('ข่าวที่ 5')
  })

  test('questions are told to search engines, and nothing in them runs', async () => {
    const items = [{ question: 'ก</script><script>alert(1)</script>', answer: '<p>ข<img src=x onerror=alert(2)></p>' }]
    const html = (await open(await place(['accordion', { title: 'ถามตอบ', items }]))).text
    const [data] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)!.slice(1)
    expect(JSON.parse(data!).mainEntity[0].name).toBe(items[0]!.question)
    expect(html).not.toMatch(/<script>alert|<img[^>]*onerror/)
  })

  test('days are counted anew at midnight in Bangkok, also on a page that is kept', async () => {
    const path = await place(['countdown', { title: 'เปิดบ้าน', day: '2027-01-09' }])
    const left = async () => /อีก (\d+) วัน/.exec(textOf(await main(path)))?.[1]
    expect(await left()).toBe('48')
    academy.pass(12 * 3_600_000 - 120_000)
    expect(await left()).toBe('48')
    academy.pass(130_000)
    expect(await left()).toBe('47')
    academy.pass(48 * day)
    expect(await left()).toBeUndefined()
  })

  test('the policy names from where the films of a page come, and of no other page', async () => {
    const path = await place(['video', { url: 'https://cdn.example.org/list.m3u8' }])
    expect(await policy(path)).toContain("media-src 'self' blob: https://cdn.example.org;")
    expect(await policy(path)).toContain("connect-src 'self' https://cdn.example.org;")
    expect(await policy(await place(['video', { url: '/upload/a.mp4' }]))).not.toContain('media-src')
  })

  test('L59.4 the form to log in on a page leads to LINE where the site has it', async () => {
    const path = await place(['login-form', {}])
    expect(await main(path)).not.toContain('LINE')
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', {
      _id,
      change: { lineChannel: '1650000000', line: 'a-secret-of-the-channel' },
    })
    const html = await main(path)
    expect(textOf(html)).toContain('เข้าสู่ระบบด้วย LINE')
    expect(html).toMatch(/<form [^>]*action="\/user\/auth"/)
    const issuer = new URL(academy.app.lineLogin.issuer).origin
    expect(await policy(path)).toContain(`form-action 'self' ${issuer};`)
    expect(await policy(await place(['text', { html: '<p>ก</p>' }]))).not.toContain(issuer)
  })

  test('blocks that answer nobody are still, and what they say is there without a script', async () => {
    const path = await place(
      ['testimonial', { items: [{ quote: 'ดี', name: 'ก ข', role: '', picture: '' }] }],
      ['tabs', {}],
    )
    const { rows } = await shownRows(path)
    expect(rows[0]!.columns[0]!.objects.map(({ type, isStill }) => [type, isStill])).toEqual([
      ['testimonial', true],
      ['tabs', false],
    ])
  })

  async function shownRows(path: string) {
    const { pageViewModel } = await import('#platform/content/page/page-view-model.server.ts')
    const ctx = academy.as('guest')
    const slug = path.split('/').at(-1)!
    const page = await from(ctx, 'post')
      .select(['post._id', 'post.builder'])
      .where('post.slug', '=', slug)
      .executeTakeFirstOrThrow()
    return { rows: await pageViewModel(ctx, { _id: page._id!, stored: page.builder as unknown as Page }) }
  }
})
