import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from '../support/server.ts'
import { chooseSite, expect, test } from './support/test.ts'

const logIn = async (page: Page, username: string) => {
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(demoPassword)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

for (const role of ['admin', 'manager'] as const)
  test(`${role} chooses a site, switches to another, and logs out`, async ({ page, at, picture, complaints }) => {
    await page.goto('/member/login')
    await logIn(page, role)
    await page.waitForURL('**/member/sites')
    await expect(page.getByRole('heading', { level: 1, name: 'เลือกเว็บไซต์' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'ยกเลิก' })).toHaveCount(0)
    await expectAccessible(page)
    await picture(page, `sites-${role}`)

    await page.getByRole('button', { name: 'สลับเว็บไซต์' }).click()
    await expect(page.locator('.mantine-Notification-root')).toContainText('ต้องเลือกฐานข้อมูลก่อน')
    await expect(page.getByRole('main').getByText('เกิดข้อผิดพลาด')).toBeVisible()
    await picture(page, `sites-none-${role}`)

    await chooseSite(page, 'localhost')
    await expect(page.locator('.mantine-Notification-root')).toContainText('สลับฐานข้อมูลสำเร็จ')
    await expect(page).toHaveURL(`${at('localhost')}/lesson/dashboard`)
    await picture(page, `switched-${role}`)

    const isPhone = page.viewportSize()!.width < 768
    if (isPhone) await page.getByRole('button', { name: 'เปิดเมนู' }).click()
    await page.getByRole('link', { name: 'สลับ' }).filter({ visible: true }).click()
    await expect(page.locator('label').filter({ hasText: 'Active' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'ยกเลิก' })).toBeVisible()
    await picture(page, `switcher-${role}`)
    await chooseSite(page, 'factory.localhost')
    await expect(page).toHaveURL(`${at('factory.localhost')}/lesson/dashboard`)
    await expect(page.locator('.mantine-Notification-root')).toContainText('สลับฐานข้อมูลสำเร็จ')
    await expectAccessible(page)

    await page.goto(`${at('localhost')}/lesson/dashboard`)
    await expect(page, 'the session has moved').toHaveURL(/member\/login|localhost:\d+\/$/)
    await page.goto(`${at('factory.localhost')}/lesson/dashboard`)
    await page.getByRole('button', { name: 'บัญชีของฉัน' }).click()
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
    await page.waitForURL('**/member/login**')
    const toast = page.locator('.mantine-Notification-root')
    await expect(toast).toContainText('แจ้งเตือน')
    await expect(toast).toContainText('ออกจากระบบเรียบร้อยแล้ว')
    await picture(page, `logged-out-${role}`)
    expect(complaints.filter((line) => /Content Security Policy/.test(line))).toEqual([])
  })
