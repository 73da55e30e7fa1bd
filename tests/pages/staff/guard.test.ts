import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Audience } from '#platform/manifest/access-cases.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'
import { manifests } from '../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { allRoles, password, sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { mayOpen, table } from './guard-table.ts'

let academy: Academy
let pages: Pages
beforeAll(async () => {
  academy = await openAcademy()
  pages = await openPages(academy)
})
afterAll(async () => {
  await pages.close()
  await academy.close()
})

const site = 'factory'
const nowhere: Record<string, string> = { keyword: 'x', slug: 'x', mode: 'standard', history: '0' }
const addressOf = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => nowhere[name] ?? '0'.repeat(24))

/** Returns the decision of the guard, whatever the screen behind it answers. */
const outcomeOf = async (path: string, role: Role) => {
  const { status, headers } = await pages.open({ site, path: addressOf(path), viewer: academy.viewer(role, site) })
  const location = String(headers['location'] ?? '')
  if (status === 302 && location === '/' && !path.endsWith('/login')) return 'to /'
  if (status === 302 && location.startsWith('/?notice=refused')) return "to / with Can't Access Plugin"
  if (status === 302 && location.startsWith('/member/login?next=')) return 'to /member/login'
  return 'opens'
}

const expectedOf = (who: Audience, { role, type }: { role: Role; type: string }) => {
  if (mayOpen(who, role)) return 'opens'
  if (role !== 'guest') return "to / with Can't Access Plugin"
  return type === 'unit' ? 'to /' : 'to /member/login'
}

const turn = async (type: string) => {
  await sql`update configuration set "siteType" = ${type} where site = ${sites[site]._id}`.execute(
    academy.database.kysely,
  )
  academy.app.sites.forget()
}

