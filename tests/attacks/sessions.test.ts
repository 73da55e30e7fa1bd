import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { saltedHash, setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { hashOf } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'

const learner = 'learner@skills.test'

/** Attacks on cookies, and from other origins (group B). */
describe.each(await bothDrivers())('hostile sessions on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let hash: string
  let made = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    hash = await hashPassword(password)
  })
  beforeEach(() => academy.pass(61_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const enter = async (username: string, face: 'frontend' | 'backend') => {
    const { headers } = await pages.ask({ path: '/api/signin', body: { username, password, interface: face } })
    const set = String([headers['set-cookie']].flat()[0])
    return { set, cookie: set.split(';')[0]!, secret: set.split(';')[0]!.split('=')[1]! }
  }
  const who = async (cookie: string, site: 'skills' | 'factory' = 'skills') =>
    (await pages.ask({ method: 'GET', path: '/api/session', site, headers: { cookie } })).body.session
  /** Creates a new person with a session: a learner of the site or staff of the origin. */
  const newcomer = async (role: 'user' | 'admin') => {
    const username = `newcomer${++made}@wicha.test`
    const ctx = role === 'user' ? academy.as('admin') : academy.as('root', 'origin')
    const { _id } = await create(ctx, 'user', { username, email: username, firstname: 'ก', lastname: 'ข' })
    await setCredential(ctx, { user: _id, hash })
    if (role === 'admin') await grant(ctx, { user: _id, role, sites: [sites.skills._id] })
    const { cookie } = await enter(username, role === 'user' ? 'frontend' : 'backend')
    // People with several sites must choose first. Here there is only one.
    await sql`update session set "isChosen" = true where "user" = ${_id}`.execute(academy.database.kysely)
    return { _id, ctx, cookie }
  }

  describe('a password that is set while the one before is being looked at', () => {
    /** Holds the next password check until released. Later ones continue. */
    const held = () => {
      const { hashQueue } = academy.app
      let letGo = () => {}
      let noted = () => {}
      const begun = new Promise<void>((resolve) => (noted = resolve))
      const gate = new Promise<void>((resolve) => (letGo = resolve))
      const take = async <T>(work: () => Promise<T>) => {
        academy.app.hashQueue = hashQueue
        noted()
        await gate
        return hashQueue.take(work)
      }
      academy.app.hashQueue = Object.assign(Object.create(hashQueue) as typeof hashQueue, { take })
      return { begun, letGo }
    }
    const fresh = 'rabbit-2571'
    const change = (cookie: string, newPassword: string) =>
      pages.ask({ path: '/api/changepwd', headers: { cookie }, body: { currentPassword: password, newPassword } })
    const nameOf = async (_id: string) => {
      const { rows } = await sql<{ username: string }>`select username from "user" where _id = ${_id}`.execute(
        academy.database.kysely,
      )
      return rows[0]!.username
    }

    test('lets nobody in any more who gave the one before', async () => {
      const { _id, cookie } = await newcomer('user')
      const username = await nameOf(_id)
      const { begun, letGo } = held()
      const late = pages.ask({ path: '/api/signin', body: { username, password, interface: 'frontend' } })
      await begun
      expect((await change(cookie, fresh)).status).toBe(200)
      letGo()
      expect((await late).status).toBe(401)
      const { rows } = await sql`select 1 from session where "user" = ${_id}`.execute(academy.database.kysely)
      expect(rows, 'his own alone').toHaveLength(1)
    })

    test('is not set once more by who gave the one before', async () => {
      const { _id, cookie } = await newcomer('user')
      const username = await nameOf(_id)
      const { begun, letGo } = held()
      const late = change(cookie, 'thief-12345')
      await begun
      expect((await change(cookie, fresh)).status).toBe(200)
      letGo()
      expect((await late).status).toBe(403)
      const { status } = await pages.ask({ path: '/api/signin', body: { username, password: fresh } })
      expect(status).toBe(200)
    })

    test('stays where an older client’s hash of the one before was to be stored anew', async () => {
      const { _id, cookie, ctx } = await newcomer('user')
      const username = await nameOf(_id)
      const salt = 'salt'
      await setCredential(ctx, { user: _id, hash: await hashPassword(saltedHash(password, salt)) })
      await sql`update credential set salt = ${salt} where "user" = ${_id}`.execute(academy.database.kysely)
      const { begun, letGo } = held()
      const late = pages.ask({ path: '/api/signin', body: { username, password, interface: 'frontend' } })
      await begun
      expect((await change(cookie, fresh)).status).toBe(200)
      letGo()
      expect((await late).status).toBe(401)
      expect((await pages.ask({ path: '/api/signin', body: { username, password } })).status).toBe(401)
      expect((await pages.ask({ path: '/api/signin', body: { username, password: fresh } })).status).toBe(200)
    })
  })

  describe('who must set a new password first', () => {
    test('has no right of staff by the API until he has', async () => {
      const { _id, ctx, cookie } = await newcomer('admin')
      const users = async () =>
        (await pages.ask({ path: '/api/user/query', headers: { cookie }, body: { method: 'find', args: [{}] } })).body
      expect(await users()).not.toEqual([])
      await update(ctx, 'user', { _id, change: { req_reset: true } })
      expect(await users()).toMatchObject({ status: 403, issues: [{ code: 'reset' }] })
      const body = { currentPassword: password, newPassword: 'rabbit-2572' }
      expect((await pages.ask({ path: '/api/changepwd', headers: { cookie }, body })).status).toBe(200)
      expect(await users()).not.toEqual([])
    })

    test('does not change the address at first that a forgotten password is mailed to', async () => {
      const { _id, ctx, cookie } = await newcomer('user')
      const write = async (email: string) => {
        const body = { email, currentPassword: password }
        return (await pages.ask({ path: '/api/user/identity', headers: { cookie }, body })).status
      }
      expect(await write('mine@wicha.test')).toBe(200)
      await update(ctx, 'user', { _id, change: { req_reset: true } })
      expect(await write('thief@wicha.test')).toBe(403)
    })
  })

  test('B01 behind TLS the cookie is of this host and this scheme alone, and no script reads it', async () => {
    const { settings } = academy.app
    Object.assign(settings, { hasSecureCookies: true })
    try {
      const { set, secret } = await enter(learner, 'frontend')
      expect(set).toBe(`__Host-sid=${secret}; Path=/; HttpOnly; SameSite=Lax; Secure`)
      expect((await who(`sid=${secret}`)).login, 'under another name it is nobody').toBe(false)
      // A cookie of a sibling host lacks the prefix, and the second cookie of a name is ignored.
      expect((await who(`sid=planted; __Host-sid=${secret}; __Host-sid=planted`)).login).toBe(true)
      expect((await who(`__Host-sid=planted; __Host-sid=${secret}`)).login).toBe(false)
    } finally {
      Object.assign(settings, { hasSecureCookies: false })
    }
  })

  test('B01 no page and no call tells a session its own secret, or its hash', async () => {
    for (const [name, face] of [
      [learner, 'frontend'],
      ['root', 'backend'],
    ] as const) {
      const { cookie, secret } = await enter(name, face)
      const paths = [
        '/',
        '/user/profile',
        '/user/profile.data',
        '/lesson/home',
        '/lesson/dashboard',
        '/member/security',
      ]
      for (const path of [...paths, '/api/session', '/api/hostname', '/api/getAdminSchool', '/no/such/page']) {
        const { text, headers } = await pages.open({ path, headers: { cookie } })
        const told = text + JSON.stringify(headers)
        for (const hidden of [secret, hashOf(secret)]) expect(told.includes(hidden), `${name} ${path}`).toBe(false)
      }
      const queried = await pages.ask({ path: '/api/session/query', body: {}, headers: { cookie } })
      expect(queried.status).toBe(404)
    }
  })

  test('B02 the cookie of one site is nobody on another, on its pages as in its calls', async () => {
    for (const [name, face] of [
      [learner, 'frontend'],
      ['member', 'backend'],
      ['root', 'backend'],
    ] as const) {
      const { cookie, secret } = await enter(name, face)
      const { rows } = await sql<{ site: string }>`select site from session
        where hash = ${hashOf(secret)}`.execute(academy.database.kysely)
      expect(rows).toEqual([{ site: sites.skills._id }])
      expect((await who(cookie)).login, name).toBe(true)
      expect((await who(cookie, 'factory')).login, name).toBe(false)
      const there = { site: 'factory' as const, headers: { cookie } }
      for (const path of ['/user/profile', '/lesson/dashboard', '/config/general'])
        expect((await pages.open({ path, ...there })).status, path).not.toBe(200)
      const course = { path: '/api/course', body: { data: { name: 'ก' } }, ...there }
      expect((await pages.ask(course)).status).toBe(403)
    }
  })

  test.each(['user', 'admin'] as const)(
    'B04 a %s who is switched off or removed is nobody at the next call',
    async (role) => {
      const page = role === 'user' ? '/user/profile' : '/lesson/dashboard'
      const opens = async (cookie: string) => (await pages.open({ path: page, headers: { cookie } })).status
      for (const end of ['off', 'removed'] as const) {
        const { _id, ctx, cookie } = await newcomer(role)
        expect([(await who(cookie)).login, await opens(cookie)], end).toEqual([true, 200])
        if (end === 'off') await update(ctx, 'user', { _id, change: { status: false } })
        else await remove(ctx, 'user', _id)
        expect([(await who(cookie)).login, await opens(cookie)], end).toEqual([false, 302])
        const written = { path: '/api/enroll', body: { data: { courseID: 'f'.repeat(24) } }, headers: { cookie } }
        expect((await pages.ask(written)).status, end).toBeGreaterThanOrEqual(401)
      }
    },
  )

  test('B04 who is given a lesser role has it at the next call, and who loses it has none', async () => {
    const { _id, ctx, cookie } = await newcomer('admin')
    const settings = async () => (await pages.open({ path: '/config/general', headers: { cookie } })).status
    const write = async () => {
      const data = { name: `วิชา ${++made}` }
      return (await pages.ask({ path: '/api/course', body: { data }, headers: { cookie } })).status
    }
    expect([await settings(), await write()]).toEqual([200, 200])
    await grant(ctx, { user: _id, role: 'member', sites: [sites.skills._id] })
    expect([await settings(), await write()]).toEqual([302, 403])
    await sql`delete from "grant" where "user" = ${_id}`.execute(academy.database.kysely)
    expect([(await who(cookie)).login, await settings(), await write()]).toEqual([false, 302, 403])
  })

  /** Returns the database content except times of last activity and broken URLs. */
  const held = async () => {
    const { kysely } = academy.database
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'lost_address'`.execute(
      kysely,
    )
    const all: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await sql`select count(*)::integer as n,
        md5(string_agg(md5((to_jsonb(t) - 'seenAt')::text), '' order by md5((to_jsonb(t) - 'seenAt')::text))) as digest
        from ${sql.table(name)} as t`.execute(kysely)
      all[name] = rows[0]
    }
    return all
  }

  test('B07 B08 no GET changes anything, whatever it says that it is', async () => {
    const { cookie } = await enter('root', 'backend')
    const { _id } = await create(academy.as('admin'), 'course', { name: 'อยู่', status: true })
    await academy.app.jobs.drain()
    const before = await held()
    const claims: Record<string, string>[] = [
      {},
      { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' },
    ]
    for (const headers of claims)
      for (const path of [
        ...[
          `/api/course/${_id}`,
          `/api/course/${_id}?_method=DELETE`,
          `/api/course/${_id}?data[name]=x`,
          '/api/signout',
        ],
        ...['/api/enroll', '/api/course/query', '/api/forgot?email=learner@skills.test', '/api/changepwd', '/api/user'],
        ...['/user/login?sign-out', '/user/login?sign-out=1', '/member/login?sign-out', '/user/activate?requestId=x'],
        ...[
          '/user/profile?intent=enrol',
          `/lesson/detail/${_id}?intent=enrol`,
          '/redeem-coupon/x',
          '/application/apply/x/y',
        ],
        ...[`/lesson/edit/${_id}?intent=remove`, `/user/acting/${academy.viewer('user').id}?reason=xxxxx`],
      ]) {
        const answer = await pages.open({ path, headers: { cookie, ...headers } })
        expect(answer.status, path).toBeLessThan(500)
        expect(String(answer.headers['set-cookie'] ?? ''), path).not.toMatch(/sid=;/)
      }
    await academy.app.jobs.drain()
    expect(await held()).toEqual(before)
    expect((await who(cookie)).login).toBe(true)
  })

  test('B08 a POST is a POST, whatever its head, address or form says', async () => {
    const { cookie } = await enter('root', 'backend')
    const { _id } = await create(academy.as('admin'), 'course', { name: 'อยู่', status: true })
    const headers = { cookie, 'x-http-method-override': 'DELETE', 'x-http-method': 'DELETE' }
    for (const path of [`/api/course/${_id}`, `/api/course/${_id}?_method=DELETE`])
      expect((await pages.ask({ path, body: { _method: 'DELETE' }, headers })).status, path).toBe(404)
    await pages.post({ path: `/lesson/edit/${_id}`, form: { _method: 'DELETE' }, headers })
    const read = { method: 'GET' as const, path: `/api/course/${_id}`, headers: { cookie } }
    expect((await pages.ask(read)).body.data.name).toBe('อยู่')
  })

  const strangers = [
    ...['https://evil.example', 'null', 'http://localhost.evil', 'https://localhost', 'http://localhost:81'],
    ...['http://factory.localhost', 'http://user@localhost', 'http://LOCALHOST', 'file://', 'http://localhost/', ''],
  ]
  test.each(strangers)('B09 the origin %j writes nothing, and reads nothing by itself', async (origin) => {
    const { cookie } = await enter('root', 'backend')
    const headers = { origin, cookie }
    const answers = [
      await pages.ask({ path: '/api/course', body: { data: { name: 'ของคนอื่น' } }, headers }),
      await pages.ask({ path: '/api/signin', body: { username: learner, password }, headers }),
      await pages.ask({ method: 'PUT', path: `/api/user/${academy.viewer('user').id}`, body: { data: {} }, headers }),
      await pages.post({ path: '/user/login', form: { username: learner, password }, headers }),
      await pages.post({ path: '/user/login?sign-out', headers }),
    ]
    for (const { status, headers: told } of answers) {
      expect(status).toBe(403)
      expect(told['set-cookie']).toBeUndefined()
    }
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const read = await Promise.all([
      pages.open({ path: '/api/session', headers }),
      pages.open({ path: '/lesson/home', headers }),
      pages.ask({ method: 'OPTIONS', path: '/api/course/query', headers: { ...headers, ...asked } }),
      pages.ask({ method: 'OPTIONS', path: '/user/login', headers: { ...headers, ...asked } }),
    ])
    for (const { headers: told } of [...answers, ...read])
      expect(Object.keys(told).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect((await who(cookie)).login, 'nor was he signed out').toBe(true)
  })

  test('B10 the key of a site gives no right, and that of another is refused with whoever brings it', async () => {
    const { cookie } = await enter('root', 'backend')
    const asked = { path: '/api/user/query', body: { args: [{}] } }
    expect((await pages.ask({ ...asked, headers: { 'client-token': 'key-skills' } })).body).toEqual([])
    const with_ = (token: string): Record<string, string>[] => [
      { 'client-token': token },
      { 'client-token': token, cookie },
    ]
    for (const token of ['key-factory', 'key-origin', 'key', 'KEY-SKILLS', 'key-skills ,key-factory'])
      for (const headers of with_(token)) expect((await pages.ask({ ...asked, headers })).status, token).toBe(403)
    const write = { path: '/api/course', body: { data: { name: 'ก' } }, headers: { 'client-token': 'key-skills' } }
    expect((await pages.ask(write)).status).toBe(403)
  })
})
