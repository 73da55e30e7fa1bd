import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { academyExport, item, wxr } from './wordpress-files.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(drivers)('pages come in and go out on $kind', (driver) => {
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

  type By = { role?: 'admin' | 'manager' | 'user' | 'superadmin'; site?: SiteKey }
  const bring = (file: string | Buffer, { role = 'admin', site = 'skills' }: By = {}) =>
    pages.ask({
      ...{ method: 'POST', path: '/api/pages/import?name=old.xml', site, viewer: academy.viewer(role) },
      body: Buffer.from(file as string),
      headers: { 'content-type': 'application/octet-stream' },
    })
  const fileOf = async (file: string | Buffer, by: By = {}) => {
    academy.pass(60_001)
    const answer = await bring(file, by)
    expect(answer.status, answer.text).toBe(200)
    return String(answer.body.data._id)
  }
  const at = (file: string) => `/cms/pages/import?file=${file}`
  const look = async (file: string, { role = 'admin', site = 'skills' }: By = {}) =>
    pages.open({ path: at(file), site, viewer: academy.viewer(role) })
  const act = (file: string, form: [string, string][], { role = 'admin', site = 'skills' }: By = {}) =>
    pages.post({ path: at(file), site, viewer: academy.viewer(role), form })
  const start = async (file: string, more: [string, string][] = [], by: By = {}) => {
    const answer = await act(file, [['intent', 'start'], ...more], by)
    await academy.app.jobs.drain()
    return answer
  }
  const all = (site: SiteKey = 'skills') =>
    from(academy.as('admin', site), 'post').selectAll().orderBy('post.type').orderBy('post.slug').execute()
  const take = async (site: SiteKey = 'skills') =>
    (await pages.ask({ method: 'GET', path: '/api/pages/export', site, viewer: academy.viewer('admin') })).text
  const empty = async (site: SiteKey) => {
    const admin = academy.as('admin', site)
    for (let left = await all(site); left.length > 0; left = await all(site))
      for (const { _id } of left) await remove(admin, 'post', _id).catch(() => {})
  }
  beforeEach(async () => {
    await empty('skills')
    await empty('factory')
  })

  test('an export of WordPress is told of first, then comes in as drafts, once, and is taken back', async () => {
    const file = await fileOf(academyExport())
    const report = textOf((await look(file)).text)
    expect(report).toContain('หน้า 2 · โพสต์ 1 · เมนู 1 · ไฟล์แนบ 1')
    expect(report).toContain('เกี่ยวกับเรา')
    expect(report).toContain('รูปอยู่ในเว็บไซต์เดิม')
    expect(report).toContain('ไม่นำเข้า <script> เพราะเรียกใช้โค้ดหรือส่งข้อมูลได้')
    expect(report).toContain('ชอร์ตโค้ด [gallery] ใช้ในระบบนี้ไม่ได้')
    expect(report).not.toContain('ทิ้งแล้ว')
    expect(await all()).toEqual([])

    expect((await start(file)).status).toBe(303)
    const rows = await all()
    expect(rows.map(({ type, slug, status }) => [type, slug, status])).toEqual([
      ['page', 'contact', false],
      ['page', 'menu-main', false],
      ['page', 'posts', false],
      ['page', 'เกี่ยวกับ', false],
      ['post', 'first-news', false],
    ])
    const [contact, menu, group, about, news] = rows
    expect(contact!.parent).toBe(about!._id)
    expect(news).toMatchObject({ parent: group!._id, content: '<p>บรรทัดหนึ่ง</p>\n<p>บรรทัดสอง</p>' })
    expect(new Date(about!.createdAt).toISOString()).toBe('2024-02-05T15:53:10.000Z')
    expect(menu!.builder).toEqual({ version: 1, items: [{ title: 'ติดต่อ', target: '/cms/page/contact' }] })
    expect(JSON.stringify(contact!.builder)).not.toMatch(/<script|onerror|onclick|iframe|<form|javascript|svg|isAdmin/)
    expect(JSON.stringify(contact!.builder)).toContain('ปลอดภัย')
    const types = (about!.builder as { rows: { columns: { col: number; objects: { type: string }[] }[] }[] }).rows.map(
      ({ columns }) => columns.map(({ col, objects }) => [col, ...objects.map(({ type }) => type)]),
    )
    expect(types).toEqual([
      [[12, 'heading']],
      [
        [8, 'text'],
        [6, 'button'],
      ],
      [[12, 'youtube', 'accordion', 'text', 'divider']],
    ])
    expect(JSON.stringify(about!.builder)).toContain('"address":"/cms/page/contact"')
    expect(textOf((await look(file)).text)).toContain('เพิ่ม 4 แก้ไข 0 ไม่สำเร็จ 0')

    const again = await fileOf(academyExport())
    expect(textOf((await look(again)).text)).toContain('ใหม่ 0 · เปลี่ยน 0 · เหมือนเดิม 4')
    expect((await start(again)).status).toBe(409)
    expect(await all()).toHaveLength(5)

    expect((await act(file, [['intent', 'undo']])).status).toBe(303)
    await academy.app.jobs.drain()
    expect(await all()).toEqual([])
    expect((await act(file, [['intent', 'undo']])).status).toBe(409)
  })

  test('what its author wrote anew changes what is there; what was changed here is left, unless it is chosen', async () => {
    await start(await fileOf(academyExport()))
    const before = (await all()).find(({ slug }) => slug === 'เกี่ยวกับ')!
    const file = await fileOf(academyExport('เกี่ยวกับสถาบัน'))
    expect(textOf((await look(file)).text)).toContain('ใหม่ 0 · เปลี่ยน 1 · เหมือนเดิม 3 · เลือกแล้ว 1')
    await start(file)
    const after = (await all()).find(({ slug }) => slug === 'เกี่ยวกับ')!
    expect([after._id, after.title]).toEqual([before._id, 'เกี่ยวกับสถาบัน'])
    await act(file, [['intent', 'undo']])
    await academy.app.jobs.drain()
    expect((await all()).find(({ _id }) => _id === before._id)!.title).toBe('เกี่ยวกับเรา')
    await update(academy.as('admin'), 'post', { _id: before._id, change: { title: 'แก้เอง' } })
    const last = await fileOf(academyExport('จากไฟล์'))
    expect(textOf((await look(last)).text)).toContain('แก้ไขในระบบภายหลัง')
    expect((await start(last)).status).toBe(409)
  })

  test('posts go under the chosen page, and only what is chosen comes in', async () => {
    const group = await create(academy.as('admin'), 'post', {
      type: 'page',
      display: 'group',
      title: 'ข่าว',
      slug: 'news',
    })
    const file = await fileOf(academyExport())
    const among = ['0', '1', '2', '3'].map((n): [string, string] => ['among', n])
    await start(file, [...among, ['chosen', '2'], ['group', group._id]])
    expect((await all()).map(({ slug, parent }) => [slug, parent])).toEqual([
      ['news', null],
      ['first-news', group._id],
    ])
    const other = await fileOf(academyExport())
    const foreign = await create(academy.as('admin', 'factory'), 'post', { display: 'group', title: 'ก', slug: 'g' })
    await start(other, [...among, ['chosen', '0'], ['group', foreign._id]])
    expect((await all('factory')).map(({ slug }) => slug)).toEqual(['g'])
  })

  test('an address that is taken here gets a number, and nothing that was there is touched', async () => {
    const own = await create(academy.as('admin'), 'post', {
      type: 'page',
      title: 'ของเรา',
      slug: 'contact',
      status: true,
    })
    await start(await fileOf(academyExport()))
    expect(
      (await all()).filter(({ slug }) => slug.startsWith('contact')).map(({ slug, title }) => [slug, title]),
    ).toEqual([
      ['contact', 'ของเรา'],
      ['contact-2', 'ติดต่อ'],
    ])
    expect((await all()).find(({ _id }) => _id === own._id)).toMatchObject({ status: true, version: 1 })
    const led = (slug: string) => all().then((rows) => JSON.stringify(rows.find((one) => one.slug === slug)!.builder))
    expect(await led('menu-main')).toContain('"/cms/page/contact-2"')
    expect(await led('เกี่ยวกับ')).toContain('"/cms/page/contact-2"')
    expect(textOf((await look(await fileOf(academyExport()))).text)).toContain('ใหม่ 0 · เปลี่ยน 0 · เหมือนเดิม 4')
  })

  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
    <rss><channel><title>&b;</title></channel></rss>`
  test.each<[string, string | Buffer, RegExp]>([
    ['a bomb of entities', bomb, /DOCTYPE/],
    ['an outer entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>', /DOCTYPE/],
    ['what is cut off', academyExport().slice(0, -40), /ไม่สมบูรณ์/],
    ['a web page', '<html><body>สวัสดี</body></html>', /ไม่ใช่ไฟล์ส่งออกของ WordPress/],
    ['another feed', '<rss version="2.0"><channel><title>ก</title></channel></rss>', /ไม่ใช่ไฟล์ส่งออกของ WordPress/],
    ['no XML', 'a,b,c\n1,2,3', /ไม่ใช่ไฟล์ส่งออกของ WordPress/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /ไม่ใช่|อ่านตัวอักษร/],
    ['depth', `<rss>${'<a>'.repeat(5000)}`, /ซ้อนลึก/],
    ['nothing', '', /เลือกไฟล์/],
    ['half JSON', '{"format":"wicha-pages"', /เสียหาย/],
    ['deep JSON', `{"format":"wicha-pages","version":1,"pages":[${'['.repeat(100)}${']'.repeat(100)}]}`, /เสียหาย/],
    ['very deep JSON', `${'['.repeat(100_000)}`, /เสียหาย/],
    ['__proto__', '{"format":"wicha-pages","version":1,"pages":[{"__proto__":{"a":1}}]}', /เสียหาย/],
    ['another version', '{"format":"wicha-pages","version":2,"pages":[]}', /ไม่ใช่ไฟล์หน้าเว็บ/],
    ['other JSON', '{"pages":[]}', /ไม่ใช่ไฟล์หน้าเว็บ/],
  ])('%s is refused in words, and nothing is kept', async (_what, file, why) => {
    academy.pass(60_001)
    const answer = await bring(file)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(why)])
  })

  test('CDATA tricks, control letters and Thai of old systems are read as what they are', async () => {
    const tricky = item({ id: '1', title: 'ก]]]]><![CDATA[>ข\u000b', name: 'tricky', content: '<p>&lt;script&gt;</p>' })
    const file = await fileOf(wxr(tricky))
    await start(file)
    expect((await all())[0]).toMatchObject({ slug: 'tricky' })
    const thai = wxr(item({ id: '2', title: 'ภาษาไทย', name: 'thai', content: '<p>สวัสดี</p>' })).replace(
      'UTF-8',
      'TIS-620',
    )
    const bytes = Buffer.from(
      [...thai].map((letter) => (letter > '\u007f' ? letter.codePointAt(0)! - 0x0e00 + 0xa0 : letter.codePointAt(0)!)),
    )
    await start(await fileOf(bytes))
    expect((await all()).find(({ slug }) => slug === 'thai')).toMatchObject({ title: 'ภาษาไทย' })
  })

  test('only administrators of the site bring, look and act (E, C)', async () => {
    const file = await fileOf(academyExport())
    for (const role of ['manager', 'user'] as const) {
      academy.pass(60_001)
      expect((await bring(academyExport(), { role })).status, role).toBe(403)
      expect((await look(file, { role })).status, role).toBe(302)
      expect((await act(file, [['intent', 'start']], { role })).status, role).toBe(302)
      const out = await pages.ask({ method: 'GET', path: '/api/pages/export', viewer: academy.viewer(role) })
      expect(out.status, role).toBe(403)
    }
    expect((await pages.ask({ method: 'GET', path: '/api/pages/export' })).status).toBe(403)
    expect((await pages.ask({ method: 'POST', path: '/api/pages/import', body: Buffer.from('{') })).status).not.toBe(
      200,
    )
    for (const deed of ['start', 'cancel', 'undo', 'forget', 'choose'])
      expect((await act(file, [['intent', deed]], { site: 'factory' })).status, deed).toBe(404)
    expect((await look(file, { site: 'factory' })).status).toBe(404)
    expect((await act(file, [['intent', 'constructor']])).status).toBe(404)
    expect((await act('../../x', [['intent', 'start']])).status).toBe(404)
    expect(await all()).toEqual([])
    expect((await act(file, [['intent', 'forget']])).status).toBe(303)
    expect((await look(file)).status).toBe(404)
  })

  test('a file is begun once, and what is cancelled stays where it is', async () => {
    const file = await fileOf(academyExport())
    expect((await act(file, [['intent', 'start']])).status).toBe(303)
    expect((await act(file, [['intent', 'start']])).status).toBe(409)
    await act(file, [['intent', 'cancel']])
    await academy.app.jobs.drain()
    expect(textOf((await look(file)).text)).toMatch(/ยกเลิกแล้ว|นำเข้าแล้ว/)
  })

  const plant = async () => {
    const admin = academy.as('admin')
    const object = (type: string, props: object) => ({ id: `o-${type}`, type, version: 1, props })
    const home = await create(admin, 'post', {
      type: 'page',
      title: 'หน้าหลัก',
      slug: 'home',
      status: true,
      searchText: 'คำ',
    })
    const menu = await create(admin, 'post', { title: 'เมนู', slug: 'menu', builder: [{ title: 'ก', target: '/' }] })
    const row = { id: 'r', gapSize: 24, customId: 'top-row', columns: [{ id: 'c', col: 12, alignment: 'left' }] }
    const objects = [
      object('menu', { title: '', menu: menu._id, display: 'row' }),
      object('text', { html: '<p>ก</p>' }),
    ]
    const builder = { version: 1, rows: [{ ...row, columns: [{ ...row.columns[0]!, objects }] }] }
    const group = await create(admin, 'post', {
      title: 'ข่าว',
      slug: 'news',
      display: 'group',
      parent: home._id,
      builder,
    } as never)
    await create(admin, 'post', {
      type: 'post',
      title: 'ข่าวหนึ่ง',
      slug: 'one',
      parent: group._id,
      content: '<p>ข</p>',
      noindex: true,
    })
    await create(admin, 'post', { title: 'ลับ', slug: 'secret', password: 'เปิดเถอะ', content: '<p>ลับสุดยอด</p>' })
  }

  test('what goes out and comes in on an empty site goes out the same', async () => {
    await plant()
    const taken = await take()
    expect(taken).not.toMatch(/secret|ลับสุดยอด|เปิดเถอะ|password/)
    const file = await fileOf(taken, { site: 'factory' })
    expect(textOf((await look(file, { site: 'factory' })).text)).toContain('ใหม่ 4 · เปลี่ยน 0 · เหมือนเดิม 0')
    await start(file, [], { site: 'factory' })
    const parts = (text: string) => JSON.parse(text) as { pages: unknown[] }
    expect(parts(await take('factory')).pages).toEqual(parts(taken).pages)
    const [menu] = (await all('factory')).filter(({ slug }) => slug === 'menu')
    expect(JSON.stringify((await all('factory')).find(({ slug }) => slug === 'news')!.builder)).toContain(menu!._id)
    const again = await fileOf(taken, { site: 'factory' })
    expect(textOf((await look(again, { site: 'factory' })).text)).toContain('เหมือนเดิม 4 · เลือกแล้ว 0')
    await act(file, [['intent', 'undo']], { site: 'factory' })
    await academy.app.jobs.drain()
    expect(await all('factory')).toEqual([])
  })

  const word = fc.string({ unit: fc.constantFrom(...'กขคงน้ำเแ aB1"<&\n'), minLength: 1, maxLength: 20 })
  const day = fc.constantFrom('2026-01-05', '2026-12-31', null)
  const made = fc.uniqueArray(
    fc.record({
      slug: fc.stringMatching(/^[a-zก-ฮ]{3,12}$/),
      title: word.filter((text) => text.trim() !== ''),
      content: word.map((text) => `<p>${text.replaceAll(/[<&"]/g, '')}</p>`),
      html: word,
      status: fc.boolean(),
      noindex: fc.boolean(),
      display: fc.constantFrom('single', 'group'),
      mode: fc.constantFrom('default', 'standard', 'blank'),
      audience: fc.constantFrom('everybody', 'user', 'guest'),
      visibleFrom: day,
      searchTitle: fc.option(word.filter((text) => text.trim() !== '')),
      purpose: fc.constantFrom('page', 'part', 'template'),
      isUnderFirst: fc.boolean(),
    }),
    { selector: ({ slug }) => slug, minLength: 1, maxLength: 6 },
  )

  test.each(fc.sample(made, { seed: 2569, numRuns: 6 }).map((list) => [list]))(
    'whatever a site holds: %#',
    async (list) => {
      let first: string | null = null
      for (const { html, isUnderFirst, ...page } of list) {
        const object = {
          id: 'o',
          type: 'html',
          version: 1,
          props: { html, scripts: false, height: 400, menu: first ?? '' },
        }
        const columns = [{ id: 'c', col: 12, alignment: 'left', objects: [object] }]
        const builder = { version: 1, rows: [{ id: 'r', gapSize: 24, columns }] }
        const parent = isUnderFirst ? first : null
        first = (await create(academy.as('admin'), 'post', { ...page, builder, parent } as never))._id as string
      }
      const taken = await take()
      const file = await fileOf(taken, { site: 'factory' })
      await start(file, [], { site: 'factory' })
      expect(JSON.parse(await take('factory')).pages).toEqual(JSON.parse(taken).pages)
    },
  )

  test('a file of pages comes in whole or not at all, and a wrong page says why', async () => {
    const page = (slug: string, more: object = {}) => ({
      type: 'page',
      slug,
      title: slug,
      builder: { version: 1, rows: [] },
      ...more,
    })
    const written = (...list: object[]) => JSON.stringify({ format: 'wicha-pages', version: 1, pages: list })
    const file = await fileOf(
      written(
        page('a'),
        page('a'),
        page('b', { password: 'x' }),
        page('c', { builder: { rows: 'x' } }),
        page('d', { parent: '@post:page/a' }),
        {},
      ),
    )
    const report = textOf((await look(file)).text)
    for (const part of ['นำเข้าไม่ได้ 4 รายการ', 'ซ้ำกับรายการก่อนหน้า', 'อ่านไม่ได้']) expect(report).toContain(part)
    await start(file)
    expect((await all()).map(({ slug }) => slug)).toEqual(['a', 'd'])
    const foreign = await fileOf(
      written(
        page('x', { feature_image: 'upload/1700000000000-0123456789abcdef0123456789abcdef.png' }),
        page('y', { targets: ['no-such-target'] }),
      ),
    )
    await start(foreign)
    const after = (await all()).map(({ slug, feature_image }) => [slug, feature_image])
    expect([
      JSON.stringify([
        ['a', null],
        ['d', null],
      ]),
      JSON.stringify([
        ['a', null],
        ['d', null],
        ['x', null],
        ['y', null],
      ]),
    ]).toContain(JSON.stringify(after))
  })
})
