import { type Browser, expect, type Page } from '@playwright/test'
import { digits } from './register.ts'

const password = 'kanda-2569'

export interface Learner {
  /** A page of his own browser, in which he is signed in. */
  page: Page
  _id: string
  /** By which he signs in too. */
  email: string
  password: string
}

/** กานดา รักเรียน (or of another last name), whom no other journey knows, registered and signed in at `origin`, with a screen like that of `beside`. */
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

/** A browser of nobody yet, where the bar about cookies is closed. */
export async function newDevice(browser: Browser, { beside, origin }: { beside: Page; origin: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: beside.viewportSize() })
  await context.addInitScript(() => (document.cookie = 'consent=1.111111; Path=/'))
  return context.newPage()
}

/** Signs a learner in at a device. */
export async function enter(page: Page, of: { email: string; password: string; origin: string }) {
  const data = { username: of.email, password: of.password, interface: 'frontend' }
  const answer = await page.request.post('/api/signin', { data, headers: { origin: of.origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}
