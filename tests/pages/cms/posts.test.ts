import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { freeSlug } from '#modules/cms/site/parts/free-slug.server.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { seen } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')
/** 100 letters with their marks: 200 characters of Thai text. */
const hundred = 'กี้'.repeat(100)

describe.each(drivers)('posts on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    const write = async (slug: string, more: object = {}) => {
      academy.pass(60_000)
      const given = { type: 'post' as const, slug, title: `เรื่อง ${slug}`, status: true }
      ids[slug] = (await create(academy.as('admin'), 'post', { ...given, ...more }))._id
    }
    await write('news', { title: 'ข่าวสาร' })
    await write('group', { type: 'page', display: 'group', title: 'คลังความรู้' })
    await write('other', { title: 'อีกรายการ' })
    await write('menu', { builder: { version: 1, items: [{ title: 'หน้าแรก', target: '/' }] } })
    const parent = ids['news']
    await write('long', { parent, content: `<p>${hundred}</p><p>ท้าย</p>` })
    await write('short', { parent, content: `<h2>${hundred}</h2>` })
    for (let n = 1; n <= 9; n++) await write(`post-${n}`, { parent, content: `<p>เนื้อความที่ ${n} &amp; อื่น ๆ</p>` })
    for (let n = 1; n <= 101; n++) await write(`item-${n}`, { parent: ids['group'] })
    await write('draft', { parent, status: false })
    await write('elsewhere', { parent: ids['other'] })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const read = async (path: string) => {
    const { status, text } = await pages.open({ path })
    return { status, text: seen(text), articles: [...text.matchAll(/<article/g)].length }
  }

  test('stand ten on a page of their list, the newest first, with the beginning of their text', async () => {
    const [first, second] = [await read('/cms/page/news'), await read('/cms/page/news?page=2')]
    expect([first.articles, second.articles]).toEqual([10, 1])
    expect(first.text).toContain('11 เรื่อง')
    expect(first.text.indexOf('เรื่อง post-9')).toBeLessThan(first.text.indexOf('เรื่อง post-1'))
    expect(first.text).toContain('เนื้อความที่ 9 &amp; อื่น ๆ')
    expect(first.text).not.toMatch(/draft|elsewhere|item-/)
    expect(first.text).toContain('22 พฤศจิกายน 2569')
  })

  test('are told by 100 letters and an ellipsis, or by all of a text that has no more', async () => {
    const [first, second] = [(await read('/cms/page/news')).text, (await read('/cms/page/news?page=2')).text]
    expect(first).toContain(`>${hundred}<`)
    expect(second).toContain(`>${hundred}…<`)
  })

  test('stand a hundred on a page of a group, or as many as were chosen of those offered', async () => {
    const group = async (search: string) => read(`/cms/page/group${search}`)
    expect((await group('')).articles).toBe(100)
    expect((await group('?page=2')).articles).toBe(1)
    expect((await group('?size=50&page=3')).articles).toBe(1)
    expect((await group('?size=200')).articles).toBe(101)
    const offered = [...(await group('')).text.matchAll(/<option[^>]*>(\d+)<\/option>/g)].map(([, size]) => size)
    expect(offered).toEqual(['10', '50', '100', '200', '500', '1000', '2000'])
  })

  test.each(['.', '..', '?', '../'])('are refused the slug %j, of which no letter is left', async (slug) => {
    const body = { data: { type: 'post', title: 'เพิ่ม', slug, parent: ids['news'] } }
    const answer = await pages.ask({ path: '/api/post', body, viewer: academy.viewer('admin') })
    expect(answer).toMatchObject({ status: 400, body: { fields: ['slug'], issues: [{ code: 'wrong' }] } })
  })

  test.each([
    ['../x', 'x'],
    ['%2e%2e', '2e-2e'],
    ['y?z', 'y-z'],
    ['<script>', 'script'],
    ['\u202eข่าว ด่วน', 'ข่าว-ด่วน'],
  ])('get of the slug %j the address %s', async (slug, at) => {
    const made = await create(academy.as('admin'), 'post', { type: 'post', title: 'ใหม่', slug, parent: ids['news']! })
    expect(made.slug).toBe(at)
  })

  test.each(['add', 'ADD'])('are refused the slug %j, at which nobody would get to them', async (slug) => {
    const body = { data: { type: 'post', title: 'เพิ่ม', slug, parent: ids['news'] } }
    const answer = await pages.ask({ path: '/api/post', body, viewer: academy.viewer('admin') })
    expect(answer).toMatchObject({ status: 400, body: { fields: ['slug'], issues: [{ code: 'reserved' }] } })
    expect(answer.body.message).toBe('ระบบใช้ URL นี้อยู่แล้ว กรุณาใช้ชื่ออื่น')
    const moved = update(academy.as('admin'), 'post', { _id: ids['draft']!, change: { slug } })
    await expect(moved).rejects.toMatchObject({ issues: [{ field: 'slug', code: 'reserved' }] })
  })

  test('leave the slug add to a page, which has an address of its own', async () => {
    await create(academy.as('admin'), 'post', { type: 'page', title: 'เพิ่มพูน', slug: 'add', status: true })
    expect((await read('/cms/page/add')).status).toBe(200)
    expect(await freeSlug(academy.as('admin'), 'add', 'post')).toBe('add-2')
    expect(await freeSlug(academy.as('admin'), 'other', 'page')).toBe('other')
  })

  test.each(['?page=0', '?page=-1', '?page=1e9', '?page=x', '?size=3', '?size=1000000', '?page=1&page=2'])(
    'stand on some page of their list whatever the address asks for: %s',
    async (search) => {
      for (const list of ['news', 'group']) expect((await read(`/cms/page/${list}${search}`)).status).toBe(200)
    },
  )

  test('are read with the way to them, their date and what they say; the comment box can send nothing', async () => {
    const { status, text } = await pages.open({ path: '/cms/post/news/post-3' })
    expect(status).toBe(200)
    const crumbs = [.../<ol[\s\S]*?<\/ol>/.exec(text)![0].matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, name]) => name)
    expect(crumbs).toEqual(['หน้าแรก', 'ข่าวสาร', 'post-3'])
    expect(seen(text)).toContain('22 พฤศจิกายน 2569')
    expect(seen(text)).toContain('<p>เนื้อความที่ 3 &amp; อื่น ๆ</p>')
    const box = /<section[^>]*aria-labelledby="comments"[\s\S]*?<\/section>/.exec(text)![0]
    expect(box).toContain('<textarea')
    expect(box).toMatch(/<button[^>]*type="button"/)
    expect(box).not.toMatch(/<form|action=|name=/)
    expect(seen(text)).toContain('เรื่องใหม่กว่า: เรื่อง post-4')
    expect(seen(text)).toContain('เรื่องก่อนหน้า: เรื่อง post-2')
  })

  test('that came in together stand beside each other as they are listed', async () => {
    const { _id: parent } = await create(academy.as('admin'), 'post', {
      ...{ type: 'page', display: 'group', title: 'นำเข้าพร้อมกัน', slug: 'at-once', status: true },
    })
    for (const slug of ['a', 'b', 'c'])
      await create(academy.as('admin'), 'post', { type: 'post', title: `ชุด ${slug}`, slug, status: true, parent })
    const listed = (await read('/cms/page/at-once')).text.match(/ชุด [abc](?=<\/a>|<\/h)/g)!
    const [first, middle, last] = [...new Set(listed)]
    const { text } = await read(`/cms/post/at-once/${middle!.at(-1)}`)
    expect(text).toContain(`เรื่องใหม่กว่า: ${first}`)
    expect(text).toContain(`เรื่องก่อนหน้า: ${last}`)
  })

  test.each([
    '/cms/post/news/draft',
    '/cms/post/news/elsewhere',
    '/cms/post/nothing/post-1',
    '/cms/page/post-1',
    '/cms/page/menu',
  ])('are not found at %s', async (path) => expect((await read(path)).status).toBe(404))

  test('of another site are not found', async () => {
    for (const path of ['/cms/page/news', '/cms/post/news/post-1'])
      expect((await pages.open({ site: 'factory', path })).status).toBe(404)
  })

  test('a page in mode default or standard has header and footer, a blank one is grey, a fullscreen one stands alone', async () => {
    const parts = async (change: object) => {
      await update(academy.as('admin'), 'post', { _id: ids['group']!, change })
      const { text } = await pages.open({ path: '/cms/page/group' })
      return [seen(text).includes('เมนูหลัก'), text.includes('<footer'), text.includes('data-ground="grey"')]
    }
    expect(await parts({ mode: 'default' })).toEqual([true, true, false])
    expect(await parts({ mode: 'standard' })).toEqual([true, true, false])
    expect(await parts({ mode: 'blank' })).toEqual([false, true, true])
    expect(await parts({ mode: 'default', fullscreen: true })).toEqual([false, false, false])
  })
})
