import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { markOfText } from '#platform/office/screens/save/seen-text.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { seedContext } from '#app/seed/seed-site.ts'
import { type SiteKey, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { textOf } from '../../../support/reading.ts'
import { codeAt, mailsTo, openDesk } from './desk.ts'

const own = '/member/security'

describe.each(await testDrivers())('what a second factor guards on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  beforeEach(() => academy.pass(3_700_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const entered = async (username: string, site: SiteKey = 'skills') => {
    const desk = openDesk(academy, pages)
    await desk.enter(username, { site })
    if (username === 'admin' || username === 'manager') await desk.choose(site)
    return desk
  }
  const turn = async (site: SiteKey, needsSecondFactor: boolean) => {
    const product = await seedContext(academy.app, sites[site]._id)
    const { _id } = await from(product, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(product, 'configuration', { _id, change: { account: { ...allOff, needsSecondFactor } } })
  }
  const carry = async (desk: ReturnType<typeof openDesk>) => {
    const page = await desk.post('/member/sites', { site: sites.factory._id })
    const [, token] = /name="token" value="([\w-]+)"/.exec(page.text)!
    return pages.server.inject({
      ...{ method: 'POST', url: '/member/enter', payload: new URLSearchParams({ token: token!, next: '' }).toString() },
      headers: {
        ...{ host: 'factory.localhost', origin: 'http://localhost' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  }

  test('where the site asks for one, nothing opens without: no page, no row, until it is set up', async () => {
    const early = await entered('admin')
    expect((await early.open('/user/dashboard')).status).toBe(200)
    await turn('skills', true)
    for (const path of ['/user/dashboard', '/lesson/dashboard', '/member/profile', '/config/general', '/'])
      expect((await early.open(path)).location, path).toBe(`${own}?required`)
    expect((await early.open('/user/dashboard.data?_routes=user-dashboard')).text).not.toContain('สมชาย')
    const rows = await early.call('/api/user/query', { method: 'find', args: [{}] })
    expect(rows.text).not.toContain('สมชาย')
    expect((await early.call('/api/configuration/query', { method: 'find', args: [{}] })).text).not.toContain('s3')
    expect(textOf((await early.open(own)).text)).toContain('เว็บไซต์นี้กำหนดให้ทีมงานใช้การยืนยันตัวตนแบบสองขั้นตอน')
    expect((await early.open('/member/sites')).status, 'another site may be chosen').toBe(200)
    await early.setUpApp()
    expect((await early.open('/user/dashboard')).status).toBe(200)
    await turn('skills', false)
    const manager = await entered('manager')
    expect((await manager.open('/lesson/dashboard')).status, 'and nobody is asked where it is off').toBe(200)
  })

  test('an owner asks it of the staff once he has one himself, and is led to his own before', async () => {
    const owner = await entered('superadmin')
    await owner.choose('skills')
    const ask = async (is: 'on' | 'off') => (await owner.post('/setup/admin', { secondFactor: is })).location
    const first = `${own}?first&next=%2Fsetup%2Fadmin`
    expect((await owner.open('/setup/admin')).text).toContain(`href="${first.replace('&', '&amp;')}"`)
    expect(await ask('on')).toBe(first)
    const led = (await owner.open(first)).text
    expect(textOf(led)).toContain('ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน')
    expect(textOf(led)).not.toContain('กลับไปหน้าก่อน')
    expect((await owner.post(first, { intent: 'totp-begin' })).location, 'and it stays known').toContain(
      'next=%2Fsetup%2Fadmin',
    )
    const { shown } = await owner.setUpApp(undefined, first)
    expect(shown.text).toMatch(/href="\/member\/security\?first=&amp;next=%2Fsetup%2Fadmin"/)
    const set = (await owner.open(first)).text
    expect(textOf(set)).not.toContain('ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน')
    expect(set).toMatch(/href="\/setup\/admin"[^>]*>.*?กลับไปหน้าก่อน/)
    for (const strange of ['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])
      expect(
        textOf((await owner.open(`${own}?first&next=${encodeURIComponent(strange)}`)).text),
        strange,
      ).not.toContain('กลับไปหน้าก่อน')
    expect(await ask('on')).toContain('done=factor-on')
    expect((await owner.open('/setup/admin')).status).toBe(200)
    const manager = await entered('manager')
    expect((await manager.open('/lesson/dashboard')).location).toBe(`${own}?required`)
    expect(await ask('off')).toContain('done=factor-off')
    expect((await owner.post(own, { intent: 'totp-remove' })).location).toContain('done=totpRemoved')
  })

  test('who has none asks it of nobody, whichever way he stores it, and his form comes back with the way', async () => {
    const admin = await entered('superadmin')
    await admin.choose('skills')
    const rows = await admin.call('/api/configuration/query', { method: 'find', args: [{}] })
    const [{ _id, account }] = rows.body as unknown as [{ _id: string; account: typeof allOff }]
    const change = { account: { ...account, needsSecondFactor: true } }
    const put = await admin.put(`/api/configuration/${_id}`, { data: change })
    expect([put.status, put.text]).toEqual([409, expect.stringContaining('ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน')])
    expect(put.text).toContain('"lead":"/member/security?first"')
    const form = await admin.post('/config/general', { 'account.needsSecondFactor': 'true' })
    expect(form.status).toBe(409)
    expect(textOf(form.text)).toContain('ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน')
    expect(form.text).toContain(`href="${own}?first&amp;next=%2Fconfig%2Fgeneral"`)
    const settings = JSON.stringify({ version: 1, settings: change })
    const brought = await admin.post('/config/tools?settings', { settings, seen: markOfText(settings) })
    expect([brought.status, textOf(brought.text)]).toEqual([
      400,
      expect.stringContaining('ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนของคุณเองก่อน'),
    ])
    expect((await admin.open('/config/general')).status, 'he is not shut out').toBe(200)
    const other = await admin.put(`/api/configuration/${_id}`, { data: { account: { ...account, canPaste: true } } })
    expect(other.status, 'the other switches are his').toBe(200)
    await turn('skills', true)
    await turn('skills', false)
  })

  test('a session that is carried to a site that asks for one meets the same guard there', async () => {
    await turn('factory', true)
    const manager = await entered('manager')
    const taken = await carry(manager)
    const cookie = String(taken.headers['set-cookie']).split(';')[0]!
    const opened = await pages.open({ site: 'factory', path: '/lesson/dashboard', headers: { cookie } })
    expect(opened.headers['location']).toBe(`${own}?required`)
    await turn('factory', false)
  })

  test('half a log-in is carried nowhere', async () => {
    const desk = openDesk(academy, pages)
    expect((await desk.enter('admin')).location).toMatch(/^\/member\/verify/)
    const pending = desk.jar.get('skills signing-in')!
    for (const site of ['skills', 'factory'] as const) {
      const payload = new URLSearchParams({ token: pending }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const headers = { host: sites[site].hostname, origin: 'http://localhost', ...type }
      const answer = await pages.server.inject({ method: 'POST', url: '/member/enter', payload, headers })
      expect(answer.headers['location']).toBe('/member/login')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await desk.post('/member/sites', { site: sites.factory._id })).status).toBe(302)
    expect([...desk.jar.keys()]).toEqual(['skills signing-in'])
  })

  test('with the first factor every other session of the person ends, for it was opened without', async () => {
    const [one, other] = [await entered('manager'), await entered('manager')]
    const { codes, shown } = await one.setUpApp()
    expect(codes).toHaveLength(10)
    expect(textOf(shown.text)).toContain('ระบบแสดงให้ครั้งนี้ครั้งเดียว')
    expect((await other.open(own)).location).not.toBe('')
    expect((await one.open(own)).status).toBe(200)
    const shownAgain = textOf((await one.open(own)).text)
    for (const code of codes) expect(shownAgain).not.toContain(code)
    expect((await mailsTo(academy, 'manager@wicha.test')).at(-1)!.subject).toBe('เพิ่มแอปยืนยันตัวตนแล้ว')
  })

  test('an app counts only after a right code, and not half an hour later; one that counts is not replaced', async () => {
    const desk = await entered('member')
    await desk.post(own, { intent: 'totp-begin' })
    const wrong = await desk.post(own, { intent: 'totp-confirm', code: '000000' })
    expect(wrong.status).toBe(400)
    expect(textOf(wrong.text)).toContain('รหัสไม่ถูกต้อง')
    expect(wrong.text, 'with a QR code to scan').toContain('<svg')
    expect((await openDesk(academy, pages).enter('member')).location).not.toContain('verify')
    academy.pass(1_801_000)
    await desk.post(own, { intent: 'prove', password: 'wicha-2569' })
    expect((await desk.open(own)).text).not.toContain('<svg width="208')
    const { secret } = await desk.setUpApp()
    await desk.post(own, { intent: 'totp-begin' })
    const back = openDesk(academy, pages)
    await back.enter('member')
    academy.pass(60_000)
    await back.post('/member/verify', { code: codeAt(secret, back.now()) })
    expect((await back.open(own)).status, 'the first secret still counts').toBe(200)
    await back.post(own, { intent: 'totp-remove' })
    expect((await openDesk(academy, pages).enter('member')).location).not.toContain('verify')
    expect((await mailsTo(academy, 'member@wicha.test')).at(-1)!.subject).toBe('นำแอปยืนยันตัวตนออกแล้ว')
  })

  test('new recovery codes end the old ones', async () => {
    const desk = await entered('superadmin')
    const { codes } = await desk.setUpApp()
    const made = await desk.post(own, { intent: 'codes-renew' })
    expect(made.status).toBe(200)
    const back = openDesk(academy, pages)
    await back.enter('superadmin')
    expect((await back.post('/member/verify', { recovery: codes[0]! })).status).toBe(401)
    expect((await mailsTo(academy, 'superadmin@wicha.test')).at(-1)!.subject).toBe('สร้างรหัสกู้คืนชุดใหม่แล้ว')
    await desk.post(own, { intent: 'totp-remove' })
  })

  test('is for staff: a learner and a visitor change nothing', async () => {
    const learner = { username: 'learner@skills.test', password: 'wicha-2569' }
    const desk = openDesk(academy, pages)
    await desk.post('/user/login', learner)
    for (const intent of ['totp-begin', 'passkey-options', 'codes-renew'])
      expect((await desk.post(own, { intent })).location, intent).toBe('/?notice=refused')
    expect((await openDesk(academy, pages).post(own, { intent: 'totp-begin' })).status).toBe(302)
    const { rows } = await sql`select 1 from totp t join "user" u on u.site = t."userSite" and u._id = t."user"
      where u.username = ${learner.username}`.execute(academy.database.kysely)
    expect(rows).toEqual([])
  })

  describe('a second factor that was lost', () => {
    const at = { site: 'origin' as const }
    let rootCodes: string[] = []
    const idOf = (role: 'admin' | 'superadmin' | 'root' | 'manager') => academy.viewer(role).id
    const take = (desk: ReturnType<typeof openDesk>, id: string) =>
      desk.post(`/user/detail/${id}`, { intent: 'factor-remove' }, at)

    test('is taken away by who keeps the account from above: told by mail, kept in the history, sessions ended', async () => {
      const desk = await entered('superadmin', 'origin')
      const path = `/user/detail/${idOf('manager')}`
      expect(textOf((await desk.open(path, 'origin')).text)).toContain('ยกเลิกการยืนยันตัวตนแบบสองขั้นตอน')
      expect(textOf((await desk.open(`${path}?ask=factor`, 'origin')).text)).toContain('ยืนยันการยกเลิก')
      expect((await take(desk, idOf('manager'))).location).toBe(`${path}?done=factorTaken`)
      expect((await openDesk(academy, pages).enter('manager')).location).not.toContain('verify')
      const [mail] = (await mailsTo(academy, 'manager@wicha.test')).slice(-1)
      expect(mail!.subject).toBe('ผู้ดูแลระบบปิดการยืนยันตัวตนแบบสองขั้นตอนของคุณ')
      expect(mail!.text).toContain('superadmin ทีมงาน')
      const shown = textOf((await desk.open(path, 'origin')).text)
      expect(shown).toMatch(/ความเคลื่อนไหว.*การยืนยันตัวตนแบบสองขั้นตอน/)
      const { rows } = await sql`select name, changes from history where "row" = ${idOf('manager')}
        order by version desc limit 1`.execute(academy.database.kysely)
      expect(rows).toEqual([{ name: 'superadmin ทีมงาน', changes: { secondFactor: { before: true, after: false } } }])
    })

    test('is taken away by nobody of the same role, below, of another site, or himself', async () => {
      const root = await entered('root', 'origin')
      rootCodes = (await root.setUpApp('origin')).codes
      const superadmin = await entered('superadmin', 'origin')
      for (const role of ['root', 'superadmin'] as const)
        expect((await take(superadmin, idOf(role))).status, role).toBe(403)
      expect((await take(root, idOf('root'))).status, 'himself').toBe(403)
      const path = `/user/detail/${idOf('admin')}`
      const here = await entered('superadmin')
      expect((await here.post(path, { intent: 'factor-remove' })).status, 'not of this site').toBe(404)
      const { rows } = await sql<{ n: string }>`select count(*) as n from "user" where "secondFactor"`.execute(
        academy.database.kysely,
      )
      expect(Number(rows[0]!.n), 'root and admin').toBe(2)
    })

    test('is taken away on the page of staff too', async () => {
      const manager = await entered('manager')
      await manager.setUpApp()
      const desk = openDesk(academy, pages)
      await desk.enter('root', at)
      await desk.post('/member/verify', { recovery: rootCodes.pop()! }, at)
      const path = `/origin/user/detail/${idOf('manager')}`
      expect(textOf((await desk.open(`${path}?ask=factor`, 'origin')).text)).toContain('ยืนยันการยกเลิก')
      expect((await desk.post(path, { intent: 'factor-remove' }, at)).location).toBe(`${path}?done=factorTaken`)
      expect((await openDesk(academy, pages).enter('manager')).location).not.toContain('verify')
      expect((await desk.post(`/origin/user/detail/${idOf('root')}`, { intent: 'factor-remove' }, at)).status).toBe(403)
    })

    test('is no field that anybody writes', async () => {
      const viewer = academy.viewer('root')
      const body = { data: { secondFactor: false } }
      const path = `/api/user/${academy.viewer('admin').id}`
      expect((await pages.ask({ site: 'origin', viewer, method: 'PUT', path, body })).status).toBe(400)
    })
  })
})
