import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { menuOf } from '../../../../src/app/menu.ts'
import { manifests } from '../../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { linksOf, parts, sentBy, textOf } from '../../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the office of what is on a site, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const add = async (name: string, post: Parameters<typeof create<'post'>>[2]) => {
      ids[name] = (await create(admin, 'post', post))._id
    }
    await add('about', { slug: 'about', title: 'เกี่ยวกับเรา', status: true, builder: page('ยินดีต้อนรับ') })
    await add('news', { slug: 'news', title: 'ข่าว', status: true, display: 'group' })
    const under = { type: 'post' as const, parent: ids['news']! }
    await add('first', { ...under, slug: 'first', title: 'ข่าวแรก', status: true })
    await add('second', { ...under, slug: 'second', title: 'ข่าวสอง', status: false })
    const broken = { ...page('ก'), rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [unknown] }] }] }
    await add('broken', { slug: 'broken', title: 'หน้าที่บล็อกหาย', status: true, builder: broken })
    const items = [{ title: 'ก', target: '/cms/page/gone' }]
    await add('menu', { slug: 'main', title: 'เมนูหลัก', status: true, builder: { version: 1, items } })
    const other = { slug: 'theirs', title: 'หน้าของโรงงาน', status: true }
    ids['theirs'] = (await create(academy.as('admin', 'factory'), 'post', other))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const unknown = { id: 'o', type: 'no-such-block', version: 1, props: {} }
  const page = (text: string) => ({
    version: 1 as const,
    rows: [
      {
        id: 'r',
        columns: [
          { id: 'c', col: 12, objects: [{ id: 't', type: 'text', version: 1, props: { html: `<p>${text}</p>` } }] },
        ],
      },
    ],
  })
  const open = (path: string, role: Role = 'admin') => pages.open({ path, viewer: academy.viewer(role) })
  const send = (path: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  const post = (slug: string) =>
    from(academy.as('admin'), 'post').selectAll().where('slug', '=', slug).executeTakeFirst()

  test('the menu of an administrator leads to the website and to the settings', async () => {
    const links = menuOf(academy.as('admin'), { manifests: [...manifests], current: null })
      .flatMap(({ items }) => items)
      .flatMap(({ items = [], ...item }) => [item, ...items])
      .map(({ href }) => href)
    const office = (await open('/cms/content')).text
    for (const path of ['/cms/content', '/cms/pages', '/cms/customize', '/config/dashboard']) {
      expect(links).toContain(path)
      expect((await open(path)).status, path).toBe(200)
    }
    expect(linksOf(office).map(({ href }) => href)).toEqual(expect.arrayContaining(['/cms/pages', '/config/general']))
    const ofManager = menuOf(academy.as('manager'), { manifests: [...manifests], current: null })
    expect(JSON.stringify(ofManager)).not.toContain('/cms/content')
  })

  test('every office screen of the website opens on real records for an administrator', async () => {
    // Managers see the pages, and propose changes where the site allows it. Otherwise the builder refuses them.
    const builder = manifests.flatMap(({ routes }) => routes).filter(({ name }) => name === 'cms-builder')
    const paths = [
      ...builder.map(() => `builder/${ids['about']}`),
      ...['content', 'customize', 'add', 'pages', `edit/${ids['about']}`, `new/${ids['about']}`],
      ...[`posts/${ids['news']}`, `post/${ids['news']}/add`, `menu/${ids['menu']}`],
    ]
    const refusal = (role: string, path: string) => {
      if (role !== 'manager') return 302
      return path === 'pages' ? 200 : path.startsWith('builder') ? 403 : 302
    }
    for (const path of paths) expect((await open(`/cms/${path}`)).status, path).toBe(200)
    for (const path of paths)
      for (const role of ['guest', 'user', 'member', 'manager'] as const)
        expect((await open(`/cms/${path}`, role)).status, `${role} ${path}`).toBe(refusal(role, path))
  })

  test('what is published is for everybody, and what is written for administrators', async () => {
    expect((await open('/cms/page/about', 'user')).status).toBe(200)
    expect((await open('/cms/post/news/first', 'guest')).status).toBe(200)
    expect((await open('/cms/post/news/second', 'user')).status).toBe(404)
    expect((await open('/cms/post/news/second')).status).toBe(200)
    expect((await open('/cms/content', 'user')).headers['location']).toBe('/?notice=refused')
  })

  test('/cms/content counts what is there, and names first what visitors do not see in full', async () => {
    const shown = parts((await open('/cms/content')).text, 'main')[0]!
    const text = textOf(shown)
    for (const said of ['บล็อกไม่แสดง 1', 'ปลายทางที่ใช้ไม่ได้ 1', 'หน้ารวมโพสต์']) expect(text).toContain(said)
    expect(text.indexOf('หน้าที่บล็อกหาย')).toBeLessThan(text.indexOf('เกี่ยวกับเรา'))
    expect(text).not.toContain('โรงงาน')
    const led = linksOf(shown).map(({ href }) => href)
    expect(led).toEqual(expect.arrayContaining([`/cms/menu/${ids['menu']}`, `/cms/posts/${ids['news']}`]))
    expect(led).toContain('/cms/pages?where=type:is:post')
    const listed = await open('/cms/pages?where=type:is:post')
    expect(textOf(listed.text)).toContain('2 รายการ')
  })

  test('/cms/content adds a menu, and goes on to arrange it', async () => {
    const made = await send('/cms/content', { intent: 'menu' })
    expect(made.status).toBe(302)
    expect((await open(made.headers['location'] as string)).status).toBe(200)
    expect((await send('/cms/content', { intent: 'constructor' })).status).toBe(404)
    expect((await send('/cms/content', { intent: 'menu' }, 'manager')).status).toBe(302)
  })

  test('/cms/pages leads to the builder, the posts and the menu of each row', async () => {
    const led = linksOf((await open('/cms/pages?size=50')).text).map(({ href }) => href)
    for (const path of [`menu/${ids['menu']}`, `posts/${ids['news']}`, `iframe/${ids['about']}`, `new/${ids['about']}`])
      expect(led).toContain(`/cms/${path}`)
  })

  test('/cms/posts/{id} lists the posts of that page, publishes many at once, and takes it back', async () => {
    const path = `/cms/posts/${ids['news']}`
    const shown = textOf((await open(path)).text)
    expect(shown).toContain('โพสต์: ข่าว')
    for (const title of ['ข่าวแรก', 'ข่าวสอง']) expect(shown).toContain(title)
    expect(shown).not.toContain('เกี่ยวกับเรา')
    expect(textOf((await open(`${path}?q=${encodeURIComponent('แรก')}`)).text)).not.toContain('ข่าวสอง')
    const all = { intent: 'bulk-set', field: 'status', status: 'true', all: '1', ids: '' }
    const done = await send(path, all)
    expect(done.status).toBe(302)
    expect((await post('second'))?.status).toBe(true)
    const batch = new URL(String(done.headers['location']), 'http://x').searchParams.get('batch')!
    expect((await send(path, { intent: 'undo', batch })).status).toBe(302)
    expect((await post('second'))?.status).toBe(false)
  })

  test('/cms/posts/{id} removes no page that is not under it by all it finds, and is of this site alone', async () => {
    const path = `/cms/posts/${ids['news']}`
    await send(path, { intent: 'bulk-set', field: 'status', status: 'true', all: '1', ids: ids['about']! })
    expect(await post('about')).toMatchObject({ title: 'เกี่ยวกับเรา' })
    for (const id of [ids['theirs']!, ids['first']!, ids['menu']!, 'nothing', 'a'.repeat(24)])
      for (const to of [`/cms/posts/${id}`, `/cms/post/${id}/add`, `/cms/new/${id}`])
        expect((await open(to)).status, to).toBe(404)
  })

  test('/cms/post/{id}/add makes a post of that page, whatever else the form says', async () => {
    const path = `/cms/post/${ids['news']}/add`
    const form = { title: 'ข่าวใหม่', slug: 'brand-new', content: '<p>สวัสดี</p>', type: 'page', parent: ids['about']! }
    const made = await send(path, form)
    expect(made.headers['location']).toBe(`/cms/posts/${ids['news']}?done=saved`)
    expect(await post('brand-new')).toMatchObject({ type: 'post', parent: ids['news'], status: false })
    const again = await send(path, form)
    expect([400, 409]).toContain(again.status)
    expect(again.text).toContain('value="ข่าวใหม่"')
    expect(textOf(again.text)).toContain('เพิ่มโพสต์: ข่าว')
    expect(textOf(again.text)).not.toContain('ชนิดนี้มีอยู่')
    expect((await send(path, { ...form, slug: 'other' }, 'manager')).status).toBe(302)
    expect(await post('other')).toBeUndefined()
  })

  test('/cms/new/{id} makes a draft that begins like that page, without its password', async () => {
    const path = `/cms/new/${ids['about']}`
    const shown = await open(path)
    const form = Object.fromEntries([...sentBy(shown.text)].map(([name, value]) => [name, String(value)]))
    expect(form).toMatchObject({ title: 'เกี่ยวกับเรา (สำเนา)', slug: 'about-2' })
    const made = await send(path, { ...form, status: 'true', type: 'form' })
    expect(made.status).toBe(302)
    const copy = await post('about-2')
    expect(copy).toMatchObject({ type: 'page', status: false, builder: page('ยินดีต้อนรับ') })
    expect(copy?._id).not.toBe(ids['about'])
    const refused = await send(path, { ...form, slug: '' })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('หน้าใหม่จาก')
  })

  describe('/cms/iframe/{id}', () => {
    test('shows the page fullscreen as visitors see it, kept and found by nobody', async () => {
      const { status, text, headers } = await open(`/cms/iframe/${ids['about']}`)
      expect(status).toBe(200)
      expect(textOf(text)).toContain('ยินดีต้อนรับ')
      expect(parts(text, 'header')).toEqual([])
      expect(parts(text, 'footer')).toEqual([])
      expect(parts(text, 'aside')).toEqual([])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(text).toContain('content="noindex, nofollow"')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    })

    test('shows what a visitor is let through to, and a draft as it would be', async () => {
      const draft = { slug: 'soon', title: 'เร็ว ๆ นี้', builder: page('ฉบับร่าง') }
      const { _id } = await create(academy.as('admin'), 'post', draft)
      expect(textOf((await open(`/cms/iframe/${_id}`)).text)).toContain('ฉบับร่าง')
      const locked = { slug: 'locked', title: 'ปิด', status: true, password: 'secret-2569', builder: page('ความลับ') }
      const { _id: closed } = await create(academy.as('admin'), 'post', locked)
      expect((await open(`/cms/iframe/${closed}`)).text).not.toContain('ความลับ')
    })

    test.each(['guest', 'user', 'member', 'manager'] as const)('is for no %s', async (role) => {
      expect((await open(`/cms/iframe/${ids['about']}`, role)).status).toBe(302)
    })

    test('is not there for a page of another site', async () => {
      for (const id of [ids['theirs']!, ids['menu']!, 'nothing', 'a'.repeat(24)])
        expect((await open(`/cms/iframe/${id}`)).status, id).toBe(404)
    })
  })
})
