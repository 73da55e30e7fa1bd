import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential, saltedHash } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password, type SiteKey } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'

const drivers = await testDrivers()
const minute = 60_000
const fresh = 'rabbit-2570'

describe.each(drivers)('a new password on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let made = 0
  let email: string
  let _id: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })
  /** Every person has a separate IP address, and every test a separate learner. */
  beforeEach(async () => {
    academy.pass(61 * minute)
    email = `learner${++made}@wicha.test`
    const row = { username: email, email, firstname: 'มานะ', lastname: 'ใจดี', phone: `09000000${10 + made}` }
    ;({ _id } = await create(academy.as('admin'), 'user', row))
    await setCredential(academy.as('admin'), { user: _id, hash: await hashPassword(password) })
  })

  const forgot = (body: unknown, site: SiteKey = 'skills') => pages.ask({ path: '/api/forgot', body, site })
  const change = (body: unknown, more: { site?: SiteKey; viewer?: ReturnType<Academy['viewer']> } = {}) =>
    pages.ask({ path: '/api/changepwd', body, ...more })
  const signIn = (word: string) => pages.ask({ path: '/api/signin', body: { username: email, password: word } })
  const mails = async (to: string) => {
    await academy.app.jobs.drain()
    const { rows } = await sql<{ text: string; subject: string }>`select subject, text from mail where "to" = ${to}
      order by "createdAt", _id`.execute(academy.database.kysely)
    return rows
  }
  /** Returns the link in the newest mail to the learner. */
  const link = async () => {
    const found = (await mails(email)).at(-1)
    return new URL(/https?:\S+/.exec(found!.text)![0])
  }
  const requestId = async () => {
    expect((await forgot({ email })).status).toBe(200)
    return (await link()).searchParams.get('requestId')!
  }
  const own = () => ({ ...academy.viewer('user'), id: _id })

  test('is asked for by mail, set by its link, and then it is the one that signs in', async () => {
    const request = await requestId()
    expect((await change({ newPassword: fresh, requestId: request })).body).toEqual({
      ...{ status: 200, message: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' },
    })
    expect((await signIn(password)).body.message).toBe('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')
    expect((await signIn(fresh)).status).toBe(200)
  })

  test('forgot answers status, message and user with firstname, lastname, email and requestId', async () => {
    expect((await forgot({ email })).body).toEqual({
      status: 200,
      message: 'อีเมลถูกต้อง',
      user: { firstname: '', lastname: '', email, requestId: expect.stringMatching(/^[\w-]{22}$/) },
    })
  })

  test('forgot is answered alike for somebody and for nobody, who gets no mail (A17)', async () => {
    const known = (await forgot({ email })).body
    const nobody = (await forgot({ email: 'nobody@wicha.test' })).body
    const blank = { email: '', requestId: '' }
    expect({ ...known, user: { ...known.user, ...blank } }).toEqual({ ...nobody, user: { ...nobody.user, ...blank } })
    expect(await mails('nobody@wicha.test')).toEqual([])
    expect(await mails(email)).toHaveLength(1)
  })

  test('the link leads to the stored host name, whatever host was sent (A18)', async () => {
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    expect((await pages.ask({ path: '/api/forgot', body: { email }, headers })).status).toBe(200)
    expect(await link()).toMatchObject({ hostname: 'localhost', pathname: '/user/reset' })
    const evil = await pages.ask({ path: '/api/forgot', body: { email }, headers: { host: 'evil.test' } })
    expect(evil.status).toBe(404)
    expect(await mails(email)).toHaveLength(1)
  })

  test.each<[string, (own: string) => unknown]>([
    ['two addresses', (one) => [one, 'att@x.test']],
    ['two in one text', (one) => `${one},att@x.test`],
    ['a second head line', (one) => `${one}\r\nBcc: att@x.test`],
    ['nothing', () => ''],
    ['null', () => null],
    ['an operator', () => ({ $ne: null })],
    ['a Thai address', () => 'มานะ@wicha.test'],
  ])('forgot with %s is refused and mails nobody (A19)', async (_what, asked) => {
    const answer = await forgot({ email: asked(email) })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/[ก-๙]/)
    expect(await mails(email)).toEqual([])
    expect(await mails('att@x.test')).toEqual([])
  })

  test('forgot that fails says เกิดข้อผิดพลาดในการตรวจสอบอีเมล', async () => {
    const { kysely } = academy.database
    await sql`alter table job rename to job_away`.execute(kysely)
    try {
      const answer = await forgot({ email })
      expect([answer.status, answer.body.message]).toEqual([503, 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล'])
      const shown = await pages.post({ path: '/user/forgot', form: { email } })
      expect([shown.status, shown.text.includes('เกิดข้อผิดพลาดในการตรวจสอบอีเมล')]).toEqual([503, true])
    } finally {
      await sql`alter table job_away rename to job`.execute(kysely)
    }
  })

  test('an address is told apart by neither case nor spaces, and mailed to as it is stored (A19)', async () => {
    expect((await forgot({ email: email.toUpperCase() })).status).toBe(200)
    expect(await mails(email)).toHaveLength(1)
  })

  test.each<[string, (handle: string) => object]>([
    ['no request', () => ({})],
    ['an operator', () => ({ requestId: { $ne: null } })],
    ['an empty one', () => ({ requestId: '' })],
    ['null', () => ({ requestId: null })],
    ['a list', () => ({ requestId: [] })],
    ['the handle alone', (handle) => ({ requestId: handle })],
    ['a guessed secret', (handle) => ({ requestId: `${handle}.${'A'.repeat(43)}` })],
    ['the id of a user', () => ({ requestId: '0'.repeat(24) })],
    ['a user beside it', (handle) => ({ requestId: handle, userID: '0'.repeat(24) })],
  ])('changepwd with %s changes nothing (A20)', async (_what, more) => {
    const handle = (await forgot({ email })).body.user.requestId
    await academy.app.jobs.drain()
    const answer = await change({ newPassword: fresh, ...more(handle) })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('เกิดข้อผิดพลาดระหว่างการเปลี่ยนรหัสผ่าน')
    expect((await signIn(password)).status).toBe(200)
  })

  test('a failed change says in English: An error occurred during the password change process.', async () => {
    const headers = { cookie: 'lang=en' }
    const answer = await pages.ask({ path: '/api/changepwd', body: { newPassword: fresh, requestId: 'x' }, headers })
    expect(answer.body.message).toBe('An error occurred during the password change process.')
  })

  test('a link is answered once, within 30 minutes, at its own site, while the address is his (A21)', async () => {
    const used = await requestId()
    expect((await change({ newPassword: fresh, requestId: used })).status).toBe(200)
    expect((await change({ newPassword: 'again-2571', requestId: used })).status).toBe(400)
    academy.pass(6 * minute)
    const elsewhere = await requestId()
    expect((await change({ newPassword: 'again-2571', requestId: elsewhere }, { site: 'factory' })).status).toBe(400)
    academy.pass(31 * minute)
    expect((await change({ newPassword: 'again-2571', requestId: elsewhere })).status).toBe(400)
    const moved = await requestId()
    await update(academy.as('admin'), 'user', { _id, change: { email: `moved-${email}` } })
    expect((await change({ newPassword: 'again-2571', requestId: moved })).status).toBe(400)
    expect((await signIn(fresh)).status).toBe(200)
  })

  test('only the newest link is good, and who asks again at once keeps the one that he has (A21)', async () => {
    const first = await requestId()
    await forgot({ email })
    expect(await mails(email)).toHaveLength(1)
    academy.pass(6 * minute)
    const second = await requestId()
    expect((await change({ newPassword: fresh, requestId: first })).status).toBe(400)
    expect((await change({ newPassword: fresh, requestId: second })).status).toBe(200)
  })

  test('nine answers to one link at once set one password', async () => {
    const request = await requestId()
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) => change({ newPassword: `rabbit-${2570 + n}`, requestId: request })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(8)
  })

  test('somebody who is signed in needs his current password, and sets nobody else’s (A23)', async () => {
    expect((await change({ newPassword: fresh }, { viewer: own() })).status).toBe(403)
    expect((await change({ newPassword: fresh, currentPassword: 'wrong-2569' }, { viewer: own() })).status).toBe(403)
    const userID = academy.viewer('admin').id
    const other = { newPassword: fresh, currentPassword: password, userID }
    expect((await change(other, { viewer: own() })).status).toBe(400)
    expect((await change({ newPassword: fresh, currentPassword: password }, { viewer: own() })).status).toBe(200)
    expect((await signIn(fresh)).status).toBe(200)
  })

  test('ends every other session of the person, and not the one that set it', async () => {
    const elsewhere = (await signIn(password)).headers['set-cookie'] as string | string[]
    const cookie = [elsewhere].flat()[0]!.split(';')[0]!
    const isIn = async (headers: Record<string, string>) =>
      (await pages.ask({ path: '/api/enroll/query', body: {}, headers })).status
    const before = await isIn({ cookie })
    expect((await change({ newPassword: fresh, currentPassword: password }, { viewer: own() })).status).toBe(200)
    const profile = await pages.open({ path: '/user/profile', headers: { cookie } })
    expect([before, profile.status]).toEqual([200, 302])
    expect((await pages.open({ path: '/user/profile', viewer: own() })).status).toBe(200)
  })

  test('is refused with every rule of passwordConfig that it breaks, each in Thai', async () => {
    const admin = academy.as('admin')
    const row = await from(admin, 'configuration').selectAll().executeTakeFirstOrThrow()
    const strict = { ...row.passwordConfig, minLength: 12, numbers: true, uppercase: true, noSequential: true }
    await update(admin, 'configuration', { _id: row._id, change: { passwordConfig: strict } })
    try {
      const answer = await change({ newPassword: 'abc def', currentPassword: password }, { viewer: own() })
      expect(answer.status).toBe(400)
      expect(answer.body.issues.map((one: { code: string }) => one.code)).toEqual([
        ...['minLength', 'noSpaces', 'numbers', 'uppercase', 'noSequential'],
      ])
      for (const { message } of answer.body.issues) expect(message).toMatch(/[ก-๙]/)
      const empty = await change({ newPassword: '', currentPassword: password }, { viewer: own() })
      expect(empty.body.message).toBe('กรุณากรอกรหัสผ่านใหม่')
      const byLink = await change({ newPassword: '', requestId: 'x' })
      expect([byLink.status, byLink.body.message]).toEqual([400, 'กรุณากรอกรหัสผ่านใหม่'])
    } finally {
      await update(admin, 'configuration', { _id: row._id, change: { passwordConfig: row.passwordConfig } })
    }
  })

  test('an account whose password an older client hashed signs in, and is hashed anew', async () => {
    const salt = 'a1b2c3'
    await setCredential(academy.as('admin'), { user: _id, hash: await hashPassword(saltedHash('old-2560', salt)) })
    await sql`update credential set salt = ${salt} where "user" = ${_id}`.execute(academy.database.kysely)
    const stored = async () =>
      (
        await sql<{ salt: string | null }>`select salt from credential where "user" = ${_id}`.execute(
          academy.database.kysely,
        )
      ).rows[0]
    expect((await signIn('old-2561')).status).toBe(401)
    expect((await signIn(saltedHash('old-2560', salt))).status, 'the hash is no password').toBe(401)
    expect(await stored()).toEqual({ salt })
    expect((await signIn('old-2560')).status).toBe(200)
    expect(await stored()).toEqual({ salt: null })
    expect((await signIn('old-2560')).status).toBe(200)
  })

  test('what a client made of a password before it registers is none: the server judges the password itself', async () => {
    const salt = 'f00d'
    const data = {
      ...{ firstname: 'ปิติ', lastname: 'พร้อม', citizen: '1101700207030', phone: '0899999999' },
      ...{ email: `hashed-${email}`, password: saltedHash('kitten-2560', salt), salt, info: { agree: true } },
    }
    for (const password of [data.password, 'kitten-2560', 'short']) {
      const answer = await pages.ask({ path: '/api/user', body: { data: { ...data, password } } })
      expect([answer.status, answer.body.issues]).toMatchObject([400, [{ field: 'password', code: 'hashed' }]])
    }
    const rows = await from(academy.as('admin'), 'user').select('_id').where('email', '=', data.email).execute()
    expect(rows).toEqual([])
    const plain = { ...data, password: 'kitten-2560', salt: '' }
    expect((await pages.ask({ path: '/api/user', body: { data: plain } })).status).toBe(200)
  })

  test('a link to an administrator is read by the owner alone, one to a learner by the site’s administrators', async () => {
    await forgot({ email })
    const admin = academy.viewer('admin')
    const staff = await from(academy.as('root', 'origin'), 'user')
      .select('user.email')
      .where('user._id', '=', admin.id)
      .executeTakeFirstOrThrow()
    await forgot({ email: staff.email! })
    await academy.app.jobs.drain()
    const shown = async (viewer: typeof admin, to: string) => {
      const [found] = await from({ ...academy.as('admin'), viewer }, 'mail')
        .select(['mail.text'])
        .where('mail.to', '=', to)
        .execute()
      return found?.text?.includes('requestId=') ?? false
    }
    expect([await shown(admin, email), await shown(admin, staff.email!)]).toEqual([true, false])
    expect([await shown(academy.viewer('root'), email), await shown(academy.viewer('root'), staff.email!)]).toEqual([
      true,
      true,
    ])
    expect(await shown(academy.viewer('superadmin'), staff.email!)).toBe(false)
  })

  describe('on the screens', () => {
    const field = (text: string, name: string) => new RegExp(`name="${name}"`).test(text)

    test('/user/forgot asks for the e-mail and says อีเมลถูกต้อง; what is none is said beside it', async () => {
      expect((await pages.open({ path: '/user/forgot' })).text).toContain('ลืมรหัสผ่าน')
      const sent = await pages.post({ path: '/user/forgot', form: { email } })
      expect(sent.text).toContain('อีเมลถูกต้อง')
      const wrong = await pages.post({ path: '/user/forgot', form: { email: 'x' } })
      expect([wrong.status, wrong.text.includes('** กรุณากรอกอีเมล์ให้ถูกต้อง')]).toEqual([400, true])
    })

    test('the link of the mail shows the form, sets the password, and is over then', async () => {
      await forgot({ email })
      const { pathname, search } = await link()
      const shown = await pages.open({ path: pathname + search })
      expect(field(shown.text, 'newPassword')).toBe(true)
      expect(shown.text).toContain('มีอย่างน้อย 8 ตัวอักษร')
      const form = { requestId: new URLSearchParams(search).get('requestId')!, newPassword: fresh }
      const unlike = await pages.post({ path: pathname, form: { ...form, confirm: 'x' } })
      expect([unlike.status, unlike.text.includes('** ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน')]).toEqual([400, true])
      const done = await pages.post({ path: pathname, form: { ...form, confirm: fresh } })
      expect([done.status, done.headers['location']]).toEqual([302, '/user/reset?done'])
      const over = await pages.open({ path: pathname + search })
      expect([field(over.text, 'newPassword'), over.text.includes('ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว')]).toEqual([false, true])
      expect((await signIn(fresh)).status).toBe(200)
    })

    test('a log-in of somebody who must reset ends at /user/reset', async () => {
      await update(academy.as('admin'), 'user', { _id, change: { req_reset: true } })
      const entered = await pages.post({ path: '/user/login', form: { username: email, password } })
      expect(entered.status).toBe(302)
      const cookie = [entered.headers['set-cookie'] as string | string[]].flat()[0]!.split(';')[0]!
      const path = entered.headers['location'] as string
      const sent = await pages.open({ path, headers: { cookie } })
      expect(path === '/user/reset' || sent.headers['location'] === '/user/reset').toBe(true)
    })

    test('/user and /student have register, login, forgot, activate and reset, and they open without log-in', async () => {
      for (const who of ['user', 'student'])
        for (const what of ['register', 'login', 'forgot', 'activate', 'reset'])
          expect((await pages.open({ path: `/${who}/${what}` })).status, `/${who}/${what}`).toBe(200)
    })

    test('who must reset is sent to /user/reset from whatever screen he asks for, and goes on once he has', async () => {
      await update(academy.as('admin'), 'user', { _id, change: { req_reset: true } })
      for (const path of ['/', '/user/profile', '/lesson/home', '/lesson/home?q=x']) {
        const sent = await pages.open({ path, viewer: own() })
        expect([sent.status, sent.headers['location']], path).toEqual([302, '/user/reset'])
      }
      const shown = await pages.open({ path: '/user/reset', viewer: own() })
      expect([field(shown.text, 'currentPassword'), shown.text.includes('ผู้ดูแลขอให้คุณตั้งรหัสผ่านใหม่')]).toEqual([true, true])
      const form = { currentPassword: password, newPassword: fresh, confirm: fresh }
      expect((await pages.post({ path: '/user/reset', viewer: own(), form })).status).toBe(302)
      expect((await pages.open({ path: '/user/profile', viewer: own() })).status).toBe(200)
    })

    test('a school’s people go under /student', async () => {
      const admin = academy.as('admin')
      const row = await from(admin, 'configuration').selectAll().executeTakeFirstOrThrow()
      const layout = { ...row.layout, usermenuendpoint: 'student' as const }
      await update(admin, 'configuration', { _id: row._id, change: { layout } })
      try {
        await update(admin, 'user', { _id, change: { req_reset: true } })
        const sent = await pages.open({ path: '/', viewer: own() })
        expect(sent.headers['location']).toBe('/student/reset')
        await forgot({ email })
        expect((await link()).pathname).toBe('/student/reset')
        expect((await pages.open({ path: '/student/forgot' })).status).toBe(200)
      } finally {
        await update(admin, 'configuration', { _id: row._id, change: { layout: row.layout } })
      }
    })
  })
})
