import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

const hour = 3_600_000

describe.each(await testDrivers())('the own e-mail, user name and phone on $kind', (driver) => {
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
    academy.pass(1.1 * hour)
    email = `own${++made}@wicha.test`
    const row = { username: email, email, firstname: 'มานะ', lastname: 'ใจดี', phone: `09100000${10 + made}` }
    ;({ _id } = await create(academy.as('admin'), 'user', row))
    await setCredential(academy.as('admin'), { user: _id, hash })
  })

  const own = () => ({ ...academy.viewer('user'), id: _id })
  const put = (data: object) => pages.ask({ method: 'PUT', path: `/api/user/${_id}`, body: { data }, viewer: own() })
  const change = (body: object, viewer = own()) => pages.ask({ path: '/api/user/identity', body, viewer })
  const row = () => from(academy.as('admin'), 'user').selectAll().where('user._id', '=', _id).executeTakeFirstOrThrow()
  const mails = async (to: string) => {
    await academy.app.jobs.drain()
    const { rows } = await sql<{ text: string; subject: string }>`select subject, text from mail where "to" = ${to}
      order by "createdAt", _id`.execute(academy.database.kysely)
    return rows
  }
  const linkTo = async (to: string) => new URL(/https?:\S+/.exec((await mails(to)).at(-1)!.text)![0])
  const confirm = (link: URL, viewer = academy.viewer('guest')) =>
    pages.post({ path: link.pathname, form: { requestId: link.searchParams.get('requestId')! }, viewer })

  test.each(['email', 'username', 'phone'] as const)(
    'no call that changes the record changes the own %s',
    async (field) => {
      const before = await row()
      const value = { email: 'thief@wicha.test', username: 'thief', phone: '0999999999' }[field]
      const answer = await put({ firstname: 'ข', [field]: value })
      expect(answer.status).toBe(403)
      expect(answer.body.issues).toMatchObject([{ field, code: 'proof', lead: '/user/identity' }])
      expect(await row()).toEqual(before)
      expect((await put({ firstname: 'ข', [field]: before[field] })).status, 'sent back as it is').toBe(200)
    },
  )

  test('a phone and a user name change with the current password alone, and the owner hears of it', async () => {
    const wish = { phone: '089-999-9900', username: 'Mana' }
    expect((await change(wish)).body).toMatchObject({ status: 403, issues: [{ code: 'password' }] })
    expect((await change({ ...wish, currentPassword: 'x' })).body).toMatchObject({
      status: 403,
      issues: [{ code: 'wrong' }],
    })
    expect(await row()).toMatchObject({ username: email })
    expect(await mails(email)).toEqual([])
    expect((await change({ ...wish, currentPassword: password })).body).toMatchObject({ status: 200, awaits: null })
    expect(await row()).toMatchObject({ username: 'mana', phone: '0899999900', email })
    expect((await mails(email)).map(({ subject }) => subject)).toEqual(['เปลี่ยนข้อมูลเข้าสู่ระบบของบัญชีคุณแล้ว'])
  })

  test('a new e-mail takes effect by the link that is sent to it, once; the one before hears of both', async () => {
    const next = `next${made}@wicha.test`
    expect((await change({ email: next, currentPassword: password })).body).toMatchObject({ status: 200, awaits: next })
    expect(await row(), 'nothing yet').toMatchObject({ email, username: email })
    expect((await mails(email)).at(-1)!.text).not.toContain(next)
    const link = await linkTo(next)
    expect(link).toMatchObject({ hostname: 'localhost', pathname: '/user/confirm' })
    expect((await pages.open({ path: link.pathname + link.search })).text).toContain(next)
    expect(await row(), 'opening the link changes nothing').toMatchObject({ email })
    expect((await confirm(link)).status).toBe(302)
    expect(await row()).toMatchObject({ email: next, username: next })
    expect((await mails(email)).map(({ subject }) => subject)).toEqual([
      'มีการขอเปลี่ยนอีเมลของบัญชีคุณ',
      'เปลี่ยนอีเมลของบัญชีคุณแล้ว',
    ])
    expect((await confirm(link)).status, 'used').toBe(400)
    expect((await pages.ask({ path: '/api/signin', body: { username: next, password } })).status).toBe(200)
  })

  test('a link ends after a day, with a new password, with a later wish, and where another has the address', async () => {
    const wish = async (address: string) => {
      await change({ email: address, currentPassword: password })
      return linkTo(address)
    }
    const first = await wish(`first${made}@wicha.test`)
    const second = await wish(`second${made}@wicha.test`)
    expect((await confirm(first)).status).toBe(400)
    const body = { newPassword: 'rabbit-2570', currentPassword: password }
    expect((await pages.ask({ path: '/api/changepwd', body, viewer: own() })).status).toBe(200)
    expect((await confirm(second)).status).toBe(400)
    await setCredential(academy.as('admin'), { user: _id, hash })
    const third = await wish(`third${made}@wicha.test`)
    const rival = `third${made}@wicha.test`
    await create(academy.as('admin'), 'user', { username: rival, email: rival, firstname: 'ค' })
    const answer = await confirm(third)
    expect([answer.status, answer.text.includes('มีอยู่ในระบบแล้ว')]).toEqual([400, true])
    const late = await wish(`late${made}@wicha.test`)
    academy.pass(25 * hour)
    expect((await confirm(late)).status).toBe(400)
    expect(await row()).toMatchObject({ email, username: email })
  })

  test('an address, user name or phone of somebody else is had in no field', async () => {
    const other = {
      username: `other${made}`,
      email: `other${made}@wicha.test`,
      phone: `09200000${10 + made}`,
      firstname: 'ค',
    }
    await create(academy.as('admin'), 'user', other)
    for (const [wish, field] of [
      [{ email: other.email }, 'email'],
      [{ username: other.username }, 'username'],
      [{ username: other.phone }, 'username'],
      [{ phone: other.phone }, 'phone'],
    ] as const) {
      const answer = await change({ ...wish, currentPassword: password })
      expect([answer.status, answer.body.message, answer.body.fields]).toEqual([400, 'duplicate', [field]])
    }
    expect((await change({ username: other.email, currentPassword: password })).status).toBe(400)
    expect(await mails(other.email)).toEqual([])
  })

  test('nobody asks for letters without end', async () => {
    const answers = []
    for (let n = 0; n < 6; n++)
      answers.push((await change({ email: `many${made}-${n}@wicha.test`, currentPassword: password })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('who has no password logs in again first', async () => {
    await sql`delete from credential where "user" = ${_id}`.execute(academy.database.kysely)
    expect((await change({ phone: '0877777777' })).status, 'fresh').toBe(200)
    academy.pass(11 * 60_000)
    expect((await change({ phone: '0877777778' })).body).toMatchObject({ status: 403, issues: [{ code: 'log-in' }] })
  })

  test('the screen asks for the password, keeps what was written, and is not for staff', async () => {
    const shown = await pages.open({ path: '/user/identity', viewer: own() })
    for (const text of [email, 'รหัสผ่านปัจจุบัน']) expect(shown.text).toContain(text)
    const form = { email, username: email, phone: '0866666666' }
    const wrong = await pages.post({ path: '/user/identity', viewer: own(), form: { ...form, currentPassword: 'x' } })
    expect([wrong.status, wrong.text.includes('0866666666'), wrong.text.includes('รหัสผ่านปัจจุบันไม่ถูกต้อง')]).toEqual([
      ...[403, true, true],
    ])
    const right = await pages.post({
      path: '/user/identity',
      viewer: own(),
      form: { ...form, currentPassword: password },
    })
    expect([right.status, right.headers['location']]).toEqual([302, '/user/identity?done'])
    expect(await row()).toMatchObject({ phone: '0866666666', email })
    expect((await pages.open({ path: '/user/identity', viewer: academy.viewer('admin') })).status).toBe(302)
    expect((await change({ phone: '0866666667' }, academy.viewer('manager'))).status).toBe(403)
    expect((await pages.open({ path: '/user/profile', viewer: own() })).text).toContain('/user/identity')
  })

  test('staff save their own phone where they have proved themselves lately', async () => {
    const viewer = academy.viewer('superadmin')
    const save = (phone: string) =>
      pages.post({ path: '/member/profile', viewer, form: { firstname: 'superadmin', lastname: 'ทีมงาน', phone } })
    expect((await save('0855555551')).status).toBe(302)
    academy.pass(11 * 60_000)
    const late = await save('0855555552')
    expect([late.status, late.text.includes('หน้าความปลอดภัย')]).toEqual([400, true])
  })
})
