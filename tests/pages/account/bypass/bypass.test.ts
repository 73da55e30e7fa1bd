import { createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { password, sites } from '../../../support/cast.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { linksOf, parts, textOf } from '../../../support/reading.ts'
import { type Browser, openBrowser, sentTo } from '../chat/browser.ts'
import { assert, issuer, type PortalMessage, sharedSecret, trust } from './portal.ts'

const over = 'ลิงก์นี้หมดอายุ ถูกใช้ไปแล้ว หรือไม่ถูกต้อง'

describe.each(await testDrivers())('coming from another system on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let learner: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    learner = academy.viewer('user').id
    await trust(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const shown = (browser: Browser, id: string, assertion: string) =>
    browser.open(`/user/bypass/${id}?assertion=${encodeURIComponent(assertion)}`)
  const press = (browser: Browser, id: string, assertion: string) => browser.post(`/user/bypass/${id}`, { assertion })
  const mainOf = ({ text }: { text: string }) => textOf(parts(text, 'main')[0]!)
  const session = async (browser: Browser) => (await browser.call('GET', 'session')).body.session
  const enter = async () => {
    const browser = openBrowser(pages)
    await press(browser, learner, await assert(learner))
    return browser
  }
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(academy.database.kysely))
      .rows[0]!.n

  test('L97.3 shows as whom, and signs in when the button is pressed', async () => {
    const browser = openBrowser(pages)
    const assertion = await assert(learner)
    const page = await shown(browser, learner, assertion)
    expect(page.status).toBe(200)
    expect(mainOf(page)).toContain('hr.factory รับรองว่าคุณคือ สมชาย ใจดี')
    expect(page.text).toMatch(/<meta name="referrer" content="no-referrer"/)
    const done = await press(browser, learner, assertion)
    expect(done).toMatchObject({ status: 302, headers: { location: '/user/employee' } })
    expect(await session(browser)).toMatchObject({ login: true, userID: learner, role: 'user', mode: 'bypass' })
  })

  test('B07 a GET changes nothing, however often it comes', async () => {
    const assertion = await assert(learner)
    const before = [await count('session'), await count('used_assertion')]
    const browser = openBrowser(pages)
    for (let i = 0; i < 3; i++) expect((await shown(browser, learner, assertion)).status).toBe(200)
    expect(browser.jar.size).toBe(0)
    expect([await count('session'), await count('used_assertion')]).toEqual(before)
    expect(sentTo(await press(browser, learner, assertion))).toBe('/user/employee')
  })

  test('A33 is not there on a site that trusts nobody, nor on one that is set by half', async () => {
    const other = academy.viewer('user', 'factory').id
    for (const change of [{}, { bypassIssuer: issuer }, { bypassIssuer: null, bypassKey: sharedSecret }]) {
      await trust(academy, 'factory', change)
      const browser = openBrowser(pages, 'factory')
      const assertion = await assert(other, { claims: { aud: 'factory.localhost' } })
      expect((await shown(browser, other, assertion)).status).toBe(404)
      expect((await press(browser, other, assertion)).status).toBe(404)
      expect(browser.jar.has('sid')).toBe(false)
    }
    await trust(academy, 'factory', { bypassIssuer: issuer, bypassKey: sharedSecret })
  })

  test('A33 no client sets the mode: not in a body, a header or a cookie', async () => {
    const browser = openBrowser(pages)
    const signIn = { username: 'learner@skills.test', password }
    expect((await browser.call('POST', 'signin', { ...signIn, mode: 'bypass' })).status).toBe(400)
    await browser.post('/user/login', { ...signIn, mode: 'bypass' })
    browser.jar.set('mode', 'bypass')
    await browser.call('POST', 'session', { mode: 'bypass' })
    await browser.call('PUT', 'session', { data: { mode: 'bypass' } })
    expect((await session(browser)).mode).toBe('standard')
    expect((await browser.open('/user/profile?mode=bypass')).status).toBe(200)
    const page = await browser.open(`/user/bypass/${learner}`)
    expect(page.status).toBe(400)
  })

  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, () => PortalMessage]>([
    ['another issuer', () => ({ claims: { iss: 'hr.elsewhere' } })],
    ['no issuer', () => ({ claims: { iss: undefined } })],
    ['the host of another site', () => ({ claims: { aud: 'factory.localhost' } })],
    ['several hosts', () => ({ claims: { aud: ['localhost', 'factory.localhost'] } })],
    ['no host', () => ({ claims: { aud: undefined } })],
    ['no beginning', () => ({ claims: { iat: undefined } })],
    ['no end', () => ({ claims: { exp: undefined } })],
    ['an end that is too far', () => ({ claims: { exp: now() + 3600 } })],
    ['an end that is past', () => ({ claims: { iat: now() - 50, exp: now() - 10 } })],
    ['a beginning that is long ago', () => ({ claims: { iat: now() - 3600, exp: now() + 30 } })],
    ['a beginning that is to come', () => ({ claims: { iat: now() + 600, exp: now() + 660 } })],
    ['no name of its own', () => ({ claims: { jti: undefined } })],
    ['an empty name of its own', () => ({ claims: { jti: '' } })],
    ['a name of its own that is none', () => ({ claims: { jti: 'x'.repeat(5000) } })],
    ['another person', () => ({ claims: { sub: 'a'.repeat(24) } })],
    ['another secret', () => ({ key: new TextEncoder().encode('another-secret-of-more-than-32-letters') })],
  ])('refuses an assertion with %s', async (_what, said) => {
    const browser = openBrowser(pages)
    const assertion = await assert(learner, said())
    for (const answer of [await shown(browser, learner, assertion), await press(browser, learner, assertion)]) {
      expect(answer.status).toBe(400)
      expect(mainOf(answer)).toContain(over)
    }
    expect(browser.jar.has('sid')).toBe(false)
  })

  test('tells the log, and not the page, which part was wrong', async () => {
    const said: string[] = []
    const { log } = academy.app.settings
    academy.app.settings.log = (line) => said.push(line)
    const answers = []
    for (const claims of [{ aud: 'factory.localhost' }, { iss: 'hr.elsewhere' }, { jti: undefined }])
      answers.push(mainOf(await press(openBrowser(pages), learner, await assert(learner, { claims }))))
    academy.app.settings.log = log
    // The page that says so reads the URL again, in which nothing is left.
    const parts = said.map((line) => line.split(' ').at(-1)).filter((part) => part !== 'ERR_JWS_INVALID')
    expect(parts).toEqual(['aud', 'iss', 'jti'])
    expect(new Set(answers).size).toBe(1)
  })

  test('refuses what is not signed, is altered, or is no assertion at all', async () => {
    const browser = openBrowser(pages)
    const [head, body, mark] = (await assert(learner)).split('.')
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = encoded({ alg: 'none' })
    const other = encoded({ ...JSON.parse(Buffer.from(body!, 'base64url').toString()), jti: 'altered' })
    const forged = [`${none}.${body}.`, `${none}.${body}.${mark}`, `${head}.${other}.${mark}`, `${head}.${body}.`]
    for (const text of [...forged, '', '..', 'x', 'x'.repeat(100_000), `${head}.${body}.${mark}.x`, '{"alg":"none"}'])
      expect((await press(browser, learner, text)).status, text.slice(0, 60)).toBe(400)
    expect((await browser.post(`/user/bypass/${learner}`)).status).toBe(400)
    expect(browser.jar.has('sid')).toBe(false)
  })

  test('an assertion works once, of many at the same time too', async () => {
    const assertion = await assert(learner)
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(openBrowser(pages), learner, assertion)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '302',
      ...Array.from({ length: 7 }, () => '400'),
    ])
    const again = await press(openBrowser(pages), learner, assertion)
    expect(mainOf(again)).toContain(over)
  })

  test('lets in nobody who is unknown, of another site, of staff, or switched off', async () => {
    const says = async (id: string) => {
      const browser = openBrowser(pages)
      const answer = await press(browser, id, await assert(id))
      expect(answer.status).toBe(403)
      expect(browser.jar.has('sid')).toBe(false)
      return mainOf(answer)
    }
    expect(await says('a'.repeat(24))).toContain('ไม่พบบัญชีผู้เรียนนี้')
    expect(await says("x' or 1=1 --")).toContain('ไม่พบบัญชีผู้เรียนนี้')
    expect(await says(academy.viewer('user', 'factory').id)).toContain('ไม่พบบัญชีผู้เรียนนี้')
    expect(await says(academy.viewer('admin').id)).toContain('ไม่พบบัญชีผู้เรียนนี้')
    const admin = academy.as('admin')
    const made = await create(admin, 'user', { username: 'off', firstname: 'ปิด', status: false })
    expect(await says(made._id)).toContain('บัญชีนี้ถูกปิดใช้งาน')
    const staff = await create(admin, 'user', { username: 'granted', firstname: 'มีสิทธิ์' })
    await grant(academy.as('root'), { user: staff._id, role: 'member', sites: [sites.skills._id] })
    expect(await says(staff._id)).toContain('ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้')
  })

  test('takes the place of whoever was signed in, whose session ends', async () => {
    const browser = openBrowser(pages)
    await browser.post('/user/login', { username: 'learner@skills.test', password })
    const old = browser.jar.get('sid')!
    await press(browser, learner, await assert(learner))
    expect(browser.jar.get('sid')).not.toBe(old)
    const left = openBrowser(pages)
    left.jar.set('sid', old)
    expect((await session(left)).login).toBe(false)
  })

  test('L33.2 L180.6 every link to the profile leads to the employee’s page, in the header, the menu and after a log-in', async () => {
    const browser = await enter()
    const page = await browser.open('/lesson/home')
    const own = linksOf(page.text).filter(({ href }) => /^\/user\/(profile|employee)/.test(href))
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ href }) => href))).toEqual(new Set(['/user/employee']))
    for (const path of ['/user/profile', '/student/profile', '/user/login', '/login', '/user/register'])
      expect([path, sentTo(await browser.open(path))]).toEqual([path, '/user/employee'])
    const standard = openBrowser(pages)
    await standard.post('/user/login', { username: 'learner@skills.test', password })
    expect(linksOf((await standard.open('/lesson/home')).text).map(({ href }) => href)).toContain('/user/profile')
  })

  test('L97.1 the employee’s page shows the person, his training hours and his courses', async () => {
    const admin = academy.as('admin')
    await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' })
    await update(admin, 'user', {
      _id: learner,
      change: { info: { fti_member: false, fti_member_number: '', agree: true, bandCode: 'tech' } },
    })
    for (const [name, hours] of [
      ['ไฟฟ้า', 18],
      ['เชื่อม', 6],
    ] as const) {
      const course = await create(admin, 'course', { name, status: true, hours })
      await create(academy.as('user'), 'enroll', { courseID: course._id })
    }
    const main = mainOf(await (await enter()).open('/user/employee'))
    for (const text of ['สมชาย ใจดี', 'ช่างเทคนิค', 'learner@skills.test', '081', 'ไฟฟ้า', '18 ชั่วโมง', '24 ชั่วโมง', 'เชื่อม'])
      expect(main).toContain(text)
    const empty = await create(admin, 'user', { username: 'empty', firstname: 'ใหม่' })
    const browser = openBrowser(pages)
    await press(browser, empty._id, await assert(empty._id))
    const bare = mainOf(await browser.open('/user/employee'))
    expect(bare).toContain('ไม่ระบุ')
    expect(bare).toContain('ยังไม่ได้ลงทะเบียนหลักสูตรใด')
    expect(bare).not.toMatch(/null|undefined/)
  })

  test('the session has no more rights than another learner’s, and ends with a switch', async () => {
    const browser = await enter()
    expect((await browser.open('/user/dashboard')).status).toBe(302)
    expect((await browser.call('POST', 'user/query', { method: 'find', args: [{}] })).body.length).toBe(1)
    await update(academy.as('admin'), 'user', { _id: learner, change: { status: false } })
    expect((await session(browser)).login).toBe(false)
    await update(academy.as('admin'), 'user', { _id: learner, change: { status: true } })
  })

  test('the key is for owners of the product, and comes out to nobody', async () => {
    const admin = academy.as('admin')
    await expect(trustAs(admin)).rejects.toThrow('invalid')
    const answer = await pages.ask({
      path: '/api/configuration/query',
      viewer: academy.viewer('root'),
      body: { method: 'find', args: [{}] },
    })
    expect(answer.body[0].bypassKey).toEqual({ set: true, last4: 'ters' })
    expect(answer.text).not.toContain(sharedSecret)
    for (const path of ['/api/hostname', '/user/login', '/api/session'])
      expect((await pages.ask({ method: 'GET', path })).text).not.toMatch(/hr\.factory|bypassKey/)
  })
  const trustAs = async (ctx: ReturnType<Academy['as']>) => {
    const { rows } = await sql<{ _id: string }>`select _id from configuration where site = ${ctx.site._id}`.execute(
      academy.database.kysely,
    )
    await update(ctx, 'configuration', { _id: rows[0]!._id, change: { bypassKey: sharedSecret } })
  }

  describe('by key pairs', () => {
    const pairs = {
      EdDSA: generateKeyPairSync('ed25519'),
      ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    }
    const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString()
    const comes = async (said: PortalMessage) =>
      (await press(openBrowser(pages), learner, await assert(learner, said))).status
    afterAll(() => trust(academy))

    test.each(Object.keys(pairs) as (keyof typeof pairs)[])('%s is taken, and no key of another kind', async (alg) => {
      const { publicKey, privateKey } = pairs[alg]
      for (const pem of [pemOf(publicKey), pemOf(publicKey).replaceAll('\n', '')]) {
        await trust(academy, 'skills', { bypassIssuer: issuer, bypassKey: pem })
        expect(await comes({ header: { alg }, key: privateKey })).toBe(302)
      }
      // The public key must not work as a shared secret.
      const confused = createSecretKey(Buffer.from(pemOf(publicKey)))
      expect(await comes({ header: { alg: 'HS256' }, key: confused })).toBe(400)
      for (const other of (Object.keys(pairs) as (keyof typeof pairs)[]).filter((one) => one !== alg))
        expect(await comes({ header: { alg: other }, key: pairs[other].privateKey })).toBe(400)
    })

    test.each([
      ['a short secret', 'too-short'],
      ['a private key', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
      ['a weak RSA key', pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey)],
      ['a broken key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
    ])('%s is not written into the settings', async (_what, bypassKey) => {
      await expect(trust(academy, 'skills', { bypassIssuer: issuer, bypassKey })).rejects.toThrow('bypassKey')
    })
  })
})
