import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { password } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'
import { type Authenticator, type Faults, newAuthenticator } from './authenticator.ts'
import { challengeIn, codesIn, type Desk, mailsTo, openDesk } from './desk.ts'

const own = '/member/security'
const here = 'http://localhost'

describe.each(await testDrivers())('passkeys on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let key: Authenticator
  let codes: string[] = []
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const desk = await entered('admin')
    key = newAuthenticator(here)
    codes = codesIn((await register(desk, { key })).text)
  })
  beforeEach(() => academy.pass(3_700_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const entered = async (username: string) => {
    const desk = openDesk(academy, pages)
    await desk.enter(username)
    await desk.choose()
    return desk
  }
  const optionsFor = async (
    desk: Desk,
    { at = own, more = {} }: { at?: string; more?: Record<string, string> } = {},
  ) => {
    const challenge = challengeIn((await desk.post(at, { intent: 'passkey-options', ...more })).text)
    return { challenge, rpId: 'localhost' }
  }
  const register = async (desk: Desk, of: { key: Authenticator; faults?: Faults; name?: string }) => {
    const options = await optionsFor(desk, { more: { for: 'register' } })
    const response = of.key.create(options, of.faults)
    return desk.post(own, { intent: 'passkey', name: of.name ?? 'โน้ตบุ๊กที่ทำงาน', response })
  }
  const signIn = async (faults: Faults = {}, desk: Desk = openDesk(academy, pages)) => {
    const options = await optionsFor(desk, { at: '/member/login' })
    const answer = await desk.post('/member/login', { intent: 'passkey', response: key.get(options, faults) })
    return { desk, answer }
  }
  const isIn = async (desk: Desk) => (await desk.open('/member/sites')).status === 200
  const count = async () =>
    Number((await sql<{ n: string }>`select count(*) as n from passkey`.execute(academy.database.kysely)).rows[0]!.n)

  test('the first one comes with recovery codes, is listed with its name and host, and is told by mail', async () => {
    expect(codes).toHaveLength(10)
    const { desk } = await signIn()
    await desk.choose()
    const shown = textOf((await desk.open(own)).text)
    for (const said of ['โน้ตบุ๊กที่ทำงาน', 'localhost', 'เหลือ 10 รหัส']) expect(shown).toContain(said)
    const mails = await mailsTo(academy, 'admin@wicha.test')
    expect(mails.map(({ subject }) => subject)).toContain('เพิ่มพาสคีย์แล้ว')
    expect(mails.at(-1)!.text).toContain('โน้ตบุ๊กที่ทำงาน')
  })

  test('opens the back office alone, without a password', async () => {
    const { desk, answer } = await signIn()
    expect(answer.status).toBe(302)
    expect(await isIn(desk)).toBe(true)
    expect([...desk.jar.keys()]).toEqual(['skills sid'])
  })

  test('stands for the second step after the password', async () => {
    const desk = openDesk(academy, pages)
    expect((await desk.enter('admin')).location).toMatch(/^\/member\/verify/)
    expect(textOf((await desk.open('/member/verify')).text)).toContain('ยืนยันด้วยพาสคีย์')
    const options = await optionsFor(desk, { at: '/member/verify' })
    await desk.post('/member/verify', { intent: 'passkey', response: key.get(options) })
    expect(await isIn(desk)).toBe(true)
  })

  test.each<[string, Faults]>([
    ['signed for another origin', { origin: 'http://localhost.evil.example' }],
    ['signed at another port of the host', { origin: 'http://localhost:8080' }],
    ['of another RP id', { rpId: 'factory.localhost' }],
    ['that looked at nobody', { isUnverified: true }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['whose counter stands still', { counter: 1 }],
    ['that registers in place of signing', { type: 'webauthn.create' }],
  ])('one %s is refused', async (_, faults) => {
    const { desk, answer } = await signIn(faults)
    expect(answer.status).toBe(401)
    expect(await isIn(desk)).toBe(false)
  })

  test('sixty tries from one network in ten minutes are enough, and elsewhere its owner comes in', async () => {
    const thief = openDesk(academy, pages, '198.51.100.66')
    const guess = { intent: 'passkey', response: '{}' }
    for (let n = 0; n < 60; n++) expect((await thief.post('/member/login', guess)).status).toBe(401)
    expect((await signIn({}, thief)).answer.status).toBe(429)
    expect(await isIn(thief)).toBe(false)
    expect((await signIn()).answer.status).toBe(302)
  })

  test('a challenge is for once, for five minutes, for one browser, one site and one purpose', async () => {
    const first = openDesk(academy, pages)
    const options = await optionsFor(first, { at: '/member/login' })
    const other = openDesk(academy, pages)
    await optionsFor(other, { at: '/member/login' })
    const response = key.get(options)
    expect((await other.post('/member/login', { intent: 'passkey', response })).status, 'another browser').toBe(401)
    expect((await first.post('/member/login', { intent: 'passkey', response })).status, 'taken by the first try').toBe(
      401,
    )
    const late = openDesk(academy, pages)
    const old = await optionsFor(late, { at: '/member/login' })
    academy.pass(301_000)
    expect((await late.post('/member/login', { intent: 'passkey', response: key.get(old) })).status, 'late').toBe(401)
    const elsewhere = openDesk(academy, pages)
    elsewhere.jar.set('factory signing-in', 'x')
    const there = await optionsFor(elsewhere, { at: '/member/login' })
    elsewhere.jar.set('factory signing-in', elsewhere.jar.get('skills signing-in')!)
    const atFactory = { intent: 'passkey', response: newAuthenticator('http://factory.localhost').get(there) }
    expect((await elsewhere.post('/member/login', atFactory, { site: 'factory' })).status, 'another site').toBe(401)
    const { desk } = await signIn()
    await desk.choose()
    const proving = await optionsFor(desk)
    const guest = openDesk(academy, pages)
    await optionsFor(guest, { at: '/member/login' })
    expect((await guest.post('/member/login', { intent: 'passkey', response: key.get(proving) })).status).toBe(401)
  })

  test('what cannot be read is refused', async () => {
    for (const response of [
      '',
      '{}',
      'null',
      '[]',
      '"x"',
      '{'.repeat(2000),
      JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key', response: {} }),
    ]) {
      const desk = openDesk(academy, pages)
      await optionsFor(desk, { at: '/member/login' })
      expect((await desk.post('/member/login', { intent: 'passkey', response })).status, response.slice(0, 40)).toBe(
        401,
      )
    }
  })

  test('that of somebody else does not complete a log-in', async () => {
    const mine = newAuthenticator(here)
    const manager = await entered('manager')
    await register(manager, { key: mine })
    const desk = openDesk(academy, pages)
    await desk.enter('admin')
    const options = await optionsFor(desk, { at: '/member/verify' })
    const answer = await desk.post('/member/verify', { intent: 'passkey', response: mine.get(options) })
    expect(answer.status).toBe(401)
    expect(await isIn(desk)).toBe(false)
  })

  test.each<[string, Faults]>([
    ['made for another origin', { origin: 'https://evil.example' }],
    ['made without looking who it is', { isUnverified: true }],
    ['made for another challenge', { challenge: 'B'.repeat(43) }],
    ['made for another RP id', { rpId: 'evil.example' }],
  ])('one %s is not kept', async (_, faults) => {
    const { desk } = await signIn()
    await desk.choose()
    const before = await count()
    const answer = await register(desk, { key: newAuthenticator(here), faults })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain('เพิ่มพาสคีย์ไม่สำเร็จ')
    expect(await count()).toBe(before)
  })

  test('works at the host where it was made and nowhere else, and says so at the second step', async () => {
    const desk = openDesk(academy, pages)
    const site = 'factory' as const
    expect((await desk.enter('admin', { site })).location).toMatch(/^\/member\/verify/)
    const shown = textOf((await desk.open('/member/verify', site)).text)
    expect(shown).toContain('พาสคีย์ของคุณใช้ได้ที่ localhost เท่านั้น')
    expect(shown).not.toContain('ยืนยันด้วยพาสคีย์')
    await desk.post('/member/verify', { recovery: codes.pop()! }, { site })
    expect((await desk.open('/member/sites', site)).status).toBe(200)
  })

  test('after ten minutes a change needs the password or a passkey again', async () => {
    const { desk } = await signIn()
    await desk.choose()
    academy.pass(601_000)
    expect(textOf((await desk.open(own)).text)).toContain('ยืนยันว่าเป็นคุณ')
    const before = await count()
    const changes: Record<string, string>[] = [
      { intent: 'totp-begin' },
      { intent: 'totp-remove' },
      { intent: 'codes-renew' },
      { intent: 'passkey-remove', id: key.id },
    ]
    for (const form of changes) expect((await desk.post(own, form)).location, form.intent).toBe(own)
    expect((await desk.post(own, { intent: 'passkey-options', for: 'register' })).status).toBe(403)
    expect(await count()).toBe(before)
    const wrong = await desk.post(own, { intent: 'prove', password: 'wrong' })
    expect(wrong.status).toBe(403)
    expect(textOf(wrong.text)).toContain('ยืนยันตัวตนไม่สำเร็จ')
    const options = await optionsFor(desk)
    expect((await desk.post(own, { intent: 'prove', response: key.get(options) })).location).toBe(`${own}?done=proved`)
    expect(textOf((await desk.open(own)).text)).toContain('เพิ่มพาสคีย์')
    academy.pass(601_000)
    expect((await desk.post(own, { intent: 'prove', password })).location).toBe(`${own}?done=proved`)
    for (let n = 0; n < 9; n++) await desk.post(own, { intent: 'prove', password: 'wrong' })
    expect((await desk.post(own, { intent: 'prove', password })).status, 'guessed too often').toBe(429)
  })

  test('of nobody else is removed; one’s own is, and with the last one the second factor', async () => {
    const manager = await entered('superadmin')
    await manager.post(own, { intent: 'passkey-remove', id: key.id })
    const before = await count()
    const { desk } = await signIn()
    await desk.choose()
    await desk.post(own, { intent: 'passkey-remove', id: key.id })
    expect(await count()).toBe(before - 1)
    const { answer } = await signIn()
    expect(answer.status, 'it opens nothing any more').toBe(401)
    expect((await openDesk(academy, pages).enter('admin')).location, 'the password is enough').not.toContain('verify')
    expect((await mailsTo(academy, 'admin@wicha.test')).at(-1)!.subject).toBe('นำพาสคีย์ออกแล้ว')
    const { rows } = await sql`select 1 from recovery_code r join "user" u on u.site = r."userSite" and u._id = r."user"
      where u.username = 'admin'`.execute(academy.database.kysely)
    expect(rows, 'and recovery codes stand in for nothing').toEqual([])
  })
})
