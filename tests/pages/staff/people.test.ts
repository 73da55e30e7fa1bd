import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setRoles, rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { type SiteKey, sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const skills = sites.skills._id
const factory = sites.factory._id
const origin = sites.origin._id

describe.each(drivers)('staff and what they hold on $kind', (driver) => {
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

  const open = (path: string, role: Role = 'root', site: SiteKey = 'skills') =>
    pages.open({ path, site, viewer: academy.viewer(role) })
  const send = (path: string, form: Record<string, string>, role: Role = 'root') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  const held = async (_id: string) => {
    const rows = await rolesOf(academy.as('root', 'origin'), _id)
    return Object.fromEntries(rows.map(({ site, role }) => [site, role]))
  }
  const orathai = { firstname: 'อรทัย', lastname: 'ดูแลดี', username: 'orathai', email: 'orathai@wicha.test' }
  const idOf = async (username: string) => {
    const people = from(academy.as('root', 'origin'), 'user').select('user._id').where('user.username', '=', username)
    return (await people.executeTakeFirstOrThrow())._id
  }
  const as = async (username: string) => {
    const viewer = { id: await idOf(username), role: 'admin', home: origin, name: '' } as const
    return pages.cookieOf(viewer, 'skills')
  }

  test('are listed for the owner, by role and by site, whatever site he is on', async () => {
    for (const site of ['skills', 'factory', 'origin'] as const) {
      const shown = textOf((await open('/origin/user', 'root', site)).text)
      for (const text of ['ทีมงานทั้งหมด', 'admin@wicha.test', 'ผู้ดูแลเว็บไซต์ 2 เว็บไซต์', 'เจ้าของระบบ ทุกเว็บไซต์'])
        expect(shown, site).toContain(text)
      expect(shown, 'no learner').not.toContain('learner@skills.test')
    }
    const managers = textOf((await open('/origin/user?role=manager')).text)
    expect(managers).toContain('manager@wicha.test')
    expect(managers).not.toContain('admin@wicha.test')
    const ofFactory = textOf((await open(`/origin/user?node=${factory}`)).text)
    expect(ofFactory).toContain('ทีมงานของศูนย์ฝึกอบรมโรงงาน')
    expect(ofFactory).not.toContain('superadmin@wicha.test')
    for (const odd of ['role=guest', 'role=%27', 'node=%27', 'node=zzz', 'page=-1', 'sort=hash'])
      expect((await open(`/origin/user?${odd}`)).status, odd).toBe(200)
  })

  test.each(['superadmin', 'admin', 'manager', 'member', 'user'] as const)(
    'are not for a %s to manage',
    async (role) => {
      const _id = academy.viewer('member').id
      for (const path of ['', '/add', `/add/${skills}`, `/edit/${_id}`, `/detail/${_id}`]) {
        expect((await open(`/origin/user${path}`, role)).status, path).toBe(302)
        expect((await send(`/origin/user${path}`, { ...orathai }, role)).status, path).not.toBe(200)
      }
      expect(await held(_id)).toEqual({ [skills]: 'member', [factory]: 'member' })
    },
  )

  test('are added with their roles and invited by mail', async () => {
    const { text } = await open('/origin/user/add')
    expect(textOf(text)).toContain('กำหนดได้เฉพาะบทบาทที่ต่ำกว่าบทบาทของคุณ')
    const blank = Object.fromEntries(sentBy(text)) as Record<string, string>
    expect(Object.keys(blank)).toEqual(expect.arrayContaining([`held.${origin}`, `held.${skills}`, `held.${factory}`]))
    expect(Object.keys(blank)).not.toContain('citizen')
    const wrong = await send('/origin/user/add', { ...blank, ...orathai, email: 'no', [`held.${skills}`]: 'admin' })
    expect(wrong.status, JSON.stringify(wrong.headers)).toBe(400)
    expect(Object.fromEntries(sentBy(wrong.text)), 'nothing is lost').toMatchObject({
      ...{ firstname: 'อรทัย', email: 'no', [`held.${skills}`]: 'admin' },
    })
    const taken = await send('/origin/user/add', { ...blank, ...orathai, username: 'admin' })
    expect(taken.status).toBe(400)
    const sent = { ...blank, ...orathai, [`held.${skills}`]: 'admin', [`held.${factory}`]: 'manager' }
    const done = await send('/origin/user/add', sent)
    const _id = await idOf('orathai')
    expect(done.headers['location']).toBe(`/origin/user/detail/${_id}?done=sent`)
    expect(await held(_id)).toEqual({ [skills]: 'admin', [factory]: 'manager' })
    const shown = textOf((await open(String(done.headers['location']))).text)
    for (const part of ['กำลังส่งลิงก์ไปที่ orathai@wicha.test', 'ผู้จัดการ', 'ยังไม่เคยเข้าใช้', 'ส่งลิงก์เปิดใช้บัญชี'])
      expect(shown).toContain(part)
    await academy.app.jobs.drain()
    const mails = await from(academy.as('root', 'origin'), 'mail')
      .selectAll()
      .where('mail.to', '=', orathai.email)
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([`เปิดใช้บัญชีของคุณที่ ${sites.origin.name}`])
  })

  test('are added within a node, which alone is offered', async () => {
    const { text } = await open(`/origin/user/add/${factory}`)
    const offered = [...sentBy(text).keys()].filter((name) => name.startsWith('held.'))
    expect(offered).toEqual([`held.${origin}`, `held.${factory}`])
    expect((await open(`/origin/user/add/${'f'.repeat(24)}`)).status).toBe(404)
  })

  test('lose at once what is taken from them, and the history says who took it', async () => {
    const _id = await idOf('orathai')
    const cookie = (await as('orathai')) as { cookie: string }
    const who = async () =>
      (await pages.ask({ method: 'GET', path: '/api/session', headers: cookie })).body.session.role
    expect(await who()).toBe('admin')
    const form = Object.fromEntries(sentBy((await open(`/origin/user/edit/${_id}`)).text)) as Record<string, string>
    expect(form).toMatchObject({ [`held.${skills}`]: 'admin', [`held.${factory}`]: 'manager' })
    const saved = await send(`/origin/user/edit/${_id}`, { ...form, [`held.${skills}`]: '' })
    expect(saved.headers['location']).toBe(`/origin/user/detail/${_id}?done=saved`)
    expect(await held(_id)).toEqual({ [factory]: 'manager' })
    expect(await who()).toBe('guest')
    const shown = textOf((await open(`/origin/user/detail/${_id}`)).text)
    expect(shown).toMatch(/แก้ไขข้อมูล .*บทบาท ผู้ดูแลเว็บไซต์ \(สถาบันพัฒนาทักษะไทย\), .* → เป็น ผู้จัดการ \(ศูนย์ฝึกอบรมโรงงาน\)/)
    const stale = await send(`/origin/user/edit/${_id}`, form)
    expect(stale.status, 'somebody else saved first').toBe(409)
    expect(textOf(stale.text)).toContain('มีผู้อื่นเปลี่ยนบทบาทหลังจากคุณเปิดหน้านี้')
    expect(Object.fromEntries(sentBy(stale.text)), 'what he holds now is shown').toMatchObject({
      [`held.${skills}`]: '',
    })
    expect(await held(_id)).toEqual({ [factory]: 'manager' })
  })

  test('are given nothing that is not below the own role, nor on a site where it cannot be held', async () => {
    const _id = await idOf('orathai')
    const form = Object.fromEntries(sentBy((await open(`/origin/user/edit/${_id}`)).text)) as Record<string, string>
    const evil = [
      { [`held.${origin}`]: 'root' },
      { [`held.${origin}`]: 'admin' },
      { [`held.${skills}`]: 'superadmin' },
      { [`held.${skills}`]: 'root' },
      { [`held.${'f'.repeat(24)}`]: 'admin' },
    ]
    for (const part of evil) {
      const { version: _version, ...rest } = form
      await send(`/origin/user/edit/${_id}`, { ...rest, ...part })
      expect(Object.values(await held(_id)), JSON.stringify(part)).toEqual(['manager'])
    }
    const root = academy.as('root', 'origin')
    const ask = (one: { site: string; role: Role }[], ctx = root, user = _id) => setRoles(ctx, { user, held: one })
    await expect(ask([{ site: origin, role: 'root' }])).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask([{ site: skills, role: 'superadmin' }])).rejects.toMatchObject({ kind: 'not-found' })
    await expect(ask([{ site: origin, role: 'admin' }])).rejects.toMatchObject({ kind: 'not-found' })
    const superadmin = academy.as('superadmin', 'origin')
    await expect(ask([{ site: origin, role: 'superadmin' }], superadmin)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask([], superadmin, academy.viewer('root').id)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask([], academy.as('root'))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask([], root, academy.viewer('root').id)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await held(academy.viewer('root').id)).toEqual({ [origin]: 'root' })
  })

  test('are changed by an owner on his own sites alone, and by nobody in the name of an owner', async () => {
    const [_id, before] = [await idOf('orathai'), await held(await idOf('orathai'))]
    const superadmin = academy.as('superadmin', 'origin')
    const ask = (to: Record<string, string>, ctx = superadmin) =>
      setRoles(ctx, { user: _id, held: Object.entries(to).map(([site, role]) => ({ site, role: role as Role })) })
    const owns = (site: string) =>
      sql`update "grant" set site = ${site} where "user" = ${superadmin.viewer.id} and role = 'superadmin'`.execute(
        academy.database.kysely,
      )
    await owns(skills)
    const changes: Record<string, string>[] = [{ [factory]: 'admin' }, { [factory]: 'member' }, {}]
    for (const change of changes)
      await expect(ask({ [skills]: 'member', ...change })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await held(_id)).toEqual(before)
    await ask({ ...before, [skills]: 'member' })
    expect(await held(_id)).toEqual({ ...before, [skills]: 'member' })
    await owns(origin)
    await ask(before)
    const acting = { ...superadmin, viewer: { ...superadmin.viewer, actor: { id: 'x', name: '' } } }
    await expect(ask({ [skills]: 'admin' }, acting)).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await held(_id)).toEqual(before)
  })

  test('of the own rank are shown and locked', async () => {
    const _id = academy.viewer('root').id
    const { text } = await open(`/origin/user/edit/${_id}`)
    expect(textOf(text)).toContain('เปลี่ยนบทบาทของตนเองหรือบทบาทระดับเดียวกับคุณที่นี่ไม่ได้')
    const form = Object.fromEntries(sentBy(text)) as Record<string, string>
    expect(Object.keys(form).filter((name) => name.startsWith('held.'))).toEqual([])
    const off = { status: 'false', req_reset: 'true' }
    await send(`/origin/user/edit/${_id}`, { ...form, ...off, [`held.${origin}`]: 'member', lastname: 'เจ้าของ' })
    expect((await open('/origin/user')).status, 'he did not lock himself out').toBe(200)
    expect(await held(_id)).toEqual({ [origin]: 'root' })
  })

  test('have their records changed by those above them alone, in the API as well', async () => {
    const put = (role: Role, of: Role) =>
      pages.ask({
        ...{ method: 'PUT', site: 'origin', viewer: academy.viewer(role), path: `/api/user/${academy.viewer(of).id}` },
        body: { data: { email: `taken-over-${of}@wicha.test` } },
      })
    expect((await put('superadmin', 'root')).status).toBe(403)
    expect((await put('superadmin', 'superadmin')).status).toBe(403)
    expect((await put('admin', 'manager')).status, 'nobody at the origin').toBe(404)
    expect((await put('superadmin', 'admin')).status).toBe(200)
    const gone = { method: 'DELETE', site: 'origin', path: `/api/user/${academy.viewer('root').id}` } as const
    expect((await pages.ask({ ...gone, viewer: academy.viewer('superadmin') })).status).toBe(403)
  })
})
