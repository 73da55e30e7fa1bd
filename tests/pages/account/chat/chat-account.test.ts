import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { password, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { parts, textOf } from '../../../support/reading.ts'
import { type Browser, openBrowser, sentTo, throughProvider } from './browser.ts'
import { channel, openProvider, type Provider } from './provider.ts'

describe.each(await testDrivers())('the chat account of a profile on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let provider: Provider
  let hash: string
  let people = 0
  beforeAll(async () => {
    provider = await openProvider()
    academy = await openAcademy(driver, undefined, { LINE_ISSUER: provider.issuer })
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { lineChannel: channel.id, line: channel.secret } })
    hash = await hashPassword(password)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
    await provider.close()
  })
  beforeEach(() => provider.behave())

  /** Creates a new learner who is signed in with a password. */
  const learner = async () => {
    const username = `person-${++people}`
    const { _id } = await create(academy.as('admin'), 'user', { username, firstname: 'สมหญิง', lastname: 'ดีใจ' })
    await setCredential(academy.as('admin'), { user: _id, hash })
    const browser = openBrowser(pages)
    await browser.post('/user/login', { username, password })
    return { _id, browser }
  }
  const press = (browser: Browser, form: Record<string, string> = {}) =>
    browser.post('/user/profile', { intent: 'link', password, ...form })
  const link = async (browser: Browser, subject: string) => {
    provider.behave({ subject })
    return browser.open((await throughProvider(sentTo(await press(browser)))).path)
  }
  const shown = async (browser: Browser) => textOf(parts((await browser.open('/user/profile')).text, 'main')[0]!)
  const identities = async (user: string) =>
    (await sql`select 1 from identity where "user" = ${user}`.execute(academy.database.kysely)).rows.length

  test('is linked from a signed-in session after its password, and signs the same person in from then on', async () => {
    const { _id, browser } = await learner()
    expect(await shown(browser)).toContain('เชื่อมต่อ LINE')
    const back = await link(browser, 'U-linked')
    expect(sentTo(back)).toBe('/user/profile')
    expect(decodeURIComponent(String(back.headers['set-cookie']))).toContain('เชื่อมต่อบัญชี LINE เรียบร้อยแล้ว')
    expect(await shown(browser)).toContain('เชื่อมต่อกับ มานี มีนา')
    const other = openBrowser(pages)
    await other.open((await throughProvider(sentTo(await other.post('/user/auth')))).path)
    expect((await other.call('GET', 'session')).body.session.userID).toBe(_id)
  })

  test('is not linked without the password, and guesses at it are counted', async () => {
    const { _id, browser } = await learner()
    const answer = await press(browser, { password: 'wrong-2569' })
    expect(answer.status).toBe(403)
    expect(textOf(parts(answer.text, 'main')[0]!)).toContain('รหัสผ่านปัจจุบันไม่ถูกต้อง')
    expect(answer.text).not.toContain('wrong-2569')
    for (let i = 0; i < 9; i++) expect((await press(browser, { password: '' })).status).toBe(403)
    expect((await press(browser)).status).toBe(429)
    expect(await identities(_id)).toBe(0)
  })

  test('is linked to no other session than the one that asked for it', async () => {
    const [asking, other] = [await learner(), await learner()]
    const { path } = await throughProvider(sentTo(await press(asking.browser)))
    other.browser.jar.set('chat', asking.browser.jar.get('chat')!)
    const refused = await other.browser.open(path)
    expect(refused.status).toBe(400)
    expect(textOf(parts(refused.text, 'main')[0]!)).toContain('กลับไปหน้าของฉัน')
    const visitor = openBrowser(pages)
    const second = await throughProvider(sentTo(await press(asking.browser)))
    visitor.jar.set('chat', asking.browser.jar.get('chat')!)
    expect((await visitor.open(second.path)).status).toBe(400)
    expect(visitor.jar.has('sid')).toBe(false)
    expect([await identities(asking._id), await identities(other._id)]).toEqual([0, 0])
  })

  test('stands for one learner, and a learner has one', async () => {
    const [first, second] = [await learner(), await learner()]
    await link(first.browser, 'U-one')
    const taken = await link(second.browser, 'U-one')
    expect(taken.status).toBe(409)
    expect(textOf(parts(taken.text, 'main')[0]!)).toContain('เชื่อมต่อกับผู้เรียนคนอื่นแล้ว')
    expect((await link(first.browser, 'U-two')).status).toBe(409)
    expect(sentTo(await link(first.browser, 'U-one'))).toBe('/user/profile')
    expect([await identities(first._id), await identities(second._id)]).toEqual([1, 0])
  })

  test('is unlinked while a password is left, and not where it is the only way in', async () => {
    const { _id, browser } = await learner()
    await link(browser, 'U-unlinked')
    expect(sentTo(await browser.post('/user/profile', { intent: 'unlink' }))).toBe('/user/profile')
    expect(await identities(_id)).toBe(0)
    expect(await shown(browser)).toContain('เชื่อมต่อบัญชี LINE เพื่อเข้าสู่ระบบครั้งต่อไป')

    provider.behave({ subject: 'U-alone' })
    const alone = openBrowser(pages)
    await alone.open((await throughProvider(sentTo(await alone.post('/user/auth')))).path)
    expect(await shown(alone)).toContain('เป็นวิธีเข้าสู่ระบบวิธีเดียวของคุณ')
    const answer = await alone.post('/user/profile', { intent: 'unlink' })
    expect(answer.status).toBe(409)
    expect(textOf(parts(answer.text, 'main')[0]!)).toContain('ยกเลิกการเชื่อมต่อไม่ได้')
    const { userID } = (await alone.call('GET', 'session')).body.session
    expect(await identities(userID)).toBe(1)
  })

  test('is linked by no visitor, by no staff, and by nobody whom another system sent', async () => {
    expect((await pages.post({ path: '/user/profile', form: { intent: 'link', password } })).status).toBe(302)
    const staff = await pages.post({
      path: '/user/profile',
      viewer: academy.viewer('admin'),
      form: { intent: 'link', password },
    })
    expect(staff.status).toBe(403)
    const { _id } = await learner()
    const session = await openSession(academy.app, {
      site: sites.skills._id,
      user: { site: sites.skills._id, _id },
      interface: 'frontend',
      remember: false,
      mode: 'bypass',
    })
    const sent = openBrowser(pages)
    sent.jar.set('sid', session.secret)
    expect(sentTo(await press(sent))).toBe('/user/employee')
    expect(await identities(_id)).toBe(0)
  })

  test('is linked and unlinked by no member of staff who acts in the name of its learner', async () => {
    const { _id, browser } = await learner()
    await link(browser, 'U-acted')
    const staff = openBrowser(pages)
    await staff.post('/member/login', { username: 'admin', password })
    await sql`update session set "isChosen" = true`.execute(academy.database.kysely)
    expect((await staff.post(`/user/acting/${_id}`, { reason: 'ช่วยผู้เรียนตรวจสอบบัญชี' })).status).toBe(302)
    expect((await staff.call('GET', 'session')).body.session.userID).toBe(_id)
    expect(await shown(staff)).not.toContain('ยกเลิกการเชื่อมต่อ')
    expect((await staff.post('/user/profile', { intent: 'unlink' })).status).toBe(409)
    expect(await identities(_id)).toBe(1)
    await sql`delete from identity where "user" = ${_id}`.execute(academy.database.kysely)
    expect(await shown(staff)).not.toContain('เชื่อมต่อ LINE')
    expect((await press(staff)).status).toBe(403)
    expect(await identities(_id)).toBe(0)
  })

  test('a learner without an e-mail is sent no link to a password, and staff are told why', async () => {
    const { _id } = await learner()
    const record = await pages.open({ path: `/user/detail/${_id}`, viewer: academy.viewer('admin') })
    expect(record.text).toContain('บัญชีนี้ไม่มีอีเมล จึงส่งลิงก์ไม่ได้')
    const sent = await pages.post({ path: `/user/detail/${_id}`, viewer: academy.viewer('admin') })
    expect(sent.status).toBe(409)
  })

  test('goes with its learner when he is taken out of the database', async () => {
    const { _id, browser } = await learner()
    await link(browser, 'U-gone')
    await sql`delete from "user" where _id = ${_id}`.execute(academy.database.kysely).catch(() => {})
    const { rows } = await sql`select 1 from "user" where _id = ${_id}`.execute(academy.database.kysely)
    expect([rows.length, await identities(_id)]).toEqual([0, 0])
  })
})
