import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { password } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'
import { codeAt, type Desk, mailsTo, openDesk } from './desk.ts'

const verify = '/member/verify'
const admin = { username: 'admin', password, interface: 'backend' }

describe.each(await testDrivers())('logging in with an app on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let secret = ''
  let codes: string[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const desk = openDesk(academy, pages)
    await desk.enter('admin')
    await desk.choose()
    const made = await desk.setUpApp()
    ;[secret, codes] = [made.secret, made.codes]
  })
  beforeEach(() => academy.pass(3_700_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const newDesk = (from?: string) => openDesk(academy, pages, from)
  const halfway = async (from?: string) => {
    const desk = newDesk(from)
    expect((await desk.enter('admin')).location).toMatch(/^\/member\/verify\?next=/)
    return desk
  }
  const isIn = async (desk: Desk) => (await desk.open('/member/sites')).status === 200

  test('the password alone opens nothing', async () => {
    const desk = await halfway()
    expect([...desk.jar.keys()]).toEqual(['skills signing-in'])
    expect(await isIn(desk)).toBe(false)
    expect((await desk.call('/api/session', {})).body).toEqual({ status: 200, idleSeconds: null })
    const sid = desk.jar.get('skills signing-in')!
    desk.jar.set('skills sid', sid)
    expect(await isIn(desk), 'nor does its cookie as a session').toBe(false)
    expect(textOf((await desk.open(verify)).text)).toContain('กรอกรหัส 6 หลัก')
    expect((await newDesk().open(verify)).location, 'and nobody else is asked').toBe('/member/login')
  })

  test('a right code opens a session and ends what waited for it', async () => {
    const desk = await halfway()
    const done = await desk.post(verify, { code: codeAt(secret, desk.now()), next: '/enroll/dashboard' })
    expect(done.location).toBe('/enroll/dashboard')
    expect([...desk.jar.keys()]).toEqual(['skills sid'])
    expect(await isIn(desk)).toBe(true)
    expect((await desk.open(verify)).location).toBe('/member/login')
  })

  test.each([
    ['of the half minute before', -30_000, true],
    ['of the half minute after', 30_000, true],
    ['a minute old', -60_000, false],
    ['a minute ahead', 60_000, false],
  ])('a code %s is %s', async (_, by, isRight) => {
    const desk = await halfway()
    await desk.post(verify, { code: codeAt(secret, desk.now() + by) })
    expect(await isIn(desk)).toBe(isRight)
  })

  test('B12 a code is good for once, and so is every one before it, in whatever browser', async () => {
    const [one, other, third] = [await halfway(), await halfway(), await halfway()]
    const code = codeAt(secret, one.now())
    await one.post(verify, { code })
    expect(await isIn(one)).toBe(true)
    expect((await other.post(verify, { code })).status).toBe(401)
    expect((await other.post(verify, { code: codeAt(secret, one.now() - 30_000) })).status).toBe(401)
    expect(await isIn(other)).toBe(false)
    const at = [third, await halfway()]
    const next = codeAt(secret, one.now() + 30_000)
    const both = await Promise.all(at.map((desk) => desk.post(verify, { code: next })))
    expect(both.filter(({ status }) => status === 302)).toHaveLength(1)
  })

  test('B12 five wrong codes begin again at the password, and its owner hears of it once', async () => {
    const desk = await halfway()
    for (let n = 0; n < 4; n++) {
      const wrong = await desk.post(verify, { code: '000000' })
      expect(wrong.status).toBe(401)
      expect(textOf(wrong.text)).toContain('ยืนยันไม่สำเร็จ')
    }
    expect((await desk.post(verify, { code: '000000' })).location).toBe('/member/login?over')
    expect((await desk.post(verify, { code: codeAt(secret, desk.now()) })).location).toBe('/member/login?over')
    expect(textOf((await desk.open('/member/login?over')).text)).toContain('เข้าสู่ระบบหลังบ้าน')
    const told = (await mailsTo(academy, 'admin@wicha.test')).filter(({ subject }) => subject.includes('ผิดหลายครั้ง'))
    expect(told).toHaveLength(1)
  })

  test('B12 the eleventh code from a network in ten minutes is not looked at, and elsewhere its owner comes in', async () => {
    const thief = '198.51.100.66'
    for (let n = 0; n < 2; n++) {
      const desk = await halfway(thief)
      for (let tried = 0; tried < 5; tried++) await desk.post(verify, { code: '000000' })
    }
    const again = await halfway(thief)
    expect((await again.post(verify, { code: codeAt(secret, again.now()) })).status).toBe(429)
    const owner = await halfway()
    await owner.post(verify, { code: codeAt(secret, owner.now()) })
    expect(await isIn(owner)).toBe(true)
  })

  test('B12 whoever guesses from many networks is stopped by the account, and its owner has his recovery codes', async () => {
    for (let n = 0; n < 6; n++) {
      const desk = await halfway(`198.51.100.${n + 1}`)
      for (let tried = 0; tried < 5; tried++) await desk.post(verify, { code: '000000' })
    }
    const thief = await halfway('198.51.100.200')
    expect((await thief.post(verify, { code: codeAt(secret, thief.now()) })).status).toBe(429)
    const owner = await halfway()
    expect(textOf((await owner.open(`${verify}?way=recovery`)).text)).toContain('กรอกรหัสกู้คืน')
    await owner.post(verify, { recovery: codes.pop()! })
    expect(await isIn(owner)).toBe(true)
  })

  test('a recovery code opens once, written in any way, and its owner is told how many are left', async () => {
    const code = codes.pop()!
    const [desk, other] = [await halfway(), await halfway()]
    await desk.post(verify, { recovery: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })
    expect(await isIn(desk)).toBe(true)
    expect((await other.post(verify, { recovery: code })).status).toBe(401)
    const told = (await mailsTo(academy, 'admin@wicha.test')).filter(({ subject }) => subject.includes('รหัสกู้คืน'))
    expect(told.at(-1)!.text).toContain(`เหลือรหัสที่ยังไม่ได้ใช้ ${codes.length} รหัส`)
  })

  test('what waits is over after five minutes, at another site, in another browser, and with a new password', async () => {
    const [late, elsewhere, robbed] = [await halfway(), await halfway(), newDesk()]
    elsewhere.jar.set('factory signing-in', elsewhere.jar.get('skills signing-in')!)
    const code = codeAt(secret, late.now())
    expect((await elsewhere.post(verify, { code }, { site: 'factory' })).location).toBe('/member/login?over')
    expect((await robbed.post(verify, { code })).location).toBe('/member/login?over')
    academy.pass(301_000)
    expect((await late.post(verify, { code: codeAt(secret, late.now()) })).location).toBe('/member/login?over')
    const owner = await halfway()
    await owner.post(verify, { code: codeAt(secret, owner.now()) })
    const thief = await halfway('198.51.100.201')
    const change = { currentPassword: password, newPassword: 'wicha-2570' }
    expect((await owner.call('/api/changepwd', change)).status).toBe(200)
    academy.pass(60_000)
    expect((await thief.post(verify, { code: codeAt(secret, thief.now()) })).location).toBe('/member/login?over')
    await owner.call('/api/changepwd', { currentPassword: 'wicha-2570', newPassword: password })
  })

  test('who was switched off meanwhile does not come in', async () => {
    const desk = await halfway()
    const turn = (to: boolean) =>
      sql`update "user" set status = ${to} where username = 'admin'`.execute(academy.database.kysely)
    await turn(false)
    expect((await desk.post(verify, { code: codeAt(secret, desk.now()) })).location).toBe('/member/login?over')
    await turn(true)
  })

  test('POST signin says that it needs a second factor, and is completed by one', async () => {
    const desk = newDesk()
    const asked = await desk.call('/api/signin', admin)
    expect(asked.body).toMatchObject({ status: 200, session: null, secondFactor: ['code', 'recovery'] })
    expect([...desk.jar.keys()]).toEqual(['skills signing-in'])
    expect((await desk.call('/api/signin', { code: '000000' })).status).toBe(401)
    expect((await newDesk().call('/api/signin', { code: codeAt(secret, desk.now()) })).status).toBe(401)
    const wrong = [{ code: '1' }, { code: '123456', recovery: 'x' }, { recovery: '' }, { code: { $ne: '' } }, {}]
    for (const body of wrong) expect((await desk.call('/api/signin', body)).status, JSON.stringify(body)).toBe(400)
    const done = await desk.call('/api/signin', { code: codeAt(secret, desk.now()) })
    expect(done.body).toMatchObject({ status: 200, session: { login: true, role: 'admin' } })
    expect([...desk.jar.keys()]).toEqual(['skills sid'])
    const again = newDesk()
    await again.call('/api/signin', admin)
    expect((await again.call('/api/signin', { recovery: codes.pop()! })).body).toMatchObject({
      session: { login: true },
    })
  })

  test('the way by a forgotten password ends at the second factor, and neither at a session nor without it', async () => {
    const desk = newDesk()
    await desk.post('/user/forgot', { email: 'admin@wicha.test' })
    await academy.app.jobs.drain()
    const [, requestId] = /requestId=([\w.-]+)/.exec((await mailsTo(academy, 'admin@wicha.test')).at(-1)!.text)!
    const form = { requestId: requestId!, newPassword: password, confirm: password }
    expect((await desk.post('/user/reset', form)).status).toBe(302)
    expect(desk.jar.size, 'no cookie of any kind').toBe(0)
    expect((await desk.enter('admin')).location).toMatch(/^\/member\/verify/)
    expect(await isIn(desk)).toBe(false)
  })

  test('nothing of it is readable in the tables', async () => {
    const { rows } = await sql<Record<string, string>>`select secret::text as kept from totp
      union all select hash from recovery_code union all select hash from sign_in_pending`.execute(
      academy.database.kysely,
    )
    const kept = rows.map((row) => row['kept']).join('\n')
    expect(rows.length).toBeGreaterThan(10)
    expect(kept).not.toContain(secret.replaceAll(' ', ''))
    expect(kept).not.toContain(secret.replaceAll(' ', '').slice(-4))
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })
})
