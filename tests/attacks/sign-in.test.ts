import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { saltedHash, setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { quoted } from '../support/quoted.ts'
import { listening, wire } from './wire.ts'

const learner = 'learner@skills.test'

/** Attacks on identity (group A), except guessing. */
describe.each(await bothDrivers())('hostile log-ins on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  beforeEach(() => academy.pass(3_601_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const signIn = (username: string, word: string, face: 'frontend' | 'backend' = 'frontend') =>
    pages.ask({ path: '/api/signin', body: { username, password: word, interface: face } })
  const mails = async () => {
    await academy.app.jobs.drain()
    const { rows } = await sql<{
      to: string
      text: string
    }>`select "to", text from mail order by "createdAt", _id`.execute(academy.database.kysely)
    return rows
  }

  test.each(['guest', 'user', 'manager', 'admin'] as const)(
    'A03 a %s is told nothing of a password, its salt or its hash by any filter, right or wrong',
    async (role) => {
      const viewer = academy.viewer(role)
      const query = async (filter: object) => {
        const { status, text } = await pages.ask({ path: '/api/user/query', body: { args: [filter] }, viewer })
        return `${status} ${text}`
      }
      for (const field of ['password', 'salt', 'hash', 'credential', 'credential.hash']) {
        const answers = [
          ...(await Promise.all([
            query({ [field]: { $regex: '^\\$argon2' } }),
            query({ [field]: { $regex: '^never' } }),
            query({ [field]: { $gt: '' } }),
            query({ [field]: { $gt: '\uffff' } }),
            query({ $or: [{ [field]: { $regex: '^a' } }, { username: learner }] }),
            query({ $nor: [{ [field]: null }] }),
          ])),
        ]
        expect(new Set(answers).size, field).toBe(1)
        expect(answers[0], field).toMatch(role === 'guest' ? /^(400|200 \[\])/ : /^400/)
      }
    },
  )

  test('A06 neither of the two hashes that are kept of a password is one', async () => {
    const salt = 'a1b2c3'
    const row = { username: 'older@wicha.test', email: 'older@wicha.test', firstname: 'ก', phone: '0900000001' }
    const { _id } = await create(academy.as('admin'), 'user', row)
    const sent = saltedHash(password, salt)
    const hash = await hashPassword(sent)
    await setCredential(academy.as('admin'), { user: _id, hash })
    await sql`update credential set salt = ${salt} where "user" = ${_id}`.execute(academy.database.kysely)
    for (const word of [sent, hash, salt, `${sent}${salt}`, `${salt}${password}`, `${password}${salt}`])
      expect(await signIn(row.email, word)).toMatchObject({ status: 401, body: { message: quoted.logIn.wrong } })
    expect((await signIn(row.email, password)).status).toBe(200)
    for (const word of [sent, hash]) expect((await signIn(row.email, word)).status, 'hashed anew').toBe(401)
  })

  test('A18 no request line or second host puts another name into the link of a mail', async () => {
    const port = await listening(pages.server)
    const body = JSON.stringify({ email: learner })
    const forgot = (target: string, hosts: string) =>
      wire(
        port,
        `POST ${target} HTTP/1.1\r\n${hosts}content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      )
    for (const [target, hosts] of [
      ['http://evil.example/api/forgot', 'host: localhost\r\n'],
      ['http://localhost/api/forgot', 'host: evil.example\r\n'],
      ['/api/forgot', 'host: localhost\r\nhost: evil.example\r\n'],
      ['/api/forgot', 'host: evil.example\r\nhost: localhost\r\n'],
      ['/api/forgot', 'host: evil.example\r\nx-forwarded-host: localhost\r\n'],
      ['/api/forgot', 'host: localhost@evil.example\r\n'],
      ['/api/forgot', 'host: localhost evil.example\r\n'],
      ['//evil.example/api/forgot', 'host: localhost\r\n'],
    ] as const)
      expect((await forgot(target, hosts)).text, `${target} ${hosts}`).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await mails()).toEqual([])
    const odd = 'host: localhost:4444\r\nx-forwarded-host: evil.example\r\nforwarded: host=evil.example\r\n'
    expect((await forgot('/api/forgot', odd)).text).toMatch(/^HTTP\/1\.1 200 /)
    const [mail] = await mails()
    expect(new URL(/https?:\S+/.exec(mail!.text)![0]).hostname).toBe('localhost')
    expect(mail!.text).not.toContain('evil')
  })

  test('A38 no account is there that nobody made, and no page that makes one', async () => {
    const words = ['root', 'admin', 'password', 'wicha', '12345678', 'changeme', '']
    for (const name of ['root', 'admin', 'administrator', 'superadmin', 'test', 'demo', 'guest']) {
      academy.pass(601_000)
      for (const word of words)
        expect((await signIn(name, word, 'backend')).status, `${name} ${word}`).toBeGreaterThanOrEqual(400)
    }
    for (const path of ['/install', '/install/dashboard', '/setup', '/api/install', '/api/setup', '/install.php'])
      for (const asked of [await pages.open({ path }), await pages.post({ path, form: { token: 'x'.repeat(24) } })])
        expect([404, 415], path).toContain(asked.status)
  })

  test('X05 a learner who takes the name or the address of staff shuts nobody out', async () => {
    const admin = academy.as('admin')
    const email = 'admin@wicha.test'
    const { _id } = await create(admin, 'user', { username: 'own@wicha.test', firstname: 'ก', phone: '0900000002' })
    await setCredential(admin, { user: _id, hash: await hashPassword('own-word-2569') })
    const own = { ...academy.viewer('user'), id: _id }
    const body = { username: 'admin', currentPassword: 'own-word-2569' }
    const taken = await pages.ask({ path: '/api/user/identity', body, viewer: own })
    expect(taken.status, taken.text).toBe(200)
    await update(admin, 'user', { _id, change: { email } })
    expect((await signIn('admin', password, 'backend')).status, 'staff comes in').toBe(200)
    expect((await signIn('admin', 'own-word-2569', 'backend')).status).toBe(401)
    expect((await signIn('admin', 'own-word-2569')).body.session.role, 'and so does he, as who he is').toBe('user')
    const before = (await mails()).length
    expect((await pages.ask({ path: '/api/forgot', body: { email } })).status).toBe(200)
    const links = (await mails()).slice(before).map(({ text }) => new URL(/https?:\S+/.exec(text)![0]).searchParams)
    expect(links).toHaveLength(2)
    for (const [at, link] of links.entries()) {
      const body = { requestId: link.get('requestId'), newPassword: `rabbit-257${at}` }
      expect((await pages.ask({ path: '/api/changepwd', body })).status).toBe(200)
    }
    const entered = await Promise.all([0, 1].map((at) => signIn('admin', `rabbit-257${at}`, 'backend')))
    expect(
      entered.filter(({ status }) => status === 200),
      'one of the two is his',
    ).toHaveLength(1)
  })

  test('X10 a session that is found open takes the address of the account nowhere, and who keeps it not without word', async () => {
    const admin = academy.as('admin')
    const email = 'before@wicha.test'
    const { _id } = await create(admin, 'user', { username: 'before', firstname: 'ก', email, phone: '0900000003' })
    const own = { ...academy.viewer('user'), id: _id }
    const before = (await mails()).length
    const change = (data: object, viewer = own) =>
      pages.ask({ method: 'PUT', path: `/api/user/${_id}`, body: { data }, viewer })
    expect((await change({ firstname: 'ข' })).status).toBe(200)
    expect(await mails(), 'the address stays').toHaveLength(before)
    expect((await change({ email: 'thief@wicha.test' })).status).toBe(403)
    expect(await mails()).toHaveLength(before)
    expect((await change({ email: 'thief@wicha.test' }, academy.viewer('superadmin'))).status).toBe(200)
    const told = (await mails()).slice(before)
    expect(told.map(({ to }) => to)).toEqual([email])
    expect(told[0]!.text).toContain('บัญชีของคุณไม่ใช้อีเมลนี้แล้ว')
    expect(told[0]!.text, 'whose the new one is, is for nobody who has the old one by mistake').not.toContain('thief')
  })
})
