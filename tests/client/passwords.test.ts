import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles } from '../support/cast.ts'
import { type HttpParams, type Http, openHttp } from '../support/http.ts'

const drivers = await testDrivers()
const password = 'manee-planted-2569'
const person = {
  ...{ username: 'manee@wicha.test', firstname: 'มานี', lastname: 'มีนา', citizen: '1101700207030' },
  ...{ phone: '0810000001', email: 'manee@wicha.test', password, salt: '', info: { agree: true } },
}

describe.each(drivers)('a password on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let userID: string
  let hash: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const made = await http.ask({ path: '/api/user', body: { data: person } })
    userID = made.body._id
    const { rows } = await sql<{ hash: string }>`select hash from credential where "user" = ${userID}`.execute(
      academy.database.kysely,
    )
    hash = rows[0]!.hash
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('is kept as a salted hash, with its salt: two people who chose the same have nothing in common', async () => {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d{5,},t=\d,p=\d\$[\w+/]{20,}\$[\w+/]{40,}$/)
    const twin = { ...person, username: 'b@wicha.test', email: 'b@wicha.test', phone: '0810000002' }
    await http.ask({ path: '/api/user', body: { data: { ...twin, citizen: '1101700207048' } } })
    const { rows } = await sql<{ hash: string }>`select hash from credential`.execute(academy.database.kysely)
    const saltsOf = rows.map((row) => row.hash.split('$')[4])
    const hashes = rows.map((row) => row.hash.split('$')[5])
    const own = hash.split('$')
    expect(saltsOf.filter((salt) => salt === own[4])).toHaveLength(1)
    expect(hashes.filter((one) => one === own[5])).toHaveLength(1)
  })

  test('stands nowhere in the database as it was written', async () => {
    const { kysely } = academy.database
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()
        and table_type = 'BASE TABLE'`.execute(kysely)
    for (const { name } of tables) {
      const { rows } = await sql<{ found: string | null }>`
        select string_agg(to_jsonb(t)::text, '') as found from ${sql.table(name)} as t`.execute(kysely)
      expect(rows[0]?.found ?? '', name).not.toContain(password)
    }
  })

  const asked = (): HttpParams[] => [
    { path: '/api/user/query', body: { method: 'find', args: [person.username] } },
    { path: '/api/user/query', body: { args: [{}], fields: ['username', 'password', 'salt', 'hash'] } },
    { path: '/api/user/query', body: { args: [{}], paging: { page: 1, limit: 50 } } },
    { path: '/api/user/query', body: { args: [{ password: { $exists: true } }] } },
    { path: '/api/user/query', body: { args: [{ salt: { $gt: '' } }] } },
    { path: '/api/user/query', body: { args: [{}], sort: { password: 1 } } },
    { path: '/api/user/aggregate', body: { pipeline: [] } },
    { path: '/api/user/aggregate', body: { pipeline: [{ $project: { password: 1, salt: 1, hash: 1 } }] } },
    { path: '/api/user/aggregate', body: { pipeline: [{ $group: { _id: '$password' } }] } },
    { path: '/api/enroll/aggregate', body: { pipeline: [lookup('user', 'userID', '_id')] } },
    { path: '/api/user/aggregate', body: { pipeline: [lookup('credential', '_id', 'user')] } },
    { path: '/api/credential/query', body: {} },
    { method: 'GET', path: `/api/user/${userID}` },
    { method: 'GET', path: `/api/user/${userID}/history` },
    { method: 'GET', path: '/api/user/export?format=csv' },
    { method: 'PUT', path: `/api/user/${userID}`, body: { data: { lastname: 'มีตา' } } },
    { method: 'PUT', path: `/api/user/${userID}`, body: { data: { password: 'manee-anew-2570' } } },
    { path: '/api/signin', body: { username: person.username, password } },
    { path: '/api/signin', body: { username: person.username, password: `${password}x` } },
  ]
  const lookup = (from: string, localField: string, foreignField: string) => ({
    $lookup: { from, localField, foreignField, as: 'found' },
  })

  test.each(allRoles)('is told to no %s, nor its salt, by no call', async (role: Role) => {
    let answered = 0
    for (const one of asked()) {
      // A log-in ends the session sent with it, so it is tested without one.
      const viewer = one.path === '/api/signin' ? {} : { viewer: academy.viewer(role) }
      const { status, text, headers } = await http.ask({ ...one, ...viewer })
      if (status === 200) answered++
      for (const secret of [password, hash, '$argon2', ...hash.split('$').slice(4)])
        expect(text + JSON.stringify(headers), `${one.path} ${JSON.stringify(one.body)}`).not.toContain(secret)
    }
    expect(answered).toBeGreaterThan(3)
  })

  test('is answered as null beside its salt to who may see the user, and the user himself signs in', async () => {
    const body = { method: 'find', args: [person.username] }
    const own = { ...academy.viewer('user'), id: userID }
    for (const viewer of [academy.viewer('member'), academy.viewer('root'), own]) {
      const [user] = (await http.ask({ path: '/api/user/query', body, viewer })).body
      expect(user).toMatchObject({ _id: userID, username: person.username, password: null, salt: null })
    }
    const written = { username: person.username, password }
    expect((await http.ask({ path: '/api/signin', body: written })).status).toBe(200)
  })
})
