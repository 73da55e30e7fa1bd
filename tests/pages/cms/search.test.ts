import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(drivers)('how pages are found, and what is wrong on them, on $kind', (driver) => {
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

  const admin = () => academy.as('admin')
  const open = async (path: string, more: object = {}) => (await pages.open({ path, ...more })).text
  const asAdmin = (path: string) => pages.open({ path, viewer: academy.viewer('admin') })
  const object = (id: string, type: string, props: object) => ({ id, type, version: 1, props })
  const builderOf = (...objects: object[]) =>
    ({ version: 1, rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'column', col: 12, objects }] }] }) as never
  const pageOf = (slug: string, more: object = {}) =>
    create(admin(), 'post', { type: 'page', title: `หน้า ${slug}`, slug, status: true, ...more })

  test('a page says what its author wrote, and of itself where he wrote nothing', async () => {
    const page = await pageOf('fees', {
      builder: builderOf(object('o', 'text', { html: '<p>ค่าเรียนปีนี้ &amp; ปีหน้า</p>' })),
    })
    const before = await open('/cms/page/fees')
    expect(before).toContain('<title>หน้า fees · ')
    expect(before).toContain('<meta name="description" content="ค่าเรียนปีนี้ &amp; ปีหน้า"/>')
    expect(before).not.toContain('name="robots"')
    const change = {
      searchTitle: 'ค่าเรียน <2569>',
      searchText: 'บรรทัดหนึ่ง\nบรรทัดสอง',
      sharePicture: 'https://a.test/b.png',
    }
    await update(admin(), 'post', { _id: page._id, change })
    const after = await open('/cms/page/fees')
    expect(after).toContain('<title>ค่าเรียน &lt;2569&gt;</title>')
    expect(after).toContain('<meta name="description" content="บรรทัดหนึ่ง บรรทัดสอง"/>')
    expect(after).toContain('<meta property="og:title" content="ค่าเรียน &lt;2569&gt;"/>')
    expect(after).toContain('<meta property="og:image" content="https://a.test/b.png"/>')
  })

  test('the front page too, and without anything written it is told of as the site is', async () => {
    const home = await pageOf('home')
    expect(await open('/')).toMatch(/<title>[^·<]+<\/title>/)
    await update(admin(), 'post', { _id: home._id, change: { searchTitle: 'สถาบันของเรา', searchText: 'เรียนรู้ได้จริง' } })
    const text = await open('/')
    expect(text).toContain('<title>สถาบันของเรา</title>')
    expect(text.match(/name="description"/g)).toHaveLength(1)
    expect(text).toContain('content="เรียนรู้ได้จริง"')
    await remove(admin(), 'post', home._id)
  })

  test.each(['/user/login', '/user/register'])('%s says what one comes for', async (path) => {
    const text = await open(path)
    expect(text).toMatch(/<meta name="description" content="[^"]*มีหลักสูตรเรียนฟรีให้เริ่มได้ทันที"\/>/)
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`))
  })

  test('what is hidden from search engines is open, and in no sitemap nor feed', async () => {
    const group = await pageOf('news', { display: 'group' })
    const post = (slug: string, more: object = {}) =>
      create(admin(), 'post', { type: 'post', title: slug, slug, parent: group._id, status: true, ...more })
    await post('seen', { searchText: 'เล่าสั้น ๆ', content: '<p>ยาว</p>' })
    await post('unseen', { noindex: true })
    await pageOf('quiet', { noindex: true })
    const map = await open('/sitemap.xml')
    expect(map).toContain('/cms/post/news/seen')
    expect(map).not.toMatch(/unseen|quiet/)
    const feed = await open('/cms/page/news/feed')
    expect(feed).toContain('<description>เล่าสั้น ๆ</description>')
    expect(feed).not.toContain('unseen')
    for (const path of ['/cms/page/quiet', '/cms/post/news/unseen'])
      expect(await open(path), path).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(await open('/cms/post/news/unseen')).not.toContain('ld+json')
  })

  test('what a closed page says of itself is closed with it', async () => {
    await pageOf('closed', { password: 'เปิดเถอะ', searchText: 'สรุปลับ' })
    await pageOf('members', { authen: true, searchText: 'สรุปลับ' })
    expect(await open('/cms/page/closed')).not.toContain('สรุปลับ')
    const { text } = await pages.ask({ path: '/api/post/query', body: { method: 'find', args: [{}] } })
    expect(text).not.toContain('สรุปลับ')
    const { status } = await pages.ask({
      path: '/api/post/query',
      body: { method: 'find', args: [{ searchText: { $regex: 'ลับ' } }] },
    })
    expect(status === 400 || status === 200).toBe(true)
  })

  test('beside the form stands what is wrong, in words, of this site alone', async () => {
    const other = academy.as('admin', 'factory')
    await create(other, 'post', { type: 'page', title: 'อื่น', slug: 'elsewhere', status: true })
    await pageOf('draft', { status: false })
    const button = (id: string, address: string, text: string) =>
      object(id, 'button', {
        ...{ text, look: 'solid', isSmall: false, alignment: 'left', to: 'address', address, page: '', course: '' },
        newTab: false,
      })
    const page = await pageOf('broken', {
      builder: builderOf(
        button('a', '/cms/page/elsewhere', 'ไปที่อื่น'),
        button('b', '/cms/page/draft', 'ไปร่าง'),
        button('c', '/lesson/home', 'หลักสูตร'),
        button('d', '/upload/1700000000000-0123456789abcdef0123456789abcdef.pdf', 'เอกสาร'),
        object('e', 'gallery', { title: '', pictures: [{ url: '/x.png', alt: '' }], columns: 3 }),
        object('f', 'text', { html: '' }),
      ),
    })
    const text = textOf((await asAdmin(`/cms/edit/${page._id}`)).text)
    for (const part of [
      'ลิงก์ “ไปที่อื่น” ไปที่ /cms/page/elsewhere ซึ่งไม่มีในเว็บไซต์นี้',
      'ลิงก์ “ไปร่าง” ไปที่ /cms/page/draft ซึ่งยังไม่เผยแพร่',
      'ลิงก์ “เอกสาร” ไปที่ /upload/1700000000000',
      'รูป “x.png” ยังไม่มีคำบรรยาย',
      'บล็อกนี้ว่าง',
      'ยังไม่มีคำอธิบายในผลค้นหา',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('ลิงก์ “หลักสูตร”')
  })

  test('all pages are checked by a job, the worst first, and those that are gone are forgotten', async () => {
    const begin = async () => {
      const viewer = academy.viewer('admin')
      expect((await pages.post({ path: '/cms/pages/check', viewer })).status).toBe(303)
      await academy.app.jobs.drain()
    }
    expect(textOf((await asAdmin('/cms/pages/check')).text)).toContain('ยังไม่ได้ตรวจ')
    await begin()
    const text = textOf((await asAdmin('/cms/pages/check')).text)
    expect(text).toContain('หน้า broken')
    expect(text.indexOf('หน้า broken')).toBeLessThan(text.indexOf('หน้า draft'))
    const gone = await pageOf('gone')
    await begin()
    expect(textOf((await asAdmin('/cms/pages/check')).text)).toContain('หน้า gone')
    await remove(admin(), 'post', gone._id)
    academy.pass(1000)
    await begin()
    expect(textOf((await asAdmin('/cms/pages/check')).text)).not.toContain('หน้า gone')
    const other = await pages.open({ path: '/cms/pages/check', site: 'factory', viewer: academy.viewer('admin') })
    expect(textOf(other.text)).toContain('ยังไม่ได้ตรวจ')
    for (const role of ['manager', 'user'] as const)
      expect((await pages.post({ path: '/cms/pages/check', viewer: academy.viewer(role) })).status).toBe(302)
  })
})
