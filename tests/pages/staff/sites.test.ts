import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password, type SiteKey, sites } from '../../support/cast.ts'
import type { HttpResponse } from '../../support/http.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { attribute, parts, sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const cookieIn = ({ headers }: HttpResponse) => String(headers['set-cookie'] ?? '').split(';')[0]!

describe.each(drivers)('sites of staff on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let cookie = ''
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const enter = async (username: string, site: SiteKey = 'skills') =>
    cookieIn(await pages.post({ site, path: '/member/login', form: { username, password } }))
  const open = (path: string, site: SiteKey = 'skills') => pages.open({ site, path, headers: { cookie } })
  const choose = (site: string, next = '') =>
    pages.post({ path: '/member/sites', form: { site, next }, headers: { cookie } })
  const who = async (cookieOf: string, site: SiteKey): Promise<Role> => {
    const headers = { cookie: cookieOf, background: '1' }
    return (await pages.ask({ site, method: 'GET', path: '/api/session', headers })).body.session.role
  }
  const cards = (html: string) => parts(html, 'label').map(textOf)

  beforeEach(async () => {
    cookie = await enter('admin')
  })

  describe('the picker', () => {
    test('shows the sites of a person in a grid, each with its logo, name and host name', async () => {
      const factory = academy.as('root', 'factory')
      const { rows } = await sql<{
        _id: string
      }>`select _id from configuration where site = ${sites.factory._id}`.execute(academy.database.kysely)
      const logo = (siteLogo: string | null) =>
        update(factory, 'configuration', { _id: rows[0]!._id, change: { siteLogo } })
      await logo('seed/factory-mark.svg')
      const { text } = await open('/member/sites')
      expect(cards(text).map((card) => card.replace(/ \d$/, ''))).toEqual([
        'ศูนย์ฝึกอบรมโรงงาน factory.localhost',
        'ส สถาบันพัฒนาทักษะไทย localhost',
      ])
      expect(text).toContain('src="/seed/factory-mark.svg"')
      await logo(null)
    })

    test('shows a placeholder for a site that has no logo', async () => {
      const { text } = await open('/member/sites')
      expect(text).not.toContain('<img')
      expect(parts(text, 'label')[0]).toMatch(/style="--site:#[0-9a-f]{6}"[^>]*>ศ</)
    })

    test('marks the current site with Active, and offers to cancel only when there is one', async () => {
      const before = textOf((await open('/member/sites')).text)
      expect(before).not.toMatch(/Active|ยกเลิก/)
      await choose(sites.skills._id)
      const { text } = await open('/member/sites')
      expect(cards(text).filter((card) => card.includes('Active'))).toEqual([
        expect.stringContaining('สถาบันพัฒนาทักษะไทย'),
      ])
      const cancel = parts(text, 'a').find((link) => textOf(link) === 'ยกเลิก')!
      expect(attribute(cancel, 'href')).toBe('/lesson/dashboard')
    })

    test('comes before anything else of the office for an admin or manager without a current site', async () => {
      for (const role of ['admin', 'manager']) {
        cookie = await enter(role)
        for (const path of ['/lesson/dashboard', '/enroll/new', '/user/profile'])
          expect((await open(path)).headers['location'], `${role} ${path}`).toBe(
            `/member/sites?next=${encodeURIComponent(path)}`,
          )
        expect((await open('/member/login')).headers['location']).toBe('/member/sites')
        expect((await open('/member/login?next=/enroll/new')).headers['location']).toContain('next=%2Fenroll%2Fnew')
      }
      cookie = await enter('member')
      expect((await open('/member/login')).headers['location']).not.toContain('sites')
    })

    test('makes the chosen site the current one, and the page is loaded anew at /', async () => {
      const chosen = await choose(sites.skills._id, '/enroll/new')
      expect(chosen).toMatchObject({ status: 303, headers: { location: '/?switched&next=%2Fenroll%2Fnew' } })
      const home = await open('/?switched&next=%2Fenroll%2Fnew')
      expect(home.headers['location']).toBe('/enroll/new?notice=switched')
      const desk = await open('/enroll/new?notice=switched')
      expect(desk.status).toBe(200)
      expect(desk.text).toContain('สลับฐานข้อมูลสำเร็จ')
      expect((await open('/?switched')).headers['location']).toBe('/lesson/dashboard?notice=switched')
      expect((await open('/?switched&next=https://evil.example')).headers['location']).toBe(
        '/lesson/dashboard?notice=switched',
      )
    })

    test('refuses to switch without a choice, in the words of the specification', async () => {
      const refused = await choose('')
      expect(refused.status).toBe(400)
      expect(textOf(parts(refused.text, 'main')[0]!)).toContain('เกิดข้อผิดพลาด ต้องเลือกฐานข้อมูลก่อน')
    })

    test('refuses a host name without a configuration, in the words of the specification', async () => {
      const run = (statement: ReturnType<typeof sql>) => statement.execute(academy.database.kysely)
      const { _id, hostname } = sites.factory
      await run(sql`update configuration set hostname = null where site = ${_id}`)
      await run(sql`delete from hostname where site = ${_id}`)
      academy.app.sites.forget()
      cookie = `${cookie}; lang=en`
      const refused = await choose(sites.factory._id)
      expect(refused.status).toBe(400)
      expect(textOf(refused.text)).toContain('Could not find configuration for current hostname')
      await create(academy.as('root', 'factory'), 'hostname', { hostname })
      await run(sql`update configuration set hostname = ${hostname} where site = ${_id}`)
      academy.app.sites.forget()
    })

    test('is refused to every role but admin and manager', async () => {
      for (const role of ['member', 'superadmin', 'root'] as const) {
        const viewer = academy.viewer(role)
        expect((await pages.open({ path: '/member/sites', viewer })).status, role).toBe(403)
        const form = { site: sites.factory._id }
        expect((await pages.post({ path: '/member/sites', form, viewer })).status, role).toBe(403)
      }
      const viewer = academy.viewer('user')
      expect((await pages.open({ path: '/member/sites', viewer })).status).toBe(302)
    })
  })

  describe('the header bar', () => {
    const bar = async (role: Role) => {
      const { text } = await pages.open({ path: '/lesson/dashboard', viewer: academy.viewer(role) })
      return parts(text, 'header')[0]!
    }

    test("shows the site's name, the person's profile text and the switch, to admin and manager only", async () => {
      for (const role of ['admin', 'manager'] as const) {
        expect(textOf(await bar(role))).toContain(`สถาบันพัฒนาทักษะไทย localhost สลับ ค้นหาหรือไปที่… ⌘K บัญชีของฉัน`)
        expect(textOf(await bar(role))).toContain(`${role} ทีมงาน`)
        expect(await bar(role)).toContain('href="/member/sites"')
      }
      for (const role of ['superadmin', 'root'] as const) expect(textOf(await bar(role))).not.toContain('สลับ')
    })

    test('has its switch disabled for who has one site, and the picker then chooses by itself', async () => {
      await sql`delete from "grant" where "user" = ${academy.viewer('manager').id} and site = ${sites.factory._id}`.execute(
        academy.database.kysely,
      )
      const html = await bar('manager')
      expect(parts(html, 'button').find((one) => textOf(one) === 'สลับ')).toMatch(/<button[^>]* disabled=""/)
      expect(html).not.toContain('href="/member/sites"')
      cookie = await enter('manager')
      const { text } = await open('/member/sites')
      expect(textOf(text)).toContain('มีฐานข้อมูลนี้เพียงแห่งเดียว กำลังเปิดให้โดยอัตโนมัติ')
      expect(Object.fromEntries(sentBy(parts(text, 'form').at(-1)!))).toMatchObject({ site: sites.skills._id })
    })
  })

  describe('the way to another site', () => {
    const leave = async (next = '') => {
      const page = await choose(sites.factory._id, next)
      const form = parts(page.text, 'form').at(-1)!
      return {
        page,
        action: attribute(form, 'action'),
        sent: Object.fromEntries(sentBy(form)) as Record<string, string>,
      }
    }
    const arrive = (form: Record<string, string>, headers: Record<string, string> = {}, site: SiteKey = 'factory') =>
      pages.post({ site, path: '/member/enter', form, headers: { origin: 'http://localhost', ...headers } })
    const isLet = (answer: HttpResponse) => String(answer.headers['location']).startsWith('/?switched')

    test('carries the session there and nowhere else, by a form that its policy lets out', async () => {
      const { page, action, sent } = await leave('/enroll/new')
      expect(action).toBe('http://factory.localhost/member/enter')
      expect(page.headers['content-security-policy']).toContain("form-action 'self' http://factory.localhost;")
      const arrived = await arrive(sent)
      expect(arrived).toMatchObject({ status: 303, headers: { location: '/?switched&next=%2Fenroll%2Fnew' } })
      expect(String(arrived.headers['set-cookie'])).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
      expect(await who(cookieIn(arrived), 'factory')).toBe('admin')
      expect(await who(cookieIn(arrived), 'skills'), 'a cookie of one host is nobody on another').toBe('guest')
      expect(await who(cookie, 'skills'), 'one site at a time').toBe('guest')
    })

    test('keeps the end that the session had at the first log-in', async () => {
      for (let hour = 0; hour < 11; hour++) {
        academy.pass(60 * 60_000)
        await who(cookie, 'skills')
        await open('/api/session')
      }
      const arrived = cookieIn(await arrive((await leave()).sent))
      expect(await who(arrived, 'factory')).toBe('admin')
      academy.pass(61 * 60_000)
      expect(await who(arrived, 'factory')).toBe('guest')
    })

    test.each([
      ['was used', async (sent: Record<string, string>) => (await arrive(sent), arrive(sent))],
      ['is older than a minute', async (sent: Record<string, string>) => (academy.pass(61_000), arrive(sent))],
      ['is for another site', (sent: Record<string, string>) => arrive(sent, {}, 'origin')],
      [
        'is for another site, and then tried at its own',
        async (sent: Record<string, string>) => {
          await arrive(sent, {}, 'origin')
          return arrive(sent)
        },
      ],
      [
        'comes from a page of nobody',
        (sent: Record<string, string>) => arrive(sent, { origin: 'http://evil.example' }),
      ],
      [
        'comes from a page of a third site',
        (sent: Record<string, string>) => arrive(sent, { origin: 'http://origin.localhost' }),
      ],
      ['comes from no page', (sent: Record<string, string>) => arrive(sent, { origin: 'null' })],
      ['is another one', (sent: Record<string, string>) => arrive({ ...sent, token: 'A'.repeat(43) })],
      ['is no token', (sent: Record<string, string>) => arrive({ ...sent, token: "' or true --" })],
      ['is missing', () => arrive({})],
    ])('B15 refuses a token that %s', async (_, come) => {
      const { sent } = await leave()
      const answer = await come(sent)
      expect(isLet(answer)).toBe(false)
      expect(answer.headers['location']).toBe('/member/login')
      expect(answer.headers['set-cookie']).toBeUndefined()
    })

    test('B15 refuses the token of who has logged out, was switched off, or lost his role there, meanwhile', async () => {
      const run = (statement: ReturnType<typeof sql>) => statement.execute(academy.database.kysely)
      const { id, home } = academy.viewer('admin')
      const out = await leave()
      await pages.post({ path: '/member/login?sign-out', headers: { cookie } })
      expect(isLet(await arrive(out.sent))).toBe(false)
      cookie = await enter('admin')
      const off = await leave()
      await run(sql`update "user" set status = false where _id = ${id}`)
      expect(isLet(await arrive(off.sent))).toBe(false)
      await run(sql`update "user" set status = true where _id = ${id}`)
      cookie = await enter('admin')
      const demoted = await leave()
      await run(sql`delete from "grant" where "user" = ${id} and site = ${sites.factory._id}`)
      expect(isLet(await arrive(demoted.sent))).toBe(false)
      expect((await choose(sites.factory._id)).status, 'C14').toBe(403)
      await run(sql`insert into "grant" ("userSite", "user", site, role)
        values (${home}, ${id}, ${sites.factory._id}, 'admin')`)
    })

    test('B15 is by POST alone, leads to no other host, and is given to nobody for a site that is not his', async () => {
      const { sent } = await leave()
      const asked = await pages.open({ site: 'factory', path: `/member/enter?token=${sent['token']}` })
      expect(asked.status).toBe(404)
      const arrived = await arrive({ ...sent, next: '//evil.example' })
      const target = String(arrived.headers['location'])
      const led = await pages.open({ site: 'factory', path: target, headers: { cookie: cookieIn(arrived) } })
      expect(led.headers['location']).toBe('/lesson/dashboard?notice=switched')
      cookie = await enter('admin')
      for (const foreign of [sites.origin._id, '0'.repeat(24), 'factory.localhost', "' or true --"])
        expect((await choose(foreign)).status, foreign).toBe(403)
    })

    test('begins at the origin too, where staff live and are nobody', async () => {
      cookie = await enter('admin', 'origin')
      expect(await who(cookie, 'origin')).toBe('user')
      expect((await open('/user/dashboard', 'origin')).headers['location']).toContain('/member/sites')
      const form = { site: sites.factory._id }
      const page = await pages.post({ site: 'origin', path: '/member/sites', form, headers: { cookie } })
      const sent = Object.fromEntries(sentBy(parts(page.text, 'form').at(-1)!)) as Record<string, string>
      const arrived = await arrive(sent, { origin: 'http://origin.localhost' })
      expect(await who(cookieIn(arrived), 'factory')).toBe('admin')
      expect(await enter('member', 'origin')).toBe('')
    })
  })

  test('logging out clears the session, goes to the log-in and says so', async () => {
    const before = await who(cookie, 'skills')
    expect(before).toBe('admin')
    const out = await pages.post({ path: '/member/login?sign-out', headers: { cookie } })
    expect(out).toMatchObject({ status: 302, headers: { location: '/member/login?signed-out' } })
    const cookies = String(out.headers['set-cookie'])
    expect(cookies).toContain('Max-Age=0')
    const toast = /toast=([^;]+)/.exec(cookies)![1]!
    const said = { kind: 'session', title: 'แจ้งเตือน', text: 'ออกจากระบบเรียบร้อยแล้ว' }
    expect(JSON.parse(decodeURIComponent(toast))).toEqual(said)
    expect(await who(cookie, 'skills')).toBe('guest')
  })
})
