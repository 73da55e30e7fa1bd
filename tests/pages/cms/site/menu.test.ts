import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { plantFamily, units } from '../../../site/family/family.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { type SiteKey, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('a menu that is arranged, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let main = ''
  let other = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await plantFamily(academy)
    main = await plant('skills')
    other = await plant('factory')
    await create(academy.as('admin'), 'post', { slug: 'about', title: 'เกี่ยวกับเรา', status: true })
    await create(academy.as('admin'), 'post', { slug: 'plan', title: 'แผนปีหน้า', status: false })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const courses = { title: 'หลักสูตร', target: '/lesson/home' }
  const about = { title: 'เรา', titleEn: 'About', target: '/cms/page/about', subMenu: [courses] }
  const plant = async (site: SiteKey) => {
    const builder = { version: 1 as const, items: [courses] }
    const admin = academy.as('admin', site)
    const { _id } = await create(admin, 'post', { slug: 'main', title: `เมนู ${site}`, status: true, builder })
    const { _id: own } = await from(admin, 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id: own, change: { navigator: _id } })
    return _id
  }
  const stored = (_id = main, site: SiteKey = 'skills') =>
    from(academy.as('admin', site), 'post')
      .select(['builder', 'version'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
  const open = (path: string, role: Role = 'admin') => pages.open({ path, viewer: academy.viewer(role) })
  const send = (path: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  const save = async (items: unknown, of: { path?: string; role?: Role; version?: number; post?: string } = {}) => {
    const { path = `/cms/menu/${main}`, role, version, post = main } = of
    const menu = JSON.stringify({ version: 1, items })
    return send(path, { menu, post, version: String(version ?? (await stored(post)).version) }, role)
  }

  test('/cms/menu/{id} shows its entries, and saving it gives visitors the new menu at once', async () => {
    const shown = await open(`/cms/menu/${main}`)
    expect(shown.status).toBe(200)
    expect(textOf(shown.text)).toContain('หลักสูตร')
    expect((await save([about])).status).toBe(200)
    expect((await stored()).builder).toEqual({ version: 1, items: [about] })
    expect(textOf((await pages.open({ path: '/' })).text)).toContain('เรา')
    const told = await pages.ask({ method: 'GET', path: `/api/post/${main}` })
    expect(told.body.data.builder).toEqual({ version: 1, items: [about] })
  })

  test('an older version is not written over, and both menus are there to choose from', async () => {
    const { version } = await stored()
    expect((await save([courses], { version })).status).toBe(200)
    const late = await save([about, about], { version })
    expect(late.status).toBe(409)
    expect((await stored()).builder).toEqual({ version: 1, items: [courses] })
    expect((await save([about, about])).status).toBe(200)
  })

  test.each<[string, unknown]>([
    ['a target that runs', [{ title: 'ก', target: 'javascript:alert(1)' }]],
    ['a target that runs beneath', [{ ...courses, subMenu: [{ title: 'ก', target: ' JaVaScRiPt:alert(1)' }] }]],
    ['a target on another host', [{ title: 'ก', target: '//evil.example' }]],
    ['5,000 entries', Array.from({ length: 5000 }, () => courses)],
    ['a third level', [{ ...courses, subMenu: [about] }]],
    ['200 levels', JSON.parse(`${'[{"title":"ก","target":"/","subMenu":'.repeat(200)}[]${'}]'.repeat(200)}`)],
    ['an entry without a title', [{ title: ' ', target: '/' }]],
    ['no list', 'ทั้งหมด'],
    ['nothing', undefined],
  ])('%s is refused in Thai, and nothing is stored', async (_, items) => {
    const before = await stored()
    const refused = await save(items)
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(/[ก-๙]/)
    expect(await stored()).toEqual(before)
  })

  test('what is no JSON, no version and no post of this site is refused', async () => {
    const { version } = await stored()
    const menu = JSON.stringify({ version: 1, items: [courses] })
    const path = `/cms/menu/${main}`
    expect((await send(path, { menu: '{', post: main, version: String(version) })).status).toBe(400)
    for (const wrong of ['', '0', '-1', '1.5', 'x', '999999999999999999999'])
      expect((await send(path, { menu, post: main, version: wrong })).status, wrong).toBe(409)
    expect((await send(path, { menu, post: other, version: String(version) })).status).toBe(409)
    for (const id of [other, 'nothing', 'a'.repeat(24), '%00'])
      expect([400, 404], id).toContain((await send(`/cms/menu/${id}`, { menu, post: id, version: '1' })).status)
    expect((await open(`/cms/menu/${other}`)).status).toBe(404)
    expect((await stored(other, 'factory')).builder).toEqual({ version: 1, items: [courses] })
  })

  test.each(['guest', 'user', 'member', 'manager'] as const)('is neither shown to nor saved by a %s', async (role) => {
    const before = await stored()
    expect((await open(`/cms/menu/${main}`, role)).status).toBe(302)
    expect((await save([courses], { role, version: Number(before.version) })).status).not.toBe(200)
    expect(await stored()).toEqual(before)
  })

  test('a page with something on it is no menu', async () => {
    const builder = {
      version: 1 as const,
      rows: [
        {
          id: 'r',
          columns: [{ id: 'c', col: 12, objects: [{ id: 't', type: 'text', version: 1, props: { html: 'ก' } }] }],
        },
      ],
    }
    const { _id } = await create(academy.as('admin'), 'post', { slug: 'full', title: 'เต็ม', builder })
    expect((await open(`/cms/menu/${_id}`)).status).toBe(404)
    const { _id: blank } = await create(academy.as('admin'), 'post', { slug: 'blank', title: 'ว่าง' })
    expect((await open(`/cms/menu/${blank}`)).status).toBe(200)
  })

  test('names where visitors would not get to', async () => {
    await save([
      { title: 'ก', target: '/cms/page/about' },
      { title: 'ข', target: '/cms/page/gone' },
      { title: 'ค', target: '/cms/page/plan' },
      { title: 'ง', target: `/lesson/detail/${'a'.repeat(24)}` },
      { title: 'จ', target: '/config/general' },
      { title: 'ฉ', target: '/no-such-place?x=1' },
      { title: 'ช', target: 'https://elsewhere.example/' },
      { title: 'ซ', target: '/lesson/home#list' },
    ])
    const shown = textOf((await open(`/cms/menu/${main}`)).text)
    for (const said of ['ไม่มีหน้านี้แล้ว', 'ยังไม่เผยแพร่', 'ไม่มีหลักสูตรนี้แล้ว', 'หน้านี้สำหรับทีมงาน', 'ไม่มีหน้านี้ในระบบ'])
      expect(shown).toContain(said)
    expect(shown.match(/ไม่มีหน้านี้แล้ว/g)).toHaveLength(1)
    const old = { path: '/no-such-place', target: '/lesson/home', note: '' }
    await create(academy.as('admin'), 'redirect', old)
    expect(textOf((await open(`/cms/menu/${main}`)).text)).not.toContain('ไม่มีหน้านี้ในระบบ')
  })

  test('what an entry may lead to is found by name, of this site alone', async () => {
    await create(academy.as('admin', 'factory'), 'post', { slug: 'secret', title: 'หน้าของโรงงาน', status: true })
    const find = (kind: string, q: string) => open(`/cms/menu/${main}.data?find=${kind}&q=${encodeURIComponent(q)}`)
    expect((await find('page', 'เกี่ยวกับ')).text).toContain('/cms/page/about')
    expect((await find('page', 'โรงงาน')).text).not.toContain('secret')
    expect((await find('screen', '')).text).toContain('/lesson/home')
    expect((await find('page', '%_\\')).status).toBe(200)
    expect((await find('nothing', 'ก')).status).toBe(200)
  })

  test('is drawn in the real front page before it is saved, and nothing is stored', async () => {
    const before = await stored()
    const menu = JSON.stringify({ version: 1, items: [{ title: 'รายการที่กำลังจัด', target: '/cms/page/gone' }] })
    const draw = (path: string, role: Role) =>
      pages.post({ path: `${path}?draft`, form: { menu }, viewer: academy.viewer(role) })
    const { status, body, headers } = await draw(`/cms/menu/${main}`, 'admin')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(textOf(body.html)).toContain('รายการที่กำลังจัด')
    expect(body.problems).toEqual([{ name: '/cms/page/gone', text: expect.stringMatching(/[ก-๙]/) }])
    expect(await stored()).toEqual(before)
    for (const role of ['guest', 'user', 'member', 'manager'] as const)
      expect((await draw(`/cms/menu/${main}`, role)).status, role).toBe(403)
    expect((await draw(`/cms/menu/${other}`, 'admin')).status).toBe(404)
    expect((await draw(`/website/menu/${sites.skills._id}`, 'admin')).status).toBe(403)
  })

  describe.each([
    ['website', sites.factory._id],
    ['school', units.eastSchool],
    ['institution', units.eastInstitution],
  ])('/%s/menu/{id}', (kind, id) => {
    const path = `/${kind}/menu/${id}`
    const menuOf = async (): Promise<{ _id: string; builder: unknown; version: number } | undefined> => {
      const site = (await academy.app.sites.byId(id))!
      const there = { ...academy.as('root'), site }
      const { navigator } = await from(there, 'configuration').select('navigator').executeTakeFirstOrThrow()
      const post = from(there, 'post')
        .select(['_id', 'builder', 'version'])
        .where('_id', '=', navigator ?? '')
      return (await post.executeTakeFirst()) as never
    }

    test('edits the menu of that site, for its owner alone', async () => {
      expect((await open(path, 'superadmin')).status).toBe(200)
      const before = await menuOf()
      const there = { ...academy.as('root'), site: (await academy.app.sites.byId(id))! }
      const { version } = await from(there, 'configuration').select('version').executeTakeFirstOrThrow()
      const form = { menu: JSON.stringify({ version: 1, items: [about] }), post: before?._id ?? '' }
      const sent = { ...form, version: String(before?.version ?? version) }
      for (const role of ['user', 'manager', 'admin'] as const) {
        expect((await open(path, role)).status, role).toBe(302)
        expect((await send(path, sent, role)).status, role).not.toBe(200)
      }
      expect(await menuOf()).toEqual(before)
      expect((await send(path, sent, 'superadmin')).status).toBe(200)
      expect((await menuOf())?.builder).toEqual({ version: 1, items: [about] })
      expect((await send(path, sent, 'superadmin')).status, 'stale').toBe(409)
    })

    test('is not there for a site of another kind, and for none', async () => {
      const others = { website: units.eastSchool, school: units.eastInstitution, institution: sites.factory._id }
      for (const wrong of [others[kind as keyof typeof others], 'a'.repeat(24), 'nothing', main])
        expect((await open(`/${kind}/menu/${wrong}`, 'superadmin')).status, wrong).toBe(404)
    })
  })
})
