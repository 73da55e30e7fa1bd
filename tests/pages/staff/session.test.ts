import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password, sites } from '../../support/cast.ts'
import { type Http, openHttp } from '../../support/http.ts'

const drivers = await testDrivers()
const learner = 'learner@skills.test'
const minute = 60_000

describe.each(drivers)('a session on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const enter = async (username: string, face: 'backend' | 'frontend') => {
    const body = { username, password, interface: face }
    const { body: answer, headers } = await http.ask({ path: '/api/signin', body })
    return { session: answer.session, cookie: String(headers['set-cookie']).split(';')[0]! }
  }
  const tell = async (headers: Record<string, string> = {}) =>
    (await http.ask({ method: 'GET', path: '/api/session', headers })).body.session

  test('tells whether somebody is signed in, with a token, a refresh and a userID that open nothing', async () => {
    const nobody = await tell()
    expect(nobody).toMatchObject({ login: false, token: '', refresh: '', userID: '', user: null, role: 'guest' })
    const { session, cookie } = await enter(learner, 'frontend')
    expect(session).toMatchObject({ login: true, userID: academy.viewer('user').id })
    expect(await tell({ cookie })).toEqual(session)
    for (const handle of [session.token, session.refresh]) {
      expect(handle).toMatch(/^[\w-]{22}$/)
      expect(cookie).not.toContain(handle)
      const tries: Record<string, string>[] = [
        { cookie: `sid=${handle}` },
        { token: handle },
        { authorization: handle },
      ]
      for (const headers of tries) expect(await tell(headers)).toMatchObject({ login: false })
    }
  })

  test('tells of its user the names, the picture, the e-mail, whether to reset, and the band', async () => {
    const admin = academy.as('admin')
    const _id = academy.viewer('user').id
    const info = { fti_member: false, fti_member_number: '', agree: true, bandCode: 'tech' }
    await update(admin, 'user', { _id, change: { info, avatar: 'faces/somchai.png' } })
    const { session } = await enter(learner, 'frontend')
    expect(session.user).toEqual({
      ...{ _id, firstname: 'สมชาย', lastname: 'ใจดี', name: 'สมชาย ใจดี', avatar: 'faces/somchai.png' },
      ...{ email: learner, username: learner, req_reset: false, info: { bandCode: 'tech' } },
    })
    expect((await enter('admin', 'backend')).session.user).toMatchObject({
      ...{ firstname: 'admin', name: 'admin ทีมงาน', email: 'admin@wicha.test', avatar: null },
      info: { bandCode: null },
    })
  })

  test('tells the role, the interface, the layout and the current site, which staff of several sites have yet to choose', async () => {
    const here = { _id: sites.skills._id, siteName: sites.skills.name }
    expect((await enter(learner, 'frontend')).session).toMatchObject({
      ...{ role: 'user', interface: 'frontend', layout: 'public', current: here },
    })
    for (const role of ['admin', 'manager'])
      expect((await enter(role, 'backend')).session).toMatchObject({
        ...{ role, interface: 'backend', layout: 'backend', current: null },
      })
    for (const role of ['member', 'superadmin', 'root'])
      expect((await enter(role, 'backend')).session).toMatchObject({ role, current: here })
  })

  test('tells the sites, the navigation, the loader and the prefix', async () => {
    const { session } = await enter('admin', 'backend')
    expect(session.sites).toEqual(
      expect.arrayContaining(
        [sites.skills, sites.factory].map(({ _id, name, hostname }) => ({ _id, siteName: name, hostname })),
      ),
    )
    expect(session.sites).toHaveLength(2)
    expect(session.nav).toContainEqual({ path: '/lesson/dashboard', title: 'หลักสูตรทั้งหมด' })
    expect(session).toMatchObject({ loader: false, prefix: 'member' })
    expect((await enter(learner, 'frontend')).session).toMatchObject({ sites: [], nav: [], prefix: 'user' })
  })

  test('tells the courses that its person is enrolled in', async () => {
    const course = await create(academy.as('admin'), 'course', { name: 'ครัวไทย', status: true })
    await create(academy.as('user'), 'enroll', { courseID: course._id })
    expect((await enter(learner, 'frontend')).session.enroll).toEqual([{ courseID: course._id }])
  })

  test('tells its channel, its mode, the languages there are and the one in use', async () => {
    const { session, cookie } = await enter(learner, 'frontend')
    expect(session).toMatchObject({ channel: sites.skills._id, mode: 'standard', languages: ['th', 'en'] })
    expect(session.language).toBe('th')
    expect((await tell({ cookie: `${cookie}; lang=en` })).language).toBe('en')
  })

  describe('left idle', () => {
    const isIn = async (cookie: string) => (await tell({ cookie, background: '1' })).login
    const rows = async () =>
      Number((await sql<{ n: string }>`select count(*) as n from session`.execute(academy.database.kysely)).rows[0]!.n)

    test('ends in the back office after 90 minutes on the server, not on the public side', async () => {
      const [staff, public_] = [await enter('admin', 'backend'), await enter(learner, 'frontend')]
      academy.pass(89 * minute)
      expect(await isIn(staff.cookie)).toBe(true)
      const before = await rows()
      academy.pass(minute)
      expect(await isIn(staff.cookie), 'ended').toBe(false)
      expect(await rows(), 'and cleared').toBe(before - 1)
      expect(await isIn(public_.cookie)).toBe(true)
    })

    test('B05 is kept by no request that a page makes by itself, whatever its script says, and by every one of a person', async () => {
      const { cookie } = await enter('admin', 'backend')
      for (let polled = 0; polled < 9; polled++) {
        academy.pass(10 * minute)
        await tell({ cookie, background: '1' })
        await tell({ cookie, 'sec-purpose': 'prefetch' })
      }
      expect(await isIn(cookie)).toBe(false)
      const other = await enter('admin', 'backend')
      for (let done = 0; done < 6; done++) {
        academy.pass(80 * minute)
        const kept = await http.ask({ path: '/api/session', body: {}, headers: { cookie: other.cookie } })
        expect(kept.body).toEqual({ status: 200, idleSeconds: 90 * 60 })
      }
      expect(await isIn(other.cookie)).toBe(true)
    })

    test('ends after twelve hours however busy it is', async () => {
      const { cookie } = await enter('admin', 'backend')
      for (let done = 0; done < 12; done++) {
        expect((await tell({ cookie })).login).toBe(true)
        academy.pass(60 * minute)
      }
      expect((await tell({ cookie })).login).toBe(false)
    })
  })

  describe('GET getAdminSchool', () => {
    const ask = async (given: Partial<Parameters<Http['ask']>[0]>) =>
      http.ask({ method: 'GET', path: '/api/getAdminSchool', ...given })

    test('answers in data the sites of the signed-in admin, each their own', async () => {
      const { body, status } = await ask({ viewer: academy.viewer('admin') })
      expect(status).toBe(200)
      expect(body.data.map((one: { hostname: string }) => one.hostname).toSorted()).toEqual([
        'factory.localhost',
        'localhost',
      ])
      expect(body.data.find((one: { isCurrent: boolean }) => one.isCurrent)).toMatchObject({
        ...{ _id: sites.skills._id, siteName: sites.skills.name, siteLogo: null, role: 'admin' },
      })
      await sql`delete from "grant" where "user" = ${academy.viewer('manager').id} and site = ${sites.factory._id}`.execute(
        academy.database.kysely,
      )
      const one = await ask({ viewer: academy.viewer('manager') })
      expect(one.body.data).toMatchObject([{ hostname: 'localhost', role: 'manager' }])
    })

    test('is for the session of staff alone: not for a learner, a visitor, or a bearer token', async () => {
      expect((await ask({ viewer: academy.viewer('user') })).status).toBe(403)
      const tries: Record<string, string>[] = [{}, { authorization: `Bearer ${'a'.repeat(43)}` }]
      for (const headers of tries)
        expect(await ask({ headers })).toMatchObject({
          status: 401,
          body: { status: 401 },
        })
    })
  })
})
