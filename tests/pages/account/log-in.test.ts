import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { firstLayout } from '../../../src/modules/config/fields/layout.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { quoted } from '../../support/quoted.ts'
import { attribute, linksOf, parts, textOf } from '../../support/reading.ts'

const path = '/user/login'
const learner = 'learner@skills.test'
const staff: readonly Role[] = ['member', 'manager', 'admin', 'superadmin', 'root']

describe.each(await testDrivers())('the log-in on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const send = (form: Record<string, string>, at = path) => pages.post({ path: at, form })
  const enter = (form: Record<string, string> = {}) => send({ username: learner, password, ...form })
  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat().map(String)
  const toastOf = (answer: { headers: Record<string, unknown> }) => {
    const value = cookiesOf(answer).find((cookie) => cookie.startsWith('toast='))
    return value && JSON.parse(decodeURIComponent(value.slice('toast='.length).split(';')[0]!))
  }
  const configure = async (change: Parameters<typeof update<'configuration'>>[2]['change']) => {
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change })
  }
  const headerLinks = async () => linksOf(parts((await pages.open({ path: '/lesson/home' })).text, 'header')[0]!)
  const boxOf = (html: string) => /<div class="[^"]*" role="alert">[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? ''

  test.each([
    ['an unknown account', { username: 'nobody@wicha.test', password }, quoted.logIn.unknown],
    ['a wrong password', { username: learner, password: 'wrong-2569' }, quoted.logIn.wrong],
    ['staff', { username: 'admin', password }, quoted.logIn.noRight],
  ])('says what the specification says to %s, in a box headed as it says', async (_who, form, said) => {
    const answer = await send(form)
    expect(answer.status).toBe(401)
    expect(cookiesOf(answer)).toEqual([])
    expect(textOf(boxOf(answer.text))).toBe(`${quoted.logIn.heading} ${said}`)
    expect(answer.text).toContain(`value="${form.username}"`)
    expect(answer.text).not.toContain(form.password)
  })

  test.each(staff)('refuses the role %s on the public site, with its right password', async (role) => {
    const answer = await send({ username: role, password })
    expect(answer.status).toBe(401)
    expect(textOf(boxOf(answer.text))).toContain(quoted.logIn.noRight)
  })

  test.each(['/login', '/user/login', '/student/login'])(
    '%s opens without log-in and signs a person in',
    async (at) => {
      expect((await pages.open({ path: at })).status).toBe(200)
      const answer = await send({ username: learner, password }, at)
      expect(answer).toMatchObject({
        status: 302,
        headers: { location: '/user/profile', 'x-remix-reload-document': 'true' },
      })
      const cookie = cookiesOf(answer)[0]!.split(';')[0]!
      expect((await pages.open({ path: '/user/profile', headers: { cookie } })).status).toBe(200)
    },
  )

  test('a right log-in loads the next page anew, where a toast of half a second waits', async () => {
    const answer = await enter()
    expect(answer.headers).toMatchObject({ location: '/user/profile', 'x-remix-reload-document': 'true' })
    expect(toastOf(answer)).toEqual({ kind: 'session', text: quoted.logIn.done })
  })

  test('logging out ends the session, loads / anew, and leaves its toast', async () => {
    const cookie = cookiesOf(await enter())[0]!.split(';')[0]!
    const answer = await pages.post({ path: `${path}?sign-out`, headers: { cookie } })
    expect(answer).toMatchObject({ status: 302, headers: { location: '/', 'x-remix-reload-document': 'true' } })
    expect(toastOf(answer)).toEqual({ kind: 'session', text: 'ออกจากระบบเรียบร้อยแล้ว' })
    expect(cookiesOf(answer)[0]).toMatch(/^sid=;.*Max-Age=0/)
    expect((await pages.open({ path: '/user/profile', headers: { cookie } })).status).not.toBe(200)
  })

  test('remember me outlives the closing of the browser, and what is not ticked does not', async () => {
    const [kept] = cookiesOf(await enter({ remember: 'true' }))
    const [short] = cookiesOf(await enter())
    expect(Number(/Max-Age=(\d+)/.exec(kept!)?.[1])).toBeGreaterThan(30 * 86_400)
    expect(short).not.toMatch(/Max-Age|Expires/i)
    const opens = async (cookie: string) =>
      (await pages.open({ path: '/user/profile', headers: { cookie: cookie.split(';')[0]! } })).status === 200
    expect([await opens(kept!), await opens(short!)]).toEqual([true, true])
    academy.pass(13 * 3_600_000)
    expect([await opens(kept!), await opens(short!)]).toEqual([true, false])
  })

  test('the form has a box to be remembered and leads over to registering, and back', async () => {
    const { text } = await pages.open({ path: `${path}?next=%2Flesson%2Fhome` })
    expect(text).toMatch(/<input(?=[^>]* type="checkbox")(?=[^>]* name="remember")/)
    const [main] = parts(text, 'main')
    expect(linksOf(main!)).toContainEqual({ href: '/user/register?next=%2Flesson%2Fhome', text: 'สมัครสมาชิก' })
    const over = parts((await pages.open({ path: '/user/register?next=%2Flesson%2Fhome' })).text, 'main')[0]!
    expect(linksOf(over)).toContainEqual({ href: '/user/login?next=%2Flesson%2Fhome', text: 'เข้าสู่ระบบ' })
  })

  test('has a link for who forgot his password', async () => {
    const [main] = parts((await pages.open({ path })).text, 'main')
    expect(linksOf(main!)).toContainEqual({ href: '/user/forgot', text: 'ลืมรหัสผ่าน?' })
    expect((await pages.open({ path: '/user/forgot' })).status).toBe(200)
  })

  test('leads nowhere that the product does not have', async () => {
    const { text } = await pages.open({ path })
    for (const { href } of linksOf(parts(text, 'main')[0]!))
      expect((await pages.open({ path: href })).status, href).toBe(200)
  })

  test.each([
    ...['//evil.example', '\\\\evil', '/\\evil', 'https:evil', 'javascript:alert(1)', '/%09/evil', '/..//evil'],
    ...['https://factory.localhost', '/\tevil', ' //evil', 'data:text/html,x'],
  ])('A37 goes to no other site after the log-in: next=%j', async (next) => {
    const asked = await pages.open({ path: `${path}?next=${encodeURIComponent(next)}` })
    expect(attribute(/<input[^>]*name="next"[^>]*>/.exec(asked.text)![0], 'value')).toMatch(
      /^\/(user\/profile|%09\/evil)$/,
    )
    const sent = await enter({ next })
    expect(sent.status).toBe(302)
    expect(new URL(String(sent.headers['location']), 'http://localhost').origin).toBe('http://localhost')
    expect(sent.headers['location']).toMatch(/^\/(user\/profile|%09\/evil)$/)
  })

  test('goes back to the page of this site that sent him', async () => {
    expect((await enter({ next: '/lesson/search/ไฟฟ้า?page=2' })).headers['location']).toMatch(
      /^\/lesson\/search\/\S+\?page=2$/,
    )
  })

  test('the links of a site lead to its own address of logging in and registering, or to the one it sets', async () => {
    for (const usermenuendpoint of ['user', 'student'] as const) {
      await configure({ layout: { ...firstLayout, usermenuendpoint } })
      const links = await headerLinks()
      expect(links).toContainEqual({ href: `/${usermenuendpoint}/login`, text: 'เข้าสู่ระบบ' })
      expect(links).toContainEqual({ href: `/${usermenuendpoint}/register`, text: 'สมัครสมาชิก' })
      for (const way of ['login', 'register'])
        expect((await pages.open({ path: `/${usermenuendpoint}/${way}` })).status).toBe(200)
    }
    await configure({ defaultLogin: 'https://id.wicha.test/in', layout: firstLayout })
    expect(await headerLinks()).toContainEqual({ href: 'https://id.wicha.test/in', text: 'เข้าสู่ระบบ' })
    await configure({ defaultLogin: null })
  })

  test('shows the logo and the background that the site sets for it, and the cloth where it sets none', async () => {
    expect((await pages.open({ path })).text).toMatch(/<svg class="[^"]*cloth/)
    await configure({ loginLogo: 'upload/log-in.svg', loginBg: 'https://files.wicha.test/ground.webp' })
    for (const at of [path, '/student/login', '/login', '/user/register']) {
      const [main] = parts((await pages.open({ path: at })).text, 'main')
      const pictures = [...main!.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)
      expect(pictures, at).toEqual(['https://files.wicha.test/ground.webp', '/upload/log-in.svg'])
    }
    await configure({ loginLogo: null, loginBg: null })
  })

  test('changing the language says so in the language that was chosen, and only when it is another one', async () => {
    const changed = await pages.open({ path: '/lesson/home?lang=en' })
    expect(toastOf(changed)).toEqual({ kind: 'plain', text: quoted.language.en })
    const same = await pages.open({ path: '/lesson/home?lang=en', headers: { cookie: 'lang=en' } })
    expect(toastOf(same)).toBeUndefined()
    const back = await pages.open({ path: '/lesson/home?lang=th', headers: { cookie: 'lang=en' } })
    expect(toastOf(back)).toEqual({ kind: 'plain', text: 'เปลี่ยนภาษาเรียบร้อยแล้ว' })
  })
})
