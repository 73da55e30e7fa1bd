import { type Browser, expect, type Page } from '@playwright/test'
import { digits } from './register.ts'

const password = 'kanda-2569'

export interface Learner {
  /** A page of their own browser, signed in. */
  page: Page
  _id: string
  /** They can also sign in with it. */
  email: string
  password: string
}

/**
 * Registers กานดา รักเรียน (or another last name), unknown to other journeys, and signs in at `origin`. The screen is
 * like that of `beside`.
 */
export async function newLearner(
  browser: Browser,
  { beside, origin, lastname = 'รักเรียน' }: { beside: Page; origin: string; lastname?: string },
): Promise<Learner> {
  const page = await newDevice(browser, { beside, origin })
  const email = `kanda-${Date.now().toString(36)}-${digits(6)}@wicha.test`
  const person = { firstname: 'กานดา', lastname, citizen: digits(13), phone: `08${digits(8)}`, email }
  const made = await page.request.post('/api/user', {
    data: { data: { ...person, password, info: { agree: true } } },
    headers: { origin },
  })
  expect(made.status(), await made.text()).toBe(200)
  const { _id } = (await made.json()) as { _id: string }
  await enter(page, { email, password, origin })
  return { page, _id, email, password }
}

/** Opens a browser without a session, with the cookie bar closed. */
export async function newDevice(browser: Browser, { beside, origin }: { beside: Page; origin: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: beside.viewportSize() })
  await context.addInitScript(() => (document.cookie = 'consent=1.111111; Path=/'))
  return context.newPage()
}

/** Signs a learner in on a device. */
export async function enter(page: Page, of: { email: string; password: string; origin: string }) {
  const data = { username: of.email, password: of.password, interface: 'frontend' }
  const answer = await page.request.post('/api/signin', { data, headers: { origin: of.origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}
