import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import playwright from '../../../playwright.config.ts'
import { chooseSite } from '../../../tests/journeys/support/test.ts'
import { demoPassword } from '../../../tests/support/server.ts'
import { startBestDemo } from '../../bench/servers.ts'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { isStaff, type Role } from '#platform/data/access/viewer.ts'

/** The built product with the demo, and the browser of the journeys. */
export interface Stage {
  url: string
  browser: Browser
}

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

/** A person of the demo. Without a name it is a visitor. */
export interface Person {
  name: string
  role: Role
}

const launching = playwright.use?.launchOptions ?? {}

/** Returns why no browser check is possible here, or null. */
export const whyNoBrowser = () =>
  existsSync(launching.executablePath ?? '') ? null : `no browser at ${launching.executablePath}`

export const openStage = async (traces: CleanupStack): Promise<Stage> => {
  const { url } = await startBestDemo(traces)
  const browser = await traces.make(
    () => chromium.launch(launching),
    (opened) => opened.close(),
  )
  return { url, browser }
}

/** Opens a browser without a session in which the cookie question is answered. */
export const newBrowser = async ({ url, browser }: Stage, options: BrowserContextOptions = {}) => {
  const { locale, timezoneId } = playwright.use!
  const given = { baseURL: url, locale: locale!, timezoneId: timezoneId!, viewport: sizes.desktop }
  const context = await browser.newContext({ ...given, ...options })
  await context.addCookies([{ name: 'consent', value: '1.111111', url }])
  return context
}

/** Sets the language of the responses to the browser. */
export const speak = ({ url }: Stage, { context, lang }: { context: BrowserContext; lang: Locale }) =>
  context.addCookies([{ name: 'lang', value: lang, url }])

/** Opens a page for a signed-in person, at the desk for staff. */
export const pageOf = async (context: BrowserContext, { name, role }: Person): Promise<Page> => {
  const page = await context.newPage()
  if (role === 'guest') return page
  const entrance = isStaff({ role }) ? '/member/login' : '/user/login'
  await page.goto(entrance)
  const headers = { origin: new URL(page.url()).origin }
  const data = { username: name, password: demoPassword, interface: isStaff({ role }) ? 'backend' : 'frontend' }
  const answer = await page.request.post('/api/signin', { data, headers })
  if (!answer.ok()) throw new Error(`${name} may not sign in: ${await answer.text()}`)
  await page.goto(entrance)
  if (page.url().includes('/member/sites')) await chooseSite(page, 'localhost')
  return page
}