describe('the guard', () => {
  test('has every declared route in its table', () => {
    const declared = manifests.flatMap((module) => module.routes.map((route) => route.path))
    expect(table.map(([path]) => path).toSorted()).toEqual(declared.toSorted())
  })

  /** Returns the decisions of the guard that differ from the table. */
  const wrongOn = async (type: string, of: { roles: readonly Role[]; routes: typeof table }) => {
    await turn(type)
    const wrong: string[] = []
    for (const [path, who] of of.routes)
      for (const role of of.roles) {
        const [told, expected] = [await outcomeOf(path, role), expectedOf(who, { role, type })]
        if (told !== expected) wrong.push(`${role} ${path}: ${told}, not ${expected}`)
      }
    await turn('unit')
    return wrong
  }

  test.each(['unit'])(
    'decides every route for every role on a site of type %s',
    async (type) => expect(await wrongOn(type, { roles: allRoles, routes: table })).toEqual([]),
    480_000,
  )

  // The type of site changes only the response to a signed-out person.
  test.each([
    ['collection', 'manager'],
    ['origin', 'admin'],
  ] as const)(
    'decides every route on a site of type %s for who is signed out, and for a %s',
    async (type, role) =>
      expect(await wrongOn(type, { roles: ['guest', role], routes: oneOf(3, table, type.length) })).toEqual([]),
    480_000,
  )

  test('sends a signed-out person of a site that is no unit to the log-in of staff, and opens that', async () => {
    const asked = await pages.open({ site: 'origin', path: '/user/dashboard?q=ก' })
    expect(asked.headers['location']).toBe('/member/login?next=%2Fuser%2Fdashboard%3Fq%3D%25E0%25B8%2581')
    expect((await pages.open({ site: 'origin', path: '/member/login' })).status).toBe(200)
  })

  test('opens a plugin route whose auth is false to anybody', async () => {
    for (const role of allRoles)
      for (const path of ['/lesson/home', '/lesson/search/ไฟ', '/member/login', '/user/login'])
        expect(await outcomeOf(path, role), `${role} ${path}`).toBe('opens')
  })

  test("leads who is refused a plugin to / and says Can't Access Plugin there", async () => {
    const viewer = academy.viewer('user')
    const refused = await pages.open({ path: '/lesson/dashboard', viewer })
    expect(refused).toMatchObject({ status: 302, headers: { location: '/?notice=refused' } })
    const home = await pages.open({ path: String(refused.headers['location']), viewer })
    expect(textOf(home.text)).toContain('เข้าใช้ระบบส่วนนี้ไม่ได้')
    const { cookie } = await pages.cookieOf(viewer, 'skills')
    const english = await pages.open({ path: '/?notice=refused', headers: { cookie: `${cookie}; lang=en` } })
    expect(textOf(english.text)).toContain("Can't Access Plugin")
    expect((await pages.open({ path: '/?notice=<b>x</b>', viewer })).text).not.toContain('<b>x</b>')
  })

  test('opens a plugin route in the backend interface alone, whatever the role', async () => {
    const { id, home } = academy.viewer('admin')
    const user = { site: home, _id: id }
    for (const face of ['frontend', 'backend'] as const) {
      const opened = await openSession(academy.app, { site: sites.skills._id, user, interface: face, remember: false })
      const headers = { cookie: `sid=${opened.secret}` }
      expect((await pages.open({ path: '/user/dashboard', headers })).status, face).toBe(face === 'backend' ? 200 : 302)
      expect((await pages.open({ path: '/user/profile', headers })).status, face).toBe(200)
    }
  })

  test('leaves a record that is not his to say so in Thai, with 403', async () => {
    const answer = await pages.open({ path: '/member/sites', viewer: academy.viewer('root') })
    expect(answer.status).toBe(403)
    expect(textOf(answer.text)).toContain('คุณไม่มีสิทธิ์เปิดหน้านี้')
    const asked = await pages.ask({ method: 'PUT', path: `/api/user/${academy.viewer('user').id}`, ...rename })
    expect(asked.status).toBe(403)
    expect(asked.body.message).toMatch(/[ก-๙]/)
  })
  const rename = {
    body: { data: { firstname: 'x' } },
    get viewer() {
      return academy.viewer('manager')
    },
  }

  test('lets a manager into the back office, and into the areas opened to managers', async () => {
    const form = { username: 'manager', password }
    const entered = await pages.post({ path: '/member/login', form })
    const headers = { cookie: String(entered.headers['set-cookie']).split(';')[0]! }
    await pages.post({ path: '/member/sites', form: { site: sites.skills._id }, headers })
    for (const path of ['/lesson/dashboard', '/lesson/add', '/enroll/dashboard', '/enroll/new'])
      expect((await pages.open({ path, headers })).status, path).toBe(200)
    const added = await pages.post({ path: '/lesson/add', headers, form: { name: 'ช่างเชื่อม', type: 'online' } })
    expect(added.headers['location']).toContain('done=saved')
  })

  test('knows seven roles for a person, and gives no other', async () => {
    const { id, home } = academy.viewer('user')
    for (const role of ['owner', 'Admin', 'admin ', 'public', 'user', 'guest', '']) {
      const given = sql`insert into "grant" ("userSite", "user", site, role)
        values (${home}, ${id}, ${sites.skills._id}, ${role})`.execute(academy.database.kysely)
      await expect(given, role).rejects.toThrow(/grant_role_check|check constraint/)
    }
    const set = await pages.ask({
      ...{ method: 'PUT', path: `/api/user/${id}`, viewer: academy.viewer('root') },
      body: { data: { role: 'owner' } },
    })
    expect(set.status).toBe(400)
  })
})

test('a plugin that is off on one site has no menu entry, route or data there, and works on another', async () => {
  const root = academy.as('root', 'factory')
  const { rows } = await sql<{ _id: string }>`select _id from configuration where site = ${sites.factory._id}`.execute(
    academy.database.kysely,
  )
  await create(academy.as('admin', 'factory'), 'course', { name: 'งานกลึง', status: true })
  const seen = async (place: 'skills' | 'factory') => {
    const viewer = academy.viewer('admin')
    const menu = (await pages.open({ site: place, path: '/user/dashboard', viewer })).text
    return {
      menu: menu.includes('/lesson/dashboard'),
      route: (await pages.open({ site: place, path: '/lesson/dashboard', viewer })).status,
      public: (await pages.open({ site: place, path: '/lesson/home' })).status,
      data: (await pages.ask({ site: place, path: '/api/course/query', viewer, body: {} })).status,
    }
  }
  const [on, off] = [
    { menu: true, route: 200, public: 200, data: 200 },
    { menu: false, route: 404, public: 404, data: 404 },
  ]
  const toggle = (plugins: string[]) => update(root, 'configuration', { _id: rows[0]!._id, change: { plugins } })
  expect([await seen('skills'), await seen('factory')]).toEqual([on, on])
  await toggle(['category', 'enroll'])
  expect([await seen('skills'), await seen('factory')]).toEqual([on, off])
  await toggle(['lesson', 'category', 'enroll'])
  expect([await seen('skills'), await seen('factory')]).toEqual([on, on])
})
