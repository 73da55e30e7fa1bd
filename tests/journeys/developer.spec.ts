import type { Page } from '@playwright/test'
import { newDataDir, type Running, startServer } from '../support/server.ts'
import { expect, test } from './support/test.ts'

test.describe('a developer', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  test.skip(({ hasTouch }) => hasTouch, 'developers sit at a desk, and it is one server, started from the sources')

  let server: Running
  const data = newDataDir()
  test.beforeAll(async ({}, info) => {
    if (info.project.use.hasTouch) return
    info.setTimeout(180_000)
    server = await startServer({ dataDir: data.folder, isDevelopment: true, env: { NODE_ENV: '' } })
  })
  test.afterAll(async () => {
    await server?.stop()
    data.remove()
  })

  /** Opens a page whose bar knows the hosts after hydration. */
  const open = async (page: Page, path: string) => {
    const bar = page.getByRole('complementary', { name: 'แถบสำหรับนักพัฒนา' })
    await page.goto(server.url + path)
    await expect(bar.getByRole('option')).not.toHaveCount(1, { timeout: 60_000 })
    return bar
  }

  test(
    'sees the host, folds the bar away and back, and chooses another host and his own again',
    { tag: '@long' },
    async ({ page, picture, complaints }) => {
      const bar = await open(page, '/lesson/home')
      await expect(bar).toContainText('โฮสต์ localhost')
      await picture(page, 'developer-bar')
      await bar.getByRole('button', { name: 'Hide/show' }).click()
      await expect(bar.getByRole('button')).toHaveCount(1)
      await bar.getByRole('button', { name: 'Hide/show' }).click()

      await bar.getByRole('combobox').selectOption('factory.localhost')
      await bar.getByRole('button', { name: 'Set', exact: true }).click()
      await expect(page.getByRole('banner')).toContainText('ศูนย์ฝึกอบรมโรงงานระยอง', { timeout: 30_000 })
      expect(page.url()).toBe(`${server.url}/`)
      await expect(bar).toContainText('โฮสต์ factory.localhost')
      await page.waitForLoadState('networkidle')
      await bar.getByRole('button', { name: 'Reset' }).click()
      await expect(page.getByRole('banner')).toContainText('สถาบันพัฒนาทักษะไทย', { timeout: 30_000 })
      complaints.splice(0)
    },
  )

  test('opens the debug display in a window of 500 by 600', async ({ page, complaints }) => {
    await page.goto(`${server.url}/member/login`, { waitUntil: 'networkidle' })
    await page.locator('[name=username]').fill('superadmin')
    await page.locator('[name=password]').fill('wicha-2569')
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    const bar = await open(page, '/lesson/home')
    const opened = page.waitForEvent('popup')
    await bar.getByRole('button', { name: 'Debug' }).click()
    const popup = await opened
    await expect(popup.getByRole('heading', { level: 1, name: 'จอดีบัก' })).toBeVisible({ timeout: 60_000 })
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
    await page.evaluate(() => dispatchEvent(new CustomEvent('failed-call', { detail: 'GET /x 500' })))
    await expect(popup.getByText('GET /x 500')).toBeVisible({ timeout: 30_000 })
    await popup.screenshot({ path: 'test-results/screens/debug-display.png' })
    complaints.splice(0)
  })
})
