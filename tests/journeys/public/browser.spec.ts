import type { Page } from '@playwright/test'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const border = () => getComputedStyle(document.documentElement, '::after').borderTopWidth

test('a browser that nobody knows has a thin red border, and a known one none', async ({ browser, baseURL }) => {
  const strange = await browser.newPage({ userAgent: 'NCSA_Mosaic/2.0 (Windows 3.1)', baseURL: baseURL! })
  await strange.goto('/')
  await expect(strange.locator('html')).toHaveAttribute('data-browser', 'unknown')
  expect(await strange.evaluate(border)).toBe('2px')
  await strange.close()
  const known = await browser.newPage({ baseURL: baseURL! })
  await known.goto('/', { waitUntil: 'networkidle' })
  await expect(known.locator('html')).not.toHaveAttribute('data-browser')
  await known.close()
})

test('a press on a button whose script is still on its way is kept, and answered once however often it was pressed', async ({
  page,
}) => {
  const { held, release } = await holdScripts(page)
  await page.goto('/user/login', { waitUntil: 'commit' })
  const eye = page.getByRole('button', { name: 'แสดงรหัสผ่าน' })
  const password = page.locator('[name=password]')
  await eye.click()
  await eye.click()
  await expect.poll(() => held.length, 'the scripts were asked for, and nobody has them').toBeGreaterThan(0)
  await expect(password).toHaveAttribute('type', 'password')
  release()
  await expect(password).toHaveAttribute('type', 'text')
  await page.waitForLoadState('networkidle')
  await expect(password, 'once').toHaveAttribute('type', 'text')
})

test('a menu that the browser opened before the scripts came stays open when they come', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide header has no such menu')
  const { held, release } = await holdScripts(page)
  await page.goto('/user/login', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'เปิดเมนู' })
  await menu.click()
  await expect(page.locator(':popover-open')).toBeVisible()
  await expect.poll(() => held.length, 'the scripts were asked for, and nobody has them').toBeGreaterThan(0)
  release()
  const isAlive = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => menu.evaluate(isAlive)).toBe(true)
  // A remembered click would be repeated now, within a twentieth of a second.
  await page.waitForTimeout(300)
  await expect(page.locator(':popover-open')).toBeVisible()
})

/** Holds back all scripts of the pages until released. */
const holdScripts = async (page: Page) => {
  const held: (() => void)[] = []
  let isHeld = true
  await page.route(/\/assets\/.*\.js/, async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const release = () => {
    isHeld = false
    held.forEach((go) => go())
  }
  return { held, release }
}

test('a part of the program that has not come after 120 s is said in Thai, and what was written stays', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto('/user/forgot', { waitUntil: 'networkidle' })
  const email = page.getByRole('textbox', { name: 'อีเมล' })
  await email.fill('manee@wicha.test')
  await page.route(/\.data(\?|$)|\/assets\//, () => {})
  const asked = page.waitForRequest(/\.data(\?|$)|\/assets\//)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'กลับไปเข้าสู่ระบบ' })
    .evaluate(() => {
      history.pushState(null, '', '/user/login')
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
    })
  await asked
  // The timeout starts only once the page has rendered its waiting state.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.clock.fastForward(119_000)
  await expect(page.getByText('โหลดบางส่วนของหน้านี้ไม่สำเร็จ')).toBeHidden()
  await page.clock.fastForward(2000)
  await expect(page.getByRole('alert')).toContainText('โหลดบางส่วนของหน้านี้ไม่สำเร็จ')
  await expect(email).toHaveValue('manee@wicha.test')
  await expect(page.getByRole('button', { name: 'โหลดหน้าใหม่' })).toBeVisible()
  expect(complaints.splice(0), 'the log says it on the console of localhost').toEqual(['ChunkLoadError'])
})

test(
  'a call that fails is logged without a message, but for the one whose answer is waited for',
  { tag: '@long' },
  async ({ page, signIn, complaints }) => {
    await page.route('**/api/user/query', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/user/register', { waitUntil: 'networkidle' })
    await page.locator('[name=email]').fill('manee@wicha.test')
    await page.locator('[name=phone]').focus()
    await expect(page.getByText('พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้')).toBeVisible()
    await expect.poll(() => complaints).toContain('POST /api/user/query 500')
    expect(complaints.join()).not.toContain('manee')

    await signIn(page, { username: 'admin', desk: true })
    await page.clock.install()
    await page.route('**/api/session', (route) => route.abort())
    await page.goto('/lesson/dashboard', { waitUntil: 'networkidle' })
    await page.clock.fastForward('56:00')
    await expect.poll(() => complaints).toContain('GET /api/session TypeError: Failed to fetch')
    await expect(page.getByText('เกิดข้อผิดพลาด')).toHaveCount(0)
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    complaints.splice(0)
  },
)
