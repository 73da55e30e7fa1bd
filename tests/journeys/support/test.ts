import { expect, type Page, test as base } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'

export { expect }

export interface Options {
  database: 'pglite' | 'postgres'
}

interface Visit {
  /** Whether the cookie question is still open. All other journeys skip it. */
  asksOfCookies: boolean
}

interface Journey {
  /** The URL of a demo site on the database of this project. */
  at: (hostname: 'localhost' | 'factory.localhost' | 'school.localhost' | 'origin.localhost') => string
  /** A name that no other run of a journey uses. */
  unique: (name: string) => string
  /** All complaints of the browser. A journey fails if there are any. */
  complaints: string[]
  /** Logs in as a program does, and follows the redirect. Separate journeys test the log-in itself. */
  signIn: (page: Page, who: { username: string; password?: string; desk?: boolean }) => Promise<void>
  /** Takes a screenshot in test-results/screens if `WICHA_PICTURES` is set. */
  picture: (page: Page, name: string) => Promise<void>
}

export const test = base.extend<Journey & Visit, Options>({
  asksOfCookies: [false, { option: true }],
  database: ['pglite', { option: true, scope: 'worker' }],
  at: async ({ database }, use) => {
    const url = new URL(process.env[`WICHA_${database.toUpperCase()}`]!)
    await use((hostname) => Object.assign(new URL(url), { hostname }).origin)
  },
  baseURL: async ({ at }, use) => use(at('localhost')),
  unique: async ({}, use, info) => {
    await use((name) => `${name} ${info.project.name} ${Date.now().toString(36)}`)
  },
  complaints: [
    async ({ page, asksOfCookies }, use) => {
      if (!asksOfCookies)
        await page.addInitScript(() => {
          // A sandboxed preview in a frame has no cookies.
          if (window === window.top) document.cookie = 'consent=1.111111; Path=/'
        })
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints.filter((line) => !/status of 40[0-9]/.test(line))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({}, use) => {
    await use(async (page, { username, password = demoPassword, desk = false }) => {
      const entrance = desk ? '/member/login' : '/user/login'
      const answer = await page.request.post('/api/signin', {
        data: { username, password, interface: desk ? 'backend' : 'frontend' },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      await page.goto(entrance)
      await page.waitForURL((url) => url.pathname !== entrance)
      if (page.url().includes('/member/sites')) await chooseSite(page, new URL(page.url()).hostname)
    })
  },
  picture: async ({}, use, info) => {
    await use(async (page, name) => {
      if (!process.env['WICHA_PICTURES']) return
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `test-results/screens/${name}-${info.project.name}.png`, fullPage: true })
    })
  },
})

/** Staff of several sites first choose one. */
export async function chooseSite(page: Page, hostname: string) {
  const card = page.locator('label').filter({ has: page.getByText(hostname, { exact: true }) })
  await card.click()
  await page.getByRole('button', { name: 'สลับเว็บไซต์' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/member/'))
}

/** A page that is hydrating notices a toast up to this many milliseconds late. */
export const late = 150

/** Records when each toast appeared and disappeared, across page loads, and the space between its text and its edge. */
export async function watchToasts(page: Page) {
  const seen: { text: string; kind: string; ms: number; room: number; left: number }[] = []
  await page.exposeFunction('toastWent', (one: (typeof seen)[number]) => seen.push(one))
  await page.addInitScript(() => {
    const begun = new Map<Node, { at: number; room: number; left: number }>()
    const seenOf = (node: HTMLElement) => ({
      at: performance.now(),
      room: Number.parseFloat(getComputedStyle(node).paddingInlineStart),
      left: node.getBoundingClientRect().left,
    })
    const isToast = (node: Node): node is HTMLElement => node instanceof HTMLElement && 'toast' in node.dataset
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) if (isToast(node)) begun.set(node, seenOf(node))
        for (const node of removedNodes)
          if (isToast(node)) {
            const { at, ...where } = begun.get(node)!
            const one = { text: node.textContent, kind: node.dataset['toast'], ms: performance.now() - at, ...where }
            ;(globalThis as unknown as { toastWent: (toast: object) => void }).toastWent(one)
          }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return seen
}
