import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import { asOwnerOf, ownedNode, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'
import { groups, plantFamily, staff, units } from './family.ts'

const drivers = await testDrivers()

describe.each(drivers)('the screens of the family of sites on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let east: Viewer
  let eastAdmin: Viewer
  let westAdmin: Viewer
  let both: Viewer
  let secret = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    east = (await plantFamily(academy)).east
    eastAdmin = await staff(academy, { username: 'east-admin', role: 'admin', site: units.eastSchool })
    westAdmin = await staff(academy, { username: 'west-admin', role: 'admin', site: units.westSchool })
    both = await staff(academy, { username: 'both', role: 'admin', site: units.eastSchool })
    await grant(academy.as('root', 'origin'), { user: both.id, role: 'manager', sites: [units.westSchool] })
    secret = (
      await openSession(academy.app, {
        ...{ site: units.eastSchool, user: { site: east.home, _id: east.id }, interface: 'backend', remember: false },
      })
    ).secret
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, role: Role = 'root') => pages.open({ path, viewer: academy.viewer(role) })
  const send = (path: string, form: Record<string, string>, role: Role = 'root') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  /** The owner of the eastern branch, on one of its sites. */
  const asEast = () => ({ host: 'east.localhost', cookie: `sid=${secret}` })
  const openEast = (path: string) => pages.open({ path, headers: asEast() })
  const sendEast = (path: string, form: Record<string, string>) => pages.post({ path, form, headers: asEast() })
  const blankOf = (html: string) => Object.fromEntries(sentBy(html)) as Record<string, string>
  const root = () => academy.as('root', 'origin')
  const idOf = async (siteName: string) => (await ownedNodes(root())).find((node) => node.siteName === siteName)?._id

  test('/origin leads to its dashboard, which counts what there is and shows the tree', async () => {
    const led = await open('/origin')
    expect(led).toMatchObject({ status: 302, headers: { location: '/origin/dashboard' } })
    const shown = textOf((await open('/origin/dashboard')).text)
    for (const text of ['กลุ่มเว็บไซต์ 2', 'หน่วยงาน 5', 'เครือข่ายทั้งหมด', '— กลุ่มตะวันออก', '— — โรงเรียนตะวันออก'])
      expect(shown).toContain(text)
  })

  test('/origin/dashboard tells of hosts that are not found and of what went wrong in the last day', async () => {
    const failed = (site: string, source: 'server' | 'browser') =>
      academy.app.errorLog.add({ site, source, level: 'error', text: 'ล้ม' })
    failed(units.eastSchool, 'server')
    failed(units.eastSchool, 'server')
    failed(units.westSchool, 'browser')
    academy.app.errorLog.add({ site: units.westSchool, source: 'server', level: 'warning', text: 'ไม่ใช่ความผิดพลาด' })
    await academy.app.errorLog.flush()
    const shown = textOf((await open('/origin/dashboard')).text)
    for (const text of ['ระบบทำงานผิดพลาด 2 ครั้งใน 24 ชั่วโมง', 'ข้อผิดพลาดในเบราว์เซอร์ 1 ครั้ง', 'ไฟล์ที่อัปโหลด'])
      expect(shown).toContain(text)
    failed(units.eastSchool, 'server')
    await academy.app.errorLog.flush()
    expect(textOf((await open('/origin/dashboard')).text)).toContain('ระบบทำงานผิดพลาด 3 ครั้งใน 24 ชั่วโมง')
    expect(textOf((await openEast('/origin/dashboard')).text)).not.toContain('ระบบทำงานผิดพลาด')
  })

  describe.each([
    ['/origin/collection', '', 'root', groups.east, 'กลุ่มใหม่'],
    ['/origin/unit', '', 'root', units.eastSchool, 'หน่วยงานใหม่'],
    ['/school', '/dashboard', 'superadmin', units.eastSchool, 'โรงเรียนใหม่'],
    ['/institution', '/dashboard', 'superadmin', units.eastInstitution, 'สถาบันใหม่'],
    ['/website', '/dashboard', 'superadmin', sites.skills._id, 'เว็บไซต์ใหม่'],
  ] as const)('%s', (base, list, role, known, name) => {
    test('lists, shows and lets add and edit on real records', async () => {
      const before = textOf((await open(base + list, role)).text)
      const node = await ownedNode(root(), known)
      expect(before).toContain(node.siteName)
      const blank = blankOf((await open(`${base}/add`, role)).text)
      const host = `${base.split('/').at(-1)}-new.wicha.test`
      const said = { ...blank, siteName: name, siteNameEn: 'New', hostname: host }
      const wrong = await send(`${base}/add`, { ...said, hostname: 'http://no' }, role)
      expect(wrong.status).toBe(400)
      expect(blankOf(wrong.text), 'nothing is lost').toMatchObject({ siteName: name, hostname: 'http://no' })
      const done = await send(`${base}/add`, said, role)
      expect(done.headers['location'], textOf(done.text).slice(0, 300)).toMatch(
        new RegExp(`^${base}/detail/[0-9a-f]{24}\\?done=added$`),
      )
      const again = await send(`${base}/add`, said, role)
      expect(again.headers['location'], 'sent twice').toBe(done.headers['location'])
      const made = String(done.headers['location']).split(/[/?]/).at(-2)!
      const detail = textOf((await open(String(done.headers['location']), role)).text)
      for (const text of [name, 'เพิ่มเรียบร้อยแล้ว', host, 'สถานะระบบ', 'ตามต้นทาง']) expect(detail).toContain(text)
      const form = blankOf((await open(`${base}/edit/${made}`, role)).text)
      const saved = await send(`${base}/edit/${made}`, { ...form, siteName: `${name} แก้ไข`, phone: '021234567' }, role)
      expect(saved.headers['location']).toBe(`${base}/detail/${made}?done=saved`)
      expect((await ownedNode(root(), made)).siteName).toBe(`${name} แก้ไข`)
      const stale = await send(`${base}/edit/${made}`, { ...form, siteName: 'ช้าไป' }, role)
      expect(stale.status, 'somebody else saved first').toBe(409)
    })

    test('shows who works there, gives roles by mail and takes them away', async () => {
      const path = `${base}/admin/${known}`
      expect((await open(path, role)).status).toBe(200)
      const blank = blankOf((await open(`${path}?give`, role)).text)
      const held = base === '/origin/collection' ? 'superadmin' : 'manager'
      const email = `new-${base.split('/').at(-1)}@wicha.test`
      const given = { ...blank, role: held, email, firstname: 'ใหม่', lastname: 'ดูแล' }
      expect((await send(path, { ...given, firstname: '' }, role)).status, 'a name is needed').toBe(400)
      expect((await send(path, { ...given, role: 'root' }, role)).status, 'no role of one’s own').toBe(400)
      expect((await send(path, given, role)).headers['location']).toBe(`${path}?done=invited`)
      expect((await send(path, given, role)).headers['location']).toBe(`${path}?done=given`)
      const shown = textOf((await open(path, role)).text)
      for (const text of ['ใหม่ ดูแล', email, 'ยังไม่เคยเข้าใช้']) expect(shown).toContain(text)
      const person = await from(root(), 'user')
        .select('user._id')
        .where('user.email', '=', email)
        .executeTakeFirstOrThrow()
      const taken = await send(path, { intent: 'take', user: person._id }, role)
      expect(taken.headers['location']).toBe(`${path}?done=revoked`)
      expect(await rolesOf(root(), person._id)).toEqual([])
      expect((await send(path, { intent: 'take', user: person._id }, role)).status).toBe(404)
      await academy.app.jobs.drain()
      const mails = await from(root(), 'mail').select('mail.subject').where('mail.to', '=', email).execute()
      expect(mails).toHaveLength(1)
    })

    test('is for nobody below its role, and knows no site of another kind', async () => {
      const below: Role[] = role === 'root' ? ['superadmin', 'admin', 'user'] : ['admin', 'manager', 'user']
      for (const one of below)
        for (const path of [
          base + list,
          `${base}/add`,
          `${base}/edit/${known}`,
          `${base}/detail/${known}`,
          `${base}/admin/${known}`,
        ])
          expect((await open(path, one)).status, `${one} ${path}`).toBe(302)
      for (const wrong of [
        sites.origin._id,
        'f'.repeat(24),
        'x',
        known === groups.east ? units.eastSchool : groups.east,
      ])
        for (const screen of ['edit', 'detail', 'admin'])
          expect((await open(`${base}/${screen}/${wrong}`, role)).status, `${screen} ${wrong}`).toBe(404)
    })
  })

  test('a superadmin adds an asset, a website, a school and an institution', async () => {
    for (const kind of ['asset', 'website', 'school', 'institution']) {
      const blank = blankOf((await open(`/${kind}/add`, 'superadmin')).text)
      const site = { siteName: `ใหม่ ${kind}`, siteNameEn: 'New', hostname: `one-${kind}.wicha.test` }
      const named: Record<string, string> = kind === 'asset' ? { name: 'โต๊ะ' } : site
      const added = await send(`/${kind}/add`, { ...blank, ...named }, 'superadmin')
      expect(added.status, `${kind}: ${textOf(added.text).slice(0, 200)}`).toBe(302)
      expect((await open(String(added.headers['location']), 'superadmin')).status, kind).toBe(200)
    }
  })

  test('suspending and moving are asked once more, with what they change', async () => {
    const path = `/origin/unit/detail/${units.eastSchool}`
    expect(textOf((await open(`${path}?ask=suspend`)).text)).toContain('ทีมงานยังเข้าสู่ระบบได้')
    expect(textOf((await open(`${path}?ask=move`)).text)).toContain('กลุ่มตะวันตก')
    const asked = textOf((await open(`${path}?move=${groups.west}`)).text)
    for (const text of ['จาก กลุ่มตะวันออก ไป กลุ่มตะวันตก', 'ผู้ดูแลกลุ่มที่จะไม่มีสิทธิ์เข้าถึง: ผู้ดูแล ทดสอบ'])
      expect(asked).toContain(text)
    expect((await send(path, { intent: 'suspend' })).headers['location']).toBe(`${path}?done=suspended`)
    const closed = await pages.open({ path: '/', headers: { host: 'east.localhost' } })
    expect(closed.status).toBe(503)
    expect(textOf(closed.text)).toContain('ปิดปรับปรุงชั่วคราว')
    expect((await pages.open({ path: '/member/login', headers: { host: 'east.localhost' } })).status).toBe(200)
    expect((await openEast('/school/dashboard')).status, 'staff get in').toBe(200)
    expect((await send(path, { intent: 'reopen' })).headers['location']).toBe(`${path}?done=reopened`)
    expect((await pages.open({ path: '/', headers: { host: 'east.localhost' } })).status).toBe(200)
    expect((await send(path, { intent: 'explode' })).status).toBe(404)
  })

  test('defaults are shown by site and setting, and handed down from where they are changed', async () => {
    for (const path of ['/origin/config', '/school/config', '/institution/config', '/website/config'])
      expect(textOf((await open(path)).text), path).toContain('ตามต้นทาง')
    const form = blankOf((await open(`/school/config?of=${groups.east}`, 'superadmin')).text)
    expect(Object.keys(form)).not.toContain('siteName')
    const saved = await send(
      `/school/config?of=${groups.east}`,
      { ...form, loginBg: 'https://files.wicha.test/a.webp' },
      'superadmin',
    )
    expect(saved.headers['location']).toBe('/school/config?done=saved')
    const school = await from(await asOwnerOf(root(), units.eastSchool), 'configuration')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(school.loginBg).toBe('https://files.wicha.test/a.webp')
    expect((await open(`/school/config?of=${units.eastSchool}`)).status, 'a unit hands nothing down').toBe(404)
  })

  test('/collection/dashboard shows groups as cards, compares units, and leads into one with its session', async () => {
    const { text } = await open('/collection/dashboard', 'superadmin')
    for (const part of ['กลุ่มตะวันออก', 'เปรียบเทียบหน่วยงาน', 'โรงเรียนตะวันตก']) expect(textOf(text)).toContain(part)
    const file = decodeURIComponent(/href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(text)![1]!)
    expect(file).toMatch(/^\uFEFFชื่อ,อยู่ภายใต้/)
    const one = textOf((await open(`/collection/dashboard?of=${groups.east}`, 'superadmin')).text)
    expect(one).toContain('เทียบหน่วยงานของ กลุ่มตะวันออก')
    expect(one).not.toContain('โรงเรียนตะวันตก')
    const superadmin = academy.viewer('superadmin')
    const opened = await openSession(academy.app, {
      ...{ site: sites.skills._id, user: { site: superadmin.home, _id: superadmin.id } },
      ...{ interface: 'backend', remember: false },
    })
    const carried = await pages.post({
      ...{ path: '/collection/dashboard', form: { intent: 'enter', site: units.westSchool } },
      headers: { cookie: `sid=${opened.secret}` },
    })
    expect(carried.headers['content-security-policy']).toContain('http://west.localhost')
    const token = /name="token" value="([^"]*)"/.exec(carried.text)![1]!
    const headers = { host: 'west.localhost', origin: 'http://localhost' }
    const entered = await pages.post({ path: '/member/enter', form: { token, next: '' }, headers })
    expect(entered.headers['set-cookie'], textOf(entered.text)).toBeTruthy()
    const refused = await pages.post({ path: '/member/enter', form: { token, next: '' }, headers })
    expect(refused.headers['location'], 'once').toBe('/member/login')
  })

  describe('a notice to the administrators of units', () => {
    const path = '/collection/notice'
    const told = async (_id: string, who: Viewer) => {
      const site = (await academy.app.sites.byId(_id))!
      const { notices } = await ownNotices(contextFor(academy.app, { site, viewer: who, locale: 'th' }))
      return notices.map(({ title, text }) => [title.th, text?.th])
    }

    test('reaches those of the chosen group and of no other, once each', async () => {
      const sent = await send(path, { to: groups.east, title: 'ปิดปรับปรุง', text: 'คืนวันเสาร์' }, 'superadmin')
      expect(sent.headers['location']).toContain('done=told-')
      expect(await told(units.eastSchool, eastAdmin)).toEqual([['ปิดปรับปรุง', 'คืนวันเสาร์']])
      expect(await told(units.westSchool, westAdmin)).toEqual([])
      const after = textOf((await open(String(sent.headers['location']), 'superadmin')).text)
      expect(after).toMatch(/แจ้งผู้ดูแล \d+ คนใน \d+ หน่วยงานแล้ว/)
    })

    test('is refused where it is empty, too long, or to a group that is not the person’s, and keeps what was written', async () => {
      const fields = { to: '', title: 'x', text: '' }
      for (const [form, says] of [
        [{ ...fields, title: '  ' }, 'กรอกเรื่องของประกาศ'],
        [{ ...fields, title: 'ก'.repeat(201) }, 'ไม่เกิน 200'],
        [{ ...fields, text: 'ก'.repeat(501) }, 'ไม่เกิน 500'],
        [{ ...fields, to: units.eastSchool }, 'เลือกกลุ่มเว็บไซต์ที่คุณดูแล'],
      ] as const) {
        const answer = await send(path, form, 'superadmin')
        expect(answer.status).toBe(400)
        expect(textOf(answer.text)).toContain(says)
      }
      expect((await sendEast(path, { ...fields, to: groups.west })).status).toBe(400)
      await sendEast(path, { ...fields, title: 'จากตะวันออก' })
      expect(await told(units.westSchool, westAdmin), 'all units means those that are his').toEqual([])
      expect(await told(units.eastSchool, eastAdmin)).toContainEqual(['จากตะวันออก', undefined])
      for (const role of ['admin', 'user'] as const)
        expect((await send(path, { ...fields, title: 'ของปลอม' }, role)).headers['location'], role).not.toContain(
          'told',
        )
      expect(await told(units.eastSchool, eastAdmin)).toHaveLength(2)
    })
  })

  test('an institution keeps who it is to the law, its contract and address', async () => {
    const path = `/institution/edit/${units.eastInstitution}`
    const form = blankOf((await open(path, 'superadmin')).text)
    const own = {
      'institution.code': 'EI-01',
      'institution.taxID': '0-9940-00158-20-3',
      'institution.branch': '7',
      'address.province': 'ระยอง',
    }
    const wrong = await send(path, { ...form, ...own, 'institution.taxID': '0994000158209' }, 'superadmin')
    expect(wrong.status).toBe(400)
    expect((await send(path, { ...form, ...own }, 'superadmin')).status).toBe(302)
    const shown = textOf((await open(`/institution/detail/${units.eastInstitution}`, 'superadmin')).text)
    for (const text of ['EI-01', '0994000158203', '00007', 'ระยอง']) expect(shown).toContain(text)
    expect((await open('/institution/wizard')).status).toBe(404)
    expect((await open('/website/wizard')).status).toBe(404)
  })

  test('a unit copied from another has its settings and pages, and no people', async () => {
    const source = await asOwnerOf(root(), units.eastSchool)
    await create(source, 'post', { type: 'page', slug: 'about', title: 'เกี่ยวกับเรา', status: true })
    await create(source, 'user', { username: 'pupil', firstname: 'เด็กดี', lastname: 'ขยัน', email: 'pupil@wicha.test' })
    const blank = blankOf((await open(`/school/add?from=${units.eastSchool}`, 'superadmin')).text)
    expect(blank['from']).toBe(units.eastSchool)
    const said = { ...blank, siteName: 'โรงเรียนคัดลอก', siteNameEn: 'Copy', hostname: 'copy.wicha.test' }
    const done = await send('/school/add', said, 'superadmin')
    expect(done.status, textOf(done.text)).toBe(302)
    const copy = await asOwnerOf(root(), (await idOf('โรงเรียนคัดลอก'))!)
    expect(await from(copy, 'post').select(['post.title', 'post.status']).execute()).toEqual([
      { title: 'เกี่ยวกับเรา', status: true },
    ])
    expect(await from(copy, 'user').select('user._id').execute()).toEqual([])
    const stolen = await sendEast('/school/add', {
      ...said,
      _id: 'a'.repeat(24),
      from: units.westSchool,
      parent: groups.east,
      hostname: 'stolen.wicha.test',
    })
    expect(stolen.status, 'from a site of another').toBe(404)
    expect(await idOf('stolen')).toBe(undefined)
  })

  describe('the owner of one branch', () => {
    test('sees its sites on every screen, and none of another branch', async () => {
      for (const path of ['/school/dashboard', '/school/config', '/collection/dashboard', '/school/user']) {
        const shown = textOf((await openEast(path)).text)
        expect(shown, path).not.toMatch(/ตะวันตก|west-admin|admin@wicha\.test.*superadmin@/)
      }
      expect(textOf((await openEast('/school/dashboard')).text)).toContain('โรงเรียนตะวันออก')
      for (const screen of ['detail', 'edit', 'admin'])
        expect((await openEast(`/school/${screen}/${units.westSchool}`)).status, screen).toBe(404)
      for (const path of [
        `/school/user/add/${units.westSchool}`,
        `/school/config?of=${groups.west}`,
        `/school/config?of=${sites.origin._id}`,
      ])
        expect((await openEast(path)).status, path).toBe(404)
      for (const path of ['/origin/dashboard', '/origin/unit', '/origin/user', '/origin/config'])
        expect((await openEast(path)).status, path).toBe(302)
    })

    test('changes nothing of another branch by forged forms', async () => {
      for (const intent of ['suspend', 'move', 'enter'])
        expect((await sendEast(`/school/detail/${units.westSchool}`, { intent, to: groups.east })).status, intent).toBe(
          404,
        )
      expect((await sendEast(`/school/detail/${units.eastSchool}`, { intent: 'move', to: groups.west })).status).toBe(
        404,
      )
      expect((await sendEast('/collection/dashboard', { intent: 'enter', site: units.westSchool })).status).toBe(404)
      expect(
        (await sendEast(`/school/admin/${units.westSchool}`, { email: 'east@wicha.test', role: 'admin' })).status,
      ).toBe(404)
      const up = { email: 'east-admin@wicha.test', firstname: 'x', lastname: '' }
      for (const role of ['superadmin', 'root', ''])
        expect((await sendEast(`/school/admin/${units.eastSchool}`, { ...up, role })).status, role).toBe(400)
      const form = blankOf((await openEast(`/school/edit/${units.eastSchool}`)).text)
      await sendEast(`/school/edit/${units.eastSchool}`, {
        ...form,
        siteType: 'origin',
        kind: 'website',
        key: 'mine',
        parent: groups.west,
      })
      expect(await ownedNode(root(), units.eastSchool)).toMatchObject({
        siteType: 'unit',
        kind: 'school',
        parent: groups.east,
      })
    })

    test('keeps the accounts of its own staff alone: who works elsewhere too keeps his', async () => {
      expect((await openEast(`/school/user/detail/${westAdmin.id}`)).status).toBe(404)
      expect((await openEast(`/school/user/detail/${academy.viewer('root').id}`)).status).toBe(404)
      const own = textOf((await openEast(`/school/user/detail/${eastAdmin.id}`)).text)
      expect(own).toContain('ส่งลิงก์ตั้งรหัสผ่าน')
      const shared = textOf((await openEast(`/school/user/detail/${both.id}`)).text)
      expect(shared).not.toContain('ส่งลิงก์ตั้งรหัสผ่าน')
      expect(shared).not.toContain('ตะวันตก')
      expect((await sendEast(`/school/user/detail/${both.id}`, {})).status).toBe(403)
      const form = blankOf((await openEast(`/school/user/edit/${both.id}`)).text)
      expect(Object.keys(form)).not.toContain('email')
      const taken = {
        ...form,
        email: 'mine@wicha.test',
        [`held.${units.westSchool}`]: 'admin',
        [`held.${units.eastSchool}`]: 'member',
      }
      expect((await sendEast(`/school/user/edit/${both.id}`, taken)).status).toBe(302)
      const row = await from(root(), 'user')
        .select('user.email')
        .where('user._id', '=', both.id)
        .executeTakeFirstOrThrow()
      expect(row.email).toBe('both@wicha.test')
      const held = Object.fromEntries((await rolesOf(root(), both.id)).map(({ site, role }) => [site, role]))
      expect(held).toEqual({ [units.eastSchool]: 'member', [units.westSchool]: 'manager' })
    })

    test('sees and changes the learners of its sites, and of no other', async () => {
      const shown = textOf((await openEast(`/school/user?node=${units.eastSchool}&who=learners`)).text)
      expect(shown).toContain('pupil@wicha.test')
      const pupil = await from(await asOwnerOf(root(), units.eastSchool), 'user')
        .select('user._id')
        .executeTakeFirstOrThrow()
      expect(textOf((await openEast(`/school/user/detail/${pupil._id}`)).text)).toContain('เด็กดี')
      const form = blankOf((await openEast(`/school/user/edit/${pupil._id}`)).text)
      expect((await sendEast(`/school/user/edit/${pupil._id}`, { ...form, lastname: 'ขยันมาก' })).status).toBe(302)
      const learner = academy.viewer('user', 'skills').id
      for (const path of [`/school/user/detail/${learner}`, `/school/user/edit/${learner}`])
        expect((await openEast(path)).status, path).toBe(404)
      expect(textOf((await openEast(`/school/user?node=${sites.skills._id}&who=learners`)).text)).not.toContain(
        'learner@',
      )
    })

    test('is nobody from the next request on, once the branch is taken from him', async () => {
      expect((await openEast('/school/dashboard')).status).toBe(200)
      const blank = blankOf((await openEast('/school/add')).text)
      await send(`/origin/collection/admin/${groups.east}`, { intent: 'take', user: east.id })
      const said = { ...blank, siteName: 'สายเกินไป', siteNameEn: 'Late', hostname: 'late.wicha.test' }
      expect((await sendEast('/school/add', said)).headers['location']).not.toMatch(/detail/)
      expect(await idOf('สายเกินไป')).toBe(undefined)
    })
  })
})
