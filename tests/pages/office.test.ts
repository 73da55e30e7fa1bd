import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { menuOf } from '../../src/app/menu.ts'
import { manifests } from '../../src/app/modules.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { linksOf, parts, sentBy, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the back office on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string) => pages.open({ path, viewer: academy.viewer('admin') })
  const send = (path: string, form: Record<string, string>) =>
    pages.post({ path, form, viewer: academy.viewer('admin') })

  test('/member/login is its log-in, and lets staff in', async () => {
    const shown = await pages.open({ path: '/member/login' })
    expect(shown.status).toBe(200)
    expect(textOf(parts(shown.text, 'h1')[0]!)).toBe('เข้าสู่ระบบหลังบ้าน')
    for (const name of ['username', 'password'])
      expect(shown.text).toMatch(new RegExp(`<input(?=[^>]* name="${name}")`))
    const enter = (username: string, secret: string) =>
      pages.post({ path: '/member/login', form: { username, password: secret } })
    expect((await enter('admin', 'wrong-2569')).status).toBe(401)
    expect((await enter('learner@skills.test', password)).status).toBe(401)
    const entered = await enter('admin', password)
    expect(entered.status).toBe(302)
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!
    const form = { site: sites.skills._id }
    expect((await pages.post({ path: '/member/sites', form, headers: { cookie } })).status).toBe(303)
    expect((await pages.open({ path: '/lesson/dashboard', headers: { cookie } })).status).toBe(200)
  })

  test('a list offers itself as a file, as it is searched and sorted, to who may take it', async () => {
    await create(academy.as('admin'), 'course', { name: 'ช่างไฟฟ้า' })
    const filesOf = async (role: 'member' | 'manager' | 'admin', query = '') => {
      const { text } = await pages.open({ path: `/lesson/dashboard${query}`, viewer: academy.viewer(role) })
      return linksOf(text).filter(({ href }) => href.startsWith('/api/'))
    }
    expect(await filesOf('member')).toEqual([])
    expect(await filesOf('manager', '?q=ไฟฟ้า&sort=name')).toEqual([
      {
        href: '/api/course/export?format=xlsx&sort=name&q=%E0%B9%84%E0%B8%9F%E0%B8%9F%E0%B9%89%E0%B8%B2',
        text: 'ไฟล์Excel(.xlsx)',
      },
      {
        href: '/api/course/export?format=csv&sort=name&q=%E0%B9%84%E0%B8%9F%E0%B8%9F%E0%B9%89%E0%B8%B2',
        text: 'ไฟล์CSV',
      },
    ])
    const [, csv] = await filesOf('manager', '?q=ไฟฟ้า')
    const { text } = await pages.ask({ method: 'GET', path: csv!.href, viewer: academy.viewer('manager') })
    expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    expect(await filesOf('admin', '?q=ไม่มีเลย')).toEqual([])
  })

  test('its screens stand in its own layout, the public ones do not', async () => {
    const viewer = academy.viewer('root')
    const routes = manifests.flatMap((module) => module.routes)
    const isInOffice = async (path: string) => {
      const { status, text } = await pages.open({ path, viewer })
      expect(status, path).toBe(200)
      expect(parts(text, 'footer').length === 0, path).toBe(text.includes('id="office-menu"'))
      return text.includes('id="office-menu"')
    }
    const whole = routes.filter((one) => !one.path.includes(':') && !one.meta.fullscreen && !('to' in one))
    for (const { path, area } of whole.filter((one) => one.area === 'office'))
      expect(await isInOffice(path), `${path} of ${area}`).toBe(true)
    for (const path of ['/', '/lesson/home']) expect(await isInOffice(path), path).toBe(false)
  })

  test('lessons are seen, added, changed and put under one another', async () => {
    const { _id: cid } = await create(academy.as('admin'), 'course', { name: 'งานท่อ' })
    const addressed = async (path: string, name: string) => {
      const answer = await open(path)
      expect(answer.status, path).toBe(200)
      expect(textOf(answer.text), path).toContain(name)
      return answer.text
    }
    const editOf = (html: string) => /\/lesson\/player\/edit\/([0-9a-f]{24})/.exec(html)![1]!

    await addressed(`/lesson/player/add/${cid}`, 'เพิ่มบทเรียน')
    const added = await send(`/lesson/player/add/${cid}`, { name: 'รู้จักท่อ', content: '<p>ท่อ</p>' })
    expect(added.headers['location']).toBe(`/lesson/player/detail/${cid}?done=saved`)
    const pid = editOf(await addressed(`/lesson/player/detail/${cid}`, 'รู้จักท่อ'))

    await addressed(`/lesson/player/edit/${pid}`, 'แก้ไข')
    expect((await send(`/lesson/player/edit/${pid}`, { name: 'รู้จักท่อน้ำ' })).status).toBe(302)
    await addressed(`/lesson/player/detail/${cid}`, 'รู้จักท่อน้ำ')

    await send(`/lesson/player/add/${cid}?parent=${pid}`, { name: 'ท่อพีวีซี' })
    const sub = await addressed(`/lesson/player/sub/${cid}/${pid}`, 'ท่อพีวีซี')
    expect(editOf(parts(sub, 'main')[0]!)).not.toBe(pid)
  })

  test('a course is added to be given online or onsite, and visitors find both', async () => {
    for (const [name, type] of [
      ['ต่อท่อทางไกล', 'online'],
      ['ต่อท่อที่ศูนย์', 'onsite'],
    ] as const) {
      expect((await send('/lesson/add', { name, type, status: 'true' })).status).toBe(302)
      const address = `/api/course/query`
      const found = await pages.ask({ path: address, body: { method: 'find', args: [{ type, name }] } })
      expect(found.body, name).toMatchObject([{ name, type }])
      expect(textOf((await pages.open({ path: `/lesson/detail/${found.body[0]._id}` })).text)).toContain(name)
    }
    const listed = textOf((await pages.open({ path: '/lesson/home' })).text)
    expect(listed).toContain('ต่อท่อทางไกล')
    expect(listed).toContain('ต่อท่อที่ศูนย์')
  })

  test('a course keeps its category and lecturer as they were given until they are changed', async () => {
    const given = { name: 'งานประปา', category: 'plumbing', lecturer: 'อ.มาลี' }
    const made = await pages.ask({ viewer: academy.viewer('admin'), path: '/api/course', body: { data: given } })
    const path = `/lesson/edit/${made.body._id}/standard/0`
    const change = async (form: Record<string, string>) => {
      expect((await send(path, form)).status).toBe(302)
      return (await pages.ask({ viewer: academy.viewer('admin'), method: 'GET', path: `/api/course/${made.body._id}` }))
        .body.data
    }
    const untouched = { name: 'งานประปาอาคาร', category: 'plumbing', lecturer: 'อ.มาลี' }
    expect(await change(untouched)).toMatchObject(untouched)
    expect(await change({ ...untouched, category: 'water' })).toMatchObject({ ...untouched, category: ['water'] })
  })

  test('the membership and consent of a user are changed by an administrator, part by part', async () => {
    const { id } = academy.viewer('user')
    const path = `/user/edit/${id}`
    const shown = (await open(path)).text
    expect(textOf(parts(shown, 'legend').at(-1)!)).toBe('ข้อมูลเพิ่มเติม')
    const form = Object.fromEntries([...sentBy(shown)].map(([name, value]) => [name, String(value)]))
    const changed = { 'info.fti_member': 'true', 'info.fti_member_number': 'F-2569', 'info.agree': 'true' }
    expect(Object.keys(form)).toEqual(expect.arrayContaining(Object.keys(changed)))
    expect((await send(path, { ...form, ...changed })).status).toBe(302)
    const info = { fti_member: true, fti_member_number: 'F-2569', agree: true }
    expect(await from(academy.as('admin'), 'user').select('info').where('_id', '=', id).execute()).toMatchObject([
      { info },
    ])
    expect(textOf((await open(`/user/detail/${id}`)).text)).toContain('หมายเลขสมาชิก ส.อ.ท. F-2569')
  })

  test('a route that a module declares is in the menu, for who may open it', () => {
    const screen = { path: '/lesson/stars', name: 'stars', title: { th: 'ดาวเด่น', en: 'Stars' }, screen: 'stars' }
    const added = officePage(['admin'], { ...screen, groups: ['learning'], meta: { inMenu: true } })
    const more = manifests.map((module) =>
      module.name === 'lesson' ? defineModule({ ...module, routes: [...module.routes, added] }) : module,
    )
    const labels = (role: 'admin' | 'manager', of: typeof more) =>
      menuOf(academy.as(role), { manifests: of, current: null }).flatMap((group) =>
        group.items.flatMap(({ label, items = [] }) => [label, ...items.map((item) => item.label)]),
      )
    expect(labels('admin', [...manifests])).not.toContain('ดาวเด่น')
    expect(labels('admin', more)).toEqual(expect.arrayContaining([...labels('admin', [...manifests]), 'ดาวเด่น']))
    expect(labels('manager', more)).not.toContain('ดาวเด่น')
  })
})
