import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password, type SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const minute = 60_000
const fresh = 'rabbit-2570'

describe.each(await testDrivers())('what a new password ends on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let hash: string
  let made = 0
  let email: string
  let _id: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    hash = await hashPassword(password)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })
  beforeEach(async () => {
    academy.pass(61 * minute)
    email = `manee${++made}@wicha.test`
    ;({ _id } = await create(academy.as('admin'), 'user', {
      username: email,
      email,
      firstname: 'มานี',
      lastname: 'มีนา',
    }))
    await setCredential(academy.as('admin'), { user: _id, hash })
  })

  const change = (body: object, headers: Record<string, string> = {}) =>
    pages.ask({ path: '/api/changepwd', body: { newPassword: fresh, ...body }, headers })
  const enter = async (username: string, site: SiteKey = 'skills') => {
    const face = username === email ? 'frontend' : 'backend'
    const body = { username, password, interface: face }
    const { headers } = await pages.ask({ path: '/api/signin', site, body })
    return { cookie: String([headers['set-cookie']].flat()[0]).split(';')[0]! }
  }
  const isIn = async (headers: Record<string, string>, site: SiteKey = 'skills') =>
    (await pages.ask({ method: 'GET', path: '/api/session', site, headers })).body.session.login
  const requestId = async () => {
    expect((await pages.ask({ path: '/api/forgot', body: { email } })).status).toBe(200)
    await academy.app.jobs.drain()
    const { rows } = await sql<{ text: string }>`select text from mail where "to" = ${email}
      order by "createdAt" desc, _id desc limit 1`.execute(academy.database.kysely)
    return /requestId=([\w.-]+)/.exec(rows[0]!.text)![1]!
  }

  test('one that is set by the link of a mail ends every session of the person', async () => {
    const [phone, desktop] = [await enter(email), await enter(email)]
    expect([await isIn(phone), await isIn(desktop)]).toEqual([true, true])
    expect((await change({ requestId: await requestId() }, desktop)).status).toBe(200)
    expect(await isIn(phone)).toBe(false)
    academy.pass(6 * minute)
    expect((await change({ requestId: await requestId(), newPassword: 'rabbit-2571' })).status).toBe(200)
    expect(await isIn(desktop), 'and where nobody is signed in who sets it, all of them').toBe(false)
  })

  test('one that staff set ends their sessions on every site', async () => {
    const [here, there] = [await enter('superadmin'), await enter('superadmin', 'factory')]
    expect([await isIn(here), await isIn(there, 'factory')]).toEqual([true, true])
    expect((await change({ currentPassword: password }, here)).status).toBe(200)
    expect([await isIn(here), await isIn(there, 'factory')]).toEqual([true, false])
  })

  test('one that is set by the password before ends the link that was mailed', async () => {
    const link = await requestId()
    const session = await enter(email)
    expect((await change({ currentPassword: password }, session)).status).toBe(200)
    expect((await change({ requestId: link, newPassword: 'thief-12345' })).status).toBe(400)
    expect((await pages.ask({ path: '/api/signin', body: { username: email, password: fresh } })).status).toBe(200)
  })

  test('the link of who was switched off or removed meanwhile sets none', async () => {
    const link = await requestId()
    const admin = academy.as('admin')
    await update(admin, 'user', { _id, change: { status: false } })
    expect((await change({ requestId: link })).status, 'switched off').toBe(400)
    await update(admin, 'user', { _id, change: { status: true } })
    await remove(admin, 'user', _id)
    expect((await change({ requestId: link })).status, 'removed').toBe(400)
    await restore(admin, 'user', _id)
    expect((await change({ requestId: link })).status, 'and it is his yet').toBe(200)
  })

  test('who holds an open session guesses at its password ten times a minute', async () => {
    const session = await enter(email)
    const guess = async (currentPassword: string) => (await change({ currentPassword }, session)).status
    for (let n = 0; n < 10; n++) expect(await guess(`guess-${n}`)).toBe(403)
    expect(await guess(password), 'not even the right one').toBe(429)
    academy.pass(minute + 1)
    expect(await guess(password)).toBe(200)
  })
})
