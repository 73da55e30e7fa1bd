import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { type SiteKey, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { parts, textOf } from '../../../support/reading.ts'
import { type Browser, openBrowser, sentTo, throughProvider } from './browser.ts'
import { type Algorithm, channel, openProvider, type Provider } from './provider.ts'

describe.each(await testDrivers())('signing in by the chat app on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let provider: Provider
  beforeAll(async () => {
    provider = await openProvider()
    academy = await openAcademy(driver, undefined, { LINE_ISSUER: provider.issuer })
    pages = await openPages(academy)
    for (const site of ['skills', 'factory'] as const) await setChannel(site)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
    await provider.close()
  })
  beforeEach(() => provider.behave())

  const setChannel = async (site: SiteKey, change: object = { lineChannel: channel.id, line: channel.secret }) => {
    const admin = academy.as('admin', site)
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change })
  }
  /** Presses the button, signs in at the provider, and returns. */
  const start = async (browser: Browser, form: Record<string, string> = {}) =>
    sentTo(await browser.post('/user/auth', form))
  const signIn = async (browser: Browser, form: Record<string, string> = {}) =>
    browser.open((await throughProvider(await start(browser, form))).path)
  const whoIs = async (browser: Browser) => (await browser.call('GET', 'session')).body.session
  const users = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from "user"`.execute(academy.database.kysely)).rows[0]!.n
  const expectRefused = async (answer: Awaited<ReturnType<Browser['open']>>, status: number, says: string) => {
    expect(answer.status).toBe(status)
    const main = textOf(parts(answer.text, 'main')[0]!)
    expect(main).toContain('เข้าสู่ระบบด้วย LINE ไม่สำเร็จ')
    expect(main).toContain(says)
    expect(main).toContain('ลองใหม่อีกครั้ง')
    expect(String(answer.headers['set-cookie'] ?? '')).not.toMatch(/sid=[\w-]{43}/)
  }

  test('L59.4 the button stands at the log-in of a site that has the chat app, and only there', async () => {
    const shown = async (site: SiteKey) =>
      textOf(parts((await pages.open({ path: '/user/login', site })).text, 'main')[0]!)
    expect(await shown('skills')).toContain('เข้าสู่ระบบด้วย LINE')
    const policy = String((await pages.open({ path: '/user/login' })).headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self' ${provider.issuer};`)
    for (const change of [{ lineChannel: null }, { lineChannel: channel.id, line: null }]) {
      await setChannel('factory', change)
      expect(await shown('factory')).not.toContain('LINE')
      expect((await pages.open({ path: '/user/auth', site: 'factory' })).status).toBe(404)
      expect((await pages.post({ path: '/user/auth', site: 'factory' })).status).toBe(404)
    }
    await setChannel('factory')
  })

  test('L219.1 L219.2 begins with client id, exact callback, scope, PKCE, nonce, and a state that tells nothing', async () => {
    const browser = openBrowser(pages)
    const address = new URL(await start(browser, { next: '/lesson/home' }))
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/authorize`)
    const query = Object.fromEntries(address.searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: channel.id,
      redirect_uri: 'http://localhost:3000/user/auth',
      scope: 'profile openid',
      code_challenge_method: 'S256',
    })
    expect(query['code_challenge']).toMatch(/^[\w-]{43}$/)
    expect(query['nonce']).toMatch(/^[\w-]{43}$/)
    expect(query['state']).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql<{ all: string; site: string; next: string }>`select c::text as all, site, next
      from login_state c order by "expiresAt" desc limit 1`.execute(academy.database.kysely)
    expect(rows[0]).toMatchObject({ site: sites.skills._id, next: '/lesson/home' })
    expect(rows[0]!.all).not.toContain(query['state']!)
    expect(rows[0]!.all).not.toContain(browser.jar.get('chat')!)
  })

  test('the callback is that of the site’s record, whatever headers say of the host', async () => {
    const answer = await pages.post({
      path: '/user/auth',
      site: 'factory',
      headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', host: 'FACTORY.localhost.:99' },
    })
    expect(new URL(sentTo(answer)).searchParams.get('redirect_uri')).toBe('http://factory.localhost:3000/user/auth')
  })

  test('L97.4 L143.4 makes a learner at the first time, without anything made up, and ends at the profile', async () => {
    provider.behave({ subject: 'U-first', name: 'แอน ใจ งาม' })
    const browser = openBrowser(pages)
    const back = await signIn(browser)
    expect(back.status).toBe(302)
    expect(sentTo(back)).toBe('/user/profile')
    const profile = await browser.open('/user/profile')
    const main = textOf(parts(profile.text, 'main')[0]!)
    expect(main).toContain('แอน ใจ งาม')
    expect(main).not.toMatch(/null|@/)
    const { user, role, mode } = await whoIs(browser)
    expect({ role, mode }).toEqual({ role: 'user', mode: 'standard' })
    expect(user).toMatchObject({ firstname: 'แอน', lastname: 'ใจ งาม', email: null, avatar: null, req_reset: false })
    expect(user.username).toMatch(/^line-[0-9a-f]{12}$/)
  })

  test('the second time is the same learner, whatever he calls himself, and on the other site another one', async () => {
    provider.behave({ subject: 'U-again' })
    const [first, second] = [openBrowser(pages), openBrowser(pages)]
    await signIn(first)
    const before = await users()
    provider.behave({ subject: 'U-again', name: 'ชื่อใหม่' })
    await signIn(second)
    expect(await users()).toBe(before)
    expect((await whoIs(second)).userID).toBe((await whoIs(first)).userID)
    const elsewhere = openBrowser(pages, 'factory')
    await signIn(elsewhere)
    expect((await whoIs(elsewhere)).userID).not.toBe((await whoIs(first)).userID)
    expect((await whoIs(elsewhere)).user.firstname).toBe('ชื่อใหม่')
  })

  test('who comes twice at once at his first time becomes one learner', async () => {
    provider.behave({ subject: 'U-twice' })
    const browsers = Array.from({ length: 5 }, () => openBrowser(pages))
    const paths = await Promise.all(browsers.map(async (one) => (await throughProvider(await start(one))).path))
    const before = await users()
    await Promise.all(browsers.map((one, at) => one.open(paths[at]!)))
    expect(await users()).toBe(before + 1)
    expect(new Set(await Promise.all(browsers.map(async (one) => (await whoIs(one)).userID))).size).toBe(1)
  })

  test.each<Algorithm>(['HS256', 'ES256', 'RS256'])('takes an ID token that is signed with %s', async (algorithm) => {
    provider.behave({ subject: `U-${algorithm}`, algorithm })
    const browser = openBrowser(pages)
    expect(sentTo(await signIn(browser))).toBe('/user/profile')
    expect((await whoIs(browser)).login).toBe(true)
  })

  test('comes back to the page of this site that sent him, and to no other site (A37)', async () => {
    const at = async (next: string) => sentTo(await signIn(openBrowser(pages), { next }))
    expect(await at('/lesson/search/ไฟ?page=2')).toMatch(/^\/lesson\/search\/\S+\?page=2$/)
    for (const next of ['//evil.example', '/\\evil', 'https://factory.localhost', 'javascript:alert(1)'])
      expect(await at(next)).toBe('/user/profile')
  })

  test('a new session takes the place of any cookie that was planted (session fixation)', async () => {
    const browser = openBrowser(pages)
    browser.jar.set('sid', 'p'.repeat(43))
    await signIn(browser)
    expect(browser.jar.get('sid')).toMatch(/^[\w-]{43}$/)
    expect(browser.jar.get('sid')).not.toBe('p'.repeat(43))
    expect(browser.jar.has('chat')).toBe(false)
  })

  const wrong = 'ข้อมูลที่ LINE ส่งกลับมาไม่ถูกต้อง'
  const hour = 3600
  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, Parameters<Provider['behave']>[0]]>([
    ['a wrong nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: '2000000002' } }],
    ['several audiences', { claims: { aud: [channel.id, '2000000002'] } }],
    ['another issuer', { claims: { iss: 'http://127.0.0.1:1' } }],
    ['no subject', { claims: { sub: undefined } }],
    ['what has expired', { claims: { iat: now() - 2 * hour, exp: now() - hour } }],
    ['a forged HS256', { isForged: true }],
    ['a forged ES256', { isForged: true, algorithm: 'ES256' }],
    ['a forged RS256', { isForged: true, algorithm: 'RS256' }],
  ])('refuses an ID token with %s, and makes nobody', async (_what, behaviour) => {
    provider.behave({ subject: 'U-wrong', ...behaviour })
    const before = await users()
    await expectRefused(await signIn(openBrowser(pages)), 400, wrong)
    expect(await users()).toBe(before)
  })

  test('refuses a code that is not the provider’s, and one that another browser was given (PKCE)', async () => {
    const [browser, other] = [openBrowser(pages), openBrowser(pages)]
    const { back } = await throughProvider(await start(browser))
    const theirs = (await throughProvider(await start(other))).back.searchParams.get('code')!
    back.searchParams.set('code', theirs)
    await expectRefused(await browser.open(back.pathname + back.search), 400, wrong)
    const { back: again } = await throughProvider(await start(browser))
    again.searchParams.set('code', 'made-up')
    await expectRefused(await browser.open(again.pathname + again.search), 400, wrong)
  })

  test('says it kindly when somebody does not allow it', async () => {
    provider.behave({ error: 'access_denied' })
    await expectRefused(await signIn(openBrowser(pages)), 403, 'คุณยังไม่ได้อนุญาต')
    provider.behave({ error: 'server_error' })
    await expectRefused(await signIn(openBrowser(pages)), 400, wrong)
  })

  const over = 'หมดเวลา ถูกใช้ไปแล้ว หรือเริ่มจากเบราว์เซอร์อื่น'
  test('refuses a state that is forged, missing or no state at all', async () => {
    const browser = openBrowser(pages)
    const { back } = await throughProvider(await start(browser))
    for (const state of ['x'.repeat(43), '', "' or 1=1 --", 'é'.repeat(43), 'x'.repeat(5000)]) {
      const forged = new URL(back)
      forged.searchParams.set('state', state)
      await expectRefused(await browser.open(forged.pathname + forged.search), 400, over)
    }
  })

  test('refuses a state that was used, also by the browser that used it', async () => {
    const browser = openBrowser(pages)
    const address = await start(browser)
    const chat = browser.jar.get('chat')!
    const { path } = await throughProvider(address)
    expect(sentTo(await browser.open(path))).toBe('/user/profile')
    const again = openBrowser(pages)
    again.jar.set('chat', chat)
    await expectRefused(await again.open(path), 400, over)
  })

  test('of many who come back with one state at once, one gets in', async () => {
    const browser = openBrowser(pages)
    const { path } = await throughProvider(await start(browser))
    const copies = Array.from({ length: 6 }, () => openBrowser(pages))
    for (const copy of copies) copy.jar.set('chat', browser.jar.get('chat')!)
    const answers = await Promise.all(copies.map((copy) => copy.open(path)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '302',
      ...Array.from({ length: 5 }, () => '400'),
    ])
  })

  test('refuses the states of two browsers that were swapped, and lets each go on with its own', async () => {
    const [one, other] = [openBrowser(pages), openBrowser(pages)]
    const [own, theirs] = [await throughProvider(await start(one)), await throughProvider(await start(other))]
    await expectRefused(await pages.open({ path: theirs.path }), 400, over)
    await expectRefused(await one.open(theirs.path), 400, over)
    expect(sentTo(await other.open(theirs.path))).toBe('/user/profile')
    const kept = openBrowser(pages)
    await expectRefused(await kept.open(own.path), 400, over)
  })

  test('refuses the state of another site', async () => {
    const here = openBrowser(pages)
    const { path } = await throughProvider(await start(here))
    const there = openBrowser(pages, 'factory')
    there.jar.set('chat', here.jar.get('chat')!)
    await expectRefused(await there.open(path), 400, over)
    expect(sentTo(await here.open(path))).toBe('/user/profile')
  })

  test('refuses an account that was switched off, removed, or is one of staff', async () => {
    const admin = academy.as('admin')
    const learner = async (subject: string) => {
      provider.behave({ subject })
      const browser = openBrowser(pages)
      await signIn(browser)
      return String((await whoIs(browser)).userID)
    }
    const comes = async (subject: string) => {
      provider.behave({ subject })
      return signIn(openBrowser(pages))
    }
    await update(admin, 'user', { _id: await learner('U-off'), change: { status: false } })
    await expectRefused(await comes('U-off'), 403, 'บัญชีนี้ถูกปิดใช้งาน')
    await remove(admin, 'user', await learner('U-removed'))
    await expectRefused(await comes('U-removed'), 403, 'บัญชีนี้ถูกปิดใช้งาน')
    const user = await learner('U-staff')
    await grant(academy.as('root'), { user, role: 'manager', sites: [sites.skills._id] })
    await expectRefused(await comes('U-staff'), 403, 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้')
  })

  test('who is signed in already stays who he is', async () => {
    provider.behave({ subject: 'U-other' })
    const browser = openBrowser(pages)
    const { path } = await throughProvider(await start(browser))
    await browser.post('/user/login', { username: 'learner@skills.test', password: 'wicha-2569' })
    const before = await users()
    expect(sentTo(await browser.open(path))).toBe('/user/profile')
    expect((await whoIs(browser)).userID).toBe(academy.viewer('user').id)
    expect(await users()).toBe(before)
    expect(sentTo(await browser.post('/user/auth', { next: '/lesson/home' }))).toBe('/lesson/home')
  })

  test('a demand to set a new password is for who has one', async () => {
    provider.behave({ subject: 'U-reset' })
    const browser = openBrowser(pages)
    await signIn(browser)
    const { userID } = await whoIs(browser)
    await update(academy.as('admin'), 'user', { _id: userID, change: { req_reset: true } })
    expect((await browser.open('/user/profile')).status).toBe(200)
  })

  test('stops who begins without end', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let i = 0; i < 320; i++) statuses.push((await pages.post({ path: '/user/auth', headers })).status)
    expect(statuses.at(-1)).toBe(429)
    academy.pass(600_001)
    expect((await pages.post({ path: '/user/auth' })).status).toBe(302)
  })

  test('an old state is refused, and swept away', async () => {
    const browser = openBrowser(pages)
    const { path } = await throughProvider(await start(browser))
    academy.pass(600_001)
    await expectRefused(await browser.open(path), 400, over)
    academy.pass(3_600_000)
    await academy.app.jobs.drain()
    const { rows } = await sql`select 1 from login_state`.execute(academy.database.kysely)
    expect(rows).toEqual([])
  })
})
