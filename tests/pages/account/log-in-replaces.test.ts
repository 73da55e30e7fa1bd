import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import { hashPassword } from '#platform/identity/password/password.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'

describe.each(await testDrivers())('what a log-in and a log-out leave behind, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const hash = await hashPassword(password)
    for (const username of ['one@wicha.test', 'two@wicha.test']) {
      const { _id } = await create(academy.as('admin'), 'user', { username, email: username, firstname: 'ก' })
      await setCredential(academy.as('admin'), { user: _id, hash })
    }
  })
  beforeEach(() => academy.pass(601_000))
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const cookieIn = (headers: Record<string, unknown>) => String([headers['set-cookie']].flat()[0]).split(';')[0]!
  const enter = async (username: string, more: { cookie?: string; word?: string; face?: string } = {}) => {
    const { cookie, word = password, face = 'frontend' } = more
    const body = { username, password: word, interface: face }
    return pages.ask({ path: '/api/signin', body, headers: cookie ? { cookie } : {} })
  }
  const isIn = async (cookie: string) =>
    (await pages.ask({ method: 'GET', path: '/api/session', headers: { cookie } })).body.session.login as boolean

  test('the session that a log-in replaces ends, whoever it was of; a log-in that fails ends none', async () => {
    const first = cookieIn((await enter('one@wicha.test')).headers)
    expect((await enter('two@wicha.test', { cookie: first, word: 'wrong-2569' })).status).toBe(401)
    expect(await isIn(first)).toBe(true)
    const second = cookieIn((await enter('two@wicha.test', { cookie: first })).headers)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    const third = cookieIn((await enter('two@wicha.test', { cookie: second })).headers)
    expect([await isIn(second), await isIn(third)]).toEqual([false, true])
  })

  test('each of eight log-ins at once is known at the next call, whoever else logs in meanwhile', async () => {
    const entered = await Promise.all(
      Array.from({ length: 8 }, (_, n) => enter(n % 2 ? 'one@wicha.test' : 'two@wicha.test')),
    )
    const cookies = entered.map(({ headers }) => cookieIn(headers))
    expect(new Set(cookies).size).toBe(8)
    expect(await Promise.all(cookies.map(isIn))).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('the form replaces it too, and so do staff, with what they did in another’s name', async () => {
    const first = cookieIn((await enter('one@wicha.test')).headers)
    const form = { username: 'two@wicha.test', password }
    const posted = await pages.post({ path: '/user/login', form, headers: { cookie: first } })
    expect(posted.status).toBe(302)
    expect(await isIn(first)).toBe(false)
    const desk = cookieIn((await enter('root', { face: 'backend' })).headers)
    const learner = academy.viewer('user').id
    const path = `/user/acting/${learner}`
    const acting = await pages.post({ path, form: { reason: 'ดูหน้าเรียน' }, headers: { cookie: desk } })
    const inName = [acting.headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('sid='))!
      .split(';')[0]!
    expect([await isIn(desk), await isIn(inName)]).toEqual([true, true])
    await enter('one@wicha.test', { cookie: inName })
    expect([await isIn(inName), await isIn(desk)]).toEqual([false, false])
  })

  test.each([
    ['the call', '/api/signout'],
    ['the form', '/user/login?sign-out'],
    ['the form of staff', '/member/login?sign-out'],
  ])('%s of a log-out clears what the browser keeps of the site, and nothing else does', async (_what, path) => {
    const entered = await enter('one@wicha.test')
    expect(entered.headers['clear-site-data']).toBeUndefined()
    const cookie = cookieIn(entered.headers)
    const out = path.startsWith('/api')
      ? await pages.ask({ path, body: {}, headers: { cookie } })
      : await pages.post({ path, headers: { cookie } })
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"')
    const late = await pages.open({ path: '/member/login', headers: { cookie } })
    expect(String(late.headers['set-cookie'])).toContain('sid=;')
    expect(late.headers['clear-site-data'], 'who was away for too long finds what he wrote').toBeUndefined()
  })

  test('each answer to what was done too often says how long to wait', async () => {
    const tries = []
    for (let n = 0; n < 11; n++) tries.push(await enter('one@wicha.test', { word: `wrong-${n}` }))
    expect([tries[9]!.headers['retry-after'], tries[10]!.status, tries[10]!.headers['retry-after']]).toEqual([
      ...[undefined, 429, '600'],
    ])
    const form = { username: 'one@wicha.test', password: 'wrong' }
    const page = await pages.post({ path: '/user/login', form })
    expect([page.status, page.headers['retry-after']]).toEqual([429, '600'])
    const forgot = []
    for (let n = 0; n < 11; n++) forgot.push(await pages.ask({ path: '/api/forgot', body: { email: 'x@wicha.test' } }))
    expect(forgot[10]!.status).toBe(429)
    expect(Number(forgot[10]!.headers['retry-after'])).toBeGreaterThan(50)
    expect(Number(forgot[10]!.headers['retry-after'])).toBeLessThanOrEqual(60)
    const screen = await pages.post({ path: '/user/forgot', form: { email: 'x@wicha.test' } })
    expect(screen.status).toBe(429)
    expect(Number(screen.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
