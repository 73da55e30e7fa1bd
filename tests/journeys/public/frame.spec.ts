import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'
import { expect, test } from '../support/test.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768
const asRoot = async (page: Page) => {
  const data = { username: 'root', password: demoPassword, interface: 'backend' }
  expect((await page.request.post('/api/signin', { data })).status()).toBe(200)
}

/** Reads and changes the settings of this host's site through the API, and restores them afterwards. */
const withSettings = async (page: Page, change: object, look: () => Promise<void>) => {
  await asRoot(page)
  const query = { method: 'find', args: [{}], paging: { page: 1, limit: 1 } }
  const [was] = (await (await page.request.post('/api/configuration/query', { data: query })).json()).data
  const names = Object.keys(change)
  const set = async (data: object) =>
    expect((await page.request.put(`/api/configuration/${was._id}`, { data: { data } })).status()).toBe(200)
  await set(change)
  await page.context().clearCookies({ name: 'sid' })
  try {
    await look()
  } finally {
    await asRoot(page)
    await set(Object.fromEntries(names.map((name) => [name, was[name] ?? null])))
  }
}

test('the width of the window chooses the header, and both show the logo, 50 px high on a phone', async ({ page }) => {
  await page.goto('/lesson/home')
  const header = page.getByRole('banner')
  const logo = header.locator('a').first().locator('svg, img').first()
  const menuButton = header.getByRole('button', { name: 'เปิดเมนู' })
  const menu = header.getByRole('navigation', { name: 'เมนูหลัก' })
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return {
      button: await menuButton.isVisible(),
      menu: await menu.isVisible(),
      logo: (await logo.boundingBox())!.height,
    }
  }
  expect(await at(769)).toMatchObject({ button: false, menu: true })
  expect(await at(768)).toEqual({ button: true, menu: false, logo: 50 })
  expect(await at(360)).toEqual({ button: true, menu: false, logo: 50 })
})

test('the menu of a phone slides in and goes; sub-menus open and close', async ({ page, unique }) => {
  await asRoot(page)
  const slug = unique('menu').replaceAll(' ', '-')
  const items = [
    { title: 'เกี่ยวกับ', target: '/cms/page/about', subMenu: [{ title: 'วิธีสมัคร', target: '/cms/page/how-to-enrol' }] },
  ]
  const made = await page.request.post('/api/post', {
    data: { data: { type: 'post', slug, title: slug, status: true, builder: { version: 1, items } } },
  })
  const navigator = (await made.json())._id
  await withSettings(page, { navigator, menu: navigator }, async () => {
    await page.goto('/lesson/home')
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'เกี่ยวกับ' })
    await expect(footer.getByRole('link', { name: 'วิธีสมัคร' })).toBeVisible()
    if (isPhone(page)) {
      const drawer = page.locator('#menu')
      const button = page.getByRole('button', { name: 'เปิดเมนู' })
      await button.click()
      await expect(drawer).toBeVisible()
      const sub = drawer.getByRole('link', { name: 'วิธีสมัคร' })
      await expect(sub).toBeHidden()
      await drawer.getByText('เกี่ยวกับ', { exact: true }).click()
      await expect(sub).toBeVisible()
      await drawer.getByText('เกี่ยวกับ', { exact: true }).click()
      await expect(sub).toBeHidden()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await drawer.getByRole('button', { name: 'ปิดเมนู' }).click()
      await expect(drawer).toBeHidden()
      return
    }
    const entry = page.getByRole('banner').getByRole('button', { name: 'เกี่ยวกับ' })
    const sub = page.getByRole('banner').getByRole('link', { name: 'วิธีสมัคร' })
    await expect(sub).toBeHidden()
    await entry.click()
    await expect(sub).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await entry.click()
    await expect(sub).toBeHidden()
    await entry.focus()
    await page.keyboard.press('Enter')
    await sub.click()
    await expect(page).toHaveURL(/how-to-enrol/)
  })
})

test('the line over the header runs through in 30 seconds and can be stopped', async ({ page }) => {
  const layout = { topbarRight: 'เปิดรับสมัครรุ่นใหม่ถึงสิ้นเดือน' }
  await asRoot(page)
  const found = await page.request.post('/api/configuration/query', {
    data: { method: 'find', args: [{}], paging: { page: 1, limit: 1 } },
  })
  const [{ layout: own }] = (await found.json()).data
  await withSettings(page, { layout: { ...own, ...layout } }, async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/lesson/home')
    const line = page.getByText(layout.topbarRight)
    const motion = () =>
      line.evaluate((element) => [
        getComputedStyle(element).animationDuration,
        getComputedStyle(element).animationPlayState,
      ])
    await page.mouse.move(5, 400)
    expect(await motion()).toEqual(['30s', 'running'])
    await page.getByLabel('หยุดข้อความวิ่ง').check({ force: true })
    expect(await motion()).toEqual(['30s', 'paused'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect((await motion())[0]).toBe('0s')
  })
})

test('the way back to the top appears after 500 px and leads there; the footer says whose the page is', async ({
  page,
}) => {
  await page.goto('/lesson/home')
  const back = page.getByRole('link', { name: 'กลับด้านบน' })
  const scroll = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  await expect(back).toBeHidden()
  await scroll(500)
  await expect(back).toBeHidden()
  await scroll(502)
  await expect(back).toBeVisible()
  await back.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const footer = page.getByRole('contentinfo')
  const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear()
  await expect(footer).toContainText(`© ${year + 543} สถาบันพัฒนาทักษะไทย สงวนลิขสิทธิ์`)
  await page.goto('/lesson/home?lang=en')
  await expect(footer).toContainText(`© ${year} The Skills Institute All rights reserved`)
})

test('a learner finds his face, his messages and his own page in the header', async ({ page, signIn }) => {
  await signIn(page, { username: 'somying' })
  await page.goto('/lesson/home')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: /^การแจ้งเตือนที่ยังไม่อ่าน \d+$/ }).click()
  await expect(page).toHaveURL(/\/user\/notifications/)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await header.getByRole('link', { name: 'หลักสูตรของฉัน' }).click()
  await expect(page).toHaveURL(/\/user\/profile/)
})

test.describe('the frame of a page', () => {
  test.use({ asksOfCookies: true })

  test('holds cookie popup, header, the page and the footer', async ({ page }) => {
    await page.goto('/lesson/home')
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible()
    const bar = page.getByRole('complementary', { name: 'คุกกี้' })
    await expect(bar).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [footer, over] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()])
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(over!.y + 1)
  })
})
