import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import type { Pages } from '../support/pages.ts'
import { textOf } from '../support/reading.ts'

/** Loads the modules as a development build does. */
const openDevelopment = async () => {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'development')
  const [{ openAcademy: open }, { openPages }] = await Promise.all([
    import('../support/academy.ts'),
    import('../support/pages.ts'),
  ])
  const academy = await open()
  academy.app.settings.isDevelopment = true
  return { academy, pages: await openPages(academy) }
}

describe('a developer on his own machine', () => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    ;({ academy, pages } = await openDevelopment())
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await pages.close()
    await academy.close()
  })

  const ask = (options: InjectOptions) =>
    pages.server.inject({ ...options, headers: { host: sites.skills.hostname, ...options.headers } })
  const choose = (hostname: unknown, headers: Record<string, string> = {}) =>
    ask({ method: 'POST', url: '/api/developer-host', payload: { hostname }, headers })
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat().map((one) => String(one).split(';')[0]!)
  const list = (options: InjectOptions = {}) => ask({ url: '/api/hostname?list=1', ...options })
  const hasBar = async (options: InjectOptions = {}) =>
    (await ask({ url: '/lesson/home', ...options })).body.includes('แถบสำหรับนักพัฒนา')

  test('is shown the bar with the name of the host, and what the bar can do', async () => {
    const { body } = await ask({ url: '/lesson/home' })
    const bar = /<aside[^>]*aria-label="แถบสำหรับนักพัฒนา"[\s\S]*?<\/aside>/.exec(body)![0]
    expect(textOf(bar)).toBe('Hide/show โฮสต์ localhost localhost Set Reset Debug')
  })

  test('is led from the bar to the debug display, through the log-in when he is signed out', async () => {
    const logIn = '/member/login?next=%2Fdebug%2Fdisplay'
    expect((await ask({ url: '/lesson/home' })).body).toContain(logIn)
    const cookie = (await pages.cookieOf(academy.viewer('admin'), 'skills'))['cookie']!
    const { body } = await ask({ url: '/lesson/home', headers: { cookie } })
    expect(body).toContain('/debug/display')
    expect(body).not.toContain(logIn)
  })

  test('is told every host name, each as an entry with hostname', async () => {
    const { data } = (await list()).json()
    expect(data).toEqual(expect.arrayContaining(Object.values(sites).map(({ hostname }) => ({ hostname }))))
    for (const entry of data) expect(Object.keys(entry)).toEqual(['hostname'])
  })

  test('chooses another host with Set, without its session, and is back with Reset', async () => {
    const session = (await pages.cookieOf(academy.viewer('manager'), 'skills'))['cookie']!
    const chosen = await choose(sites.factory.hostname, { cookie: session })
    expect(chosen.statusCode).toBe(200)
    const cookies = cookieOf(chosen)
    expect(cookies).toEqual([`developer-host=${sites.factory.hostname}`, 'sid='])
    expect(String(chosen.headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict')
    const there = await ask({ url: '/lesson/home', headers: { cookie: cookies[0]! } })
    expect(there.body).toContain(sites.factory.name)
    expect(there.body).toContain('factory.localhost')
    const api = await ask({ url: '/api/hostname', headers: { cookie: cookies[0]! } })
    expect(api.json().data.key).toBe('key-factory')
    const who = await ask({ url: '/api/session', headers: { cookie: session } })
    expect(who.json().session).toMatchObject({ login: false })
    const reset = await choose(null, { cookie: cookies[0]! })
    expect(String(reset.headers['set-cookie'])).toMatch(/developer-host=;[^,]*Max-Age=0/)
    expect((await ask({ url: '/lesson/home' })).body).toContain(sites.skills.name)
  })

  test('drops plugins and configuration with both', async () => {
    const before = await academy.app.sites.byHostname(sites.skills.hostname)
    expect(await academy.app.sites.byHostname(sites.skills.hostname)).toBe(before)
    await choose(null)
    expect(await academy.app.sites.byHostname(sites.skills.hostname)).not.toBe(before)
  })

  test.each<[string, unknown]>([
    ['an unknown host', 'evil.example'],
    ['a host with a port', 'localhost:3000'],
    ['an address', 'http://localhost/'],
    ['nothing', ''],
    ['a number', 5],
    ['an operator', { $ne: null }],
    ['a very long name', 'a'.repeat(300)],
    ['a line of its own', 'localhost\r\nset-cookie: x=1'],
  ])('cannot choose %s', async (_, hostname) => {
    const answer = await choose(hostname)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('ไม่พบการตั้งค่าของโฮสต์นี้')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('whose chosen host is gone sees the one that he asks for', async () => {
    const page = await ask({ url: '/lesson/home', headers: { cookie: 'developer-host=gone.example' } })
    expect(page.body).toContain(sites.skills.name)
  })

  const strangers: [string, InjectOptions, () => void][] = [
    ['from another machine', { remoteAddress: '203.0.113.7' }, () => {}],
    [
      'from another machine that says it is this one',
      { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
      () => {},
    ],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }, () => {}],
    ['through a proxy that says nothing of whom', { headers: { via: '1.1 proxy' } }, () => {}],
    ['behind a proxy that is trusted', {}, () => (academy.app.settings.trustProxy = 1)],
    ['when it is no development', {}, () => (academy.app.settings.isDevelopment = false)],
  ]
  test.each(strangers)('is nobody who comes %s', async (_, options, given) => {
    given()
    try {
      const { headers } = options
      const cookie = { ...headers, cookie: `developer-host=${sites.factory.hostname}` }
      expect((await list(options)).statusCode).toBe(404)
      expect((await list(options)).body).not.toContain('factory.localhost')
      expect(await hasBar(options)).toBe(false)
      expect((await ask({ url: '/lesson/home', ...options, headers: cookie })).body).not.toContain(sites.factory.name)
      const payload = { hostname: sites.factory.hostname }
      const chosen = await ask({ method: 'POST', url: '/api/developer-host', ...options, payload })
      expect(chosen.statusCode).toBe(404)
      const viewer = await pages.cookieOf(academy.viewer('superadmin'), 'skills')
      const display = await ask({ url: '/debug/display', ...options, headers: { ...headers, ...viewer } })
      expect(display.statusCode).toBe(404)
    } finally {
      academy.app.settings.trustProxy = 0
      academy.app.settings.isDevelopment = true
    }
  })

  test('is sent from no page of another site', async () => {
    const evil = { origin: 'http://evil.example' }
    expect((await choose(sites.factory.hostname, evil)).statusCode).toBe(403)
  })

  describe('has a debug display', () => {
    const open = (role: 'admin' | 'superadmin' | 'root' | 'manager' | 'member' | 'user' | 'guest', path: string) =>
      pages.open({ path, viewer: academy.viewer(role) })

    test('for superadmin and admin, as the screens of the own account are, and for nobody below them', async () => {
      for (const path of ['/debug/display', '/member/profile', '/member/layout', '/member/unactive']) {
        for (const role of ['superadmin', 'admin', 'root'] as const)
          expect((await open(role, path)).status, role).toBe(200)
        for (const role of ['manager', 'member', 'user', 'guest'] as const)
          expect((await open(role, path)).status, role).toBe(302)
      }
    })

    test('and the rows of the site counted, for admin and those above', async () => {
      const { text } = await open('admin', '/test/dashboard')
      expect(textOf(text)).toMatch(/หลักสูตร \d+/)
      expect((await open('manager', '/test/dashboard')).status).toBe(302)
    })

    test('which says what site and who it is, in both languages', async () => {
      const { text } = await open('superadmin', '/debug/display')
      for (const part of ['จอดีบัก', 'localhost', sites.skills._id, 'superadmin', 'lesson', 'บันทึกของเบราว์เซอร์'])
        expect(textOf(text)).toContain(part)
      const headers = { ...(await pages.cookieOf(academy.viewer('admin'), 'skills')) }
      const english = await pages.open({ path: '/debug/display', headers: { cookie: `${headers['cookie']}; lang=en` } })
      expect(textOf(english.text)).toContain('Debug display')
    })
  })
})

describe('who is no developer', () => {
  test('finds neither the debug display nor the choice of a host, whatever he is', async () => {
    vi.resetModules()
    const { openPages } = await import('../support/pages.ts')
    const academy = await openAcademy()
    const pages = await openPages(academy)
    for (const role of ['guest', 'admin', 'superadmin', 'root'] as const) {
      const viewer = academy.viewer(role)
      for (const path of ['/debug/display', '/test/dashboard'])
        expect((await pages.open({ path, viewer })).status, role).toBe(404)
      const body = { hostname: sites.factory.hostname }
      expect((await pages.ask({ path: '/api/developer-host', viewer, body })).status, role).toBe(404)
      expect((await pages.open({ path: '/', viewer })).text, role).not.toContain('แถบสำหรับนักพัฒนา')
    }
    await pages.close()
    await academy.close()
  })
})
