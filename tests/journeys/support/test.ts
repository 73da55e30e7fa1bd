import { expect, type Page, test as base } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'

export { expect }

export interface Options {
  database: 'pglite' | 'postgres'
}

interface Journey {
  /** The address of a demo site on the database of this project. */
  at: (hostname: 'localhost' | 'factory.localhost' | 'school.localhost' | 'origin.localhost') => string
  /** A name that no other run of a journey uses. */
  unique: (name: string) => string
  /** Everything the browser complained of; a journey ends red when there is anything. */
  complaints: string[]
  signIn: (page: Page, who: { username: string; password?: string; desk?: boolean }) => Promise<void>
  /** A picture for people, in test-results/screens. */
  picture: (page: Page, name: string) => Promise<void>
}

export const test = base.extend<Journey, Options>({
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
    async ({ page }, use) => {
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
      await page.goto(desk ? '/member/login' : '/user/login')
      await page.locator('[name=username]').fill(username)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      if (page.url().includes('/member/sites')) await chooseSite(page, new URL(page.url()).hostname)
    })
  },
  picture: async ({}, use, info) => {
    await use(async (page, name) => {
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `test-results/screens/${name}-${info.project.name}.png`, fullPage: true })
    })
  },
})

/** Staff of several sites say first on which one they work. */
export async function chooseSite(page: Page, hostname: string) {
  const card = page.locator('label').filter({ has: page.getByText(hostname, { exact: true }) })
  await card.click()
  await page.getByRole('button', { name: 'สลับเว็บไซต์' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/member/'))
}
