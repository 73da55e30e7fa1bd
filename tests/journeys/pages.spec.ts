import { gzipSync } from 'node:zlib'
import { oneOf } from '../../scripts/testing/sweep.ts'
import { findings } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const open = ['/', '/lesson/home', '/lesson/search/ไฟฟ้า', '/user/login', '/user/register', '/no/such/page']
const kB = 1024
const mostScript = 140 * kB

for (const path of oneOf(2, open))
  test(`${path} is light: at most 140 kB of script, and nothing of the back office`, async ({ page }) => {
    const scripts = new Map<string, number>()
    const styles: string[] = []
    page.on('response', async (answer) => {
      const type = answer.request().resourceType()
      if (type === 'script') scripts.set(answer.url(), gzipSync(await answer.body(), { level: 9 }).length)
      if (type === 'stylesheet') styles.push(await answer.text())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const inline = await page.locator('script:not([src])').allTextContents()
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
    console.log(
      `${path}: ${scripts.size} scripts, ${(total / kB).toFixed(1)} kB gz, inline ${(inline.join('').length / kB).toFixed(1)} kB`,
    )
    expect(total).toBeGreaterThan(50 * kB)
    expect(total).toBeLessThanOrEqual(mostScript)
    expect(styles.join('').replaceAll('data-mantine-color-scheme', '')).not.toContain('mantine')
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read, searched and dressed, and the forms work', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/lesson/home')
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await page.goto('/lesson/home?q=ไฟฟ้า')
    await expect(page).toHaveURL(/\/lesson\/search\//)
    await page.goto('/user/login')
    await page.locator('[name=username]').fill('somying')
    await page.locator('[name=password]').fill('wicha-2569')
    await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('สมหญิง')
    await page.getByRole('button', { name: 'ออกจากระบบ' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('nothing moves while a page loads, and no style comes late', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/', '/lesson/home', '/user/register']) {
    await page.goto(path)
    const dressed = async () => page.evaluate(() => document.styleSheets.length)
    const before = await dressed()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    expect(await dressed(), `${path}: style sheets`).toBe(before)
    const shift = await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum)
    expect(shift, `${path}: layout shift`).toBeLessThan(0.05)
  }
})

const looked = [
  { path: '/', who: null },
  { path: '/lesson/home', who: null },
  { path: '/lesson/search/ไฟฟ้า', who: null },
  { path: '/user/login', who: null },
  { path: '/user/register', who: null },
  { path: '/member/login', who: null },
  { path: '/user/profile', who: 'somchai' },
] as const

for (const { path, who } of oneOf(4, looked))
  test(`${path} has no serious finding of axe and nothing beyond its edge, in Thai and in English`, async ({
    page,
    signIn,
  }) => {
    if (who) await signIn(page, { username: who })
    for (const lang of ['th', 'en']) {
      await page.goto(`${path}?lang=${lang}`)
      await page.waitForLoadState('networkidle')
      expect(await findings(page)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${lang}: sideways`).toBeLessThanOrEqual(0)
    }
  })
