import type { Page } from '@playwright/test'
import { demoPassword } from '../../support/server.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'ต่อไป', exact: true }).click()

test('an owner sets up a school step by step, goes on at another device, and opens its back office', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}, { project }) => {
  const name = unique('โรงเรียนทดลอง')
  // Each person creates one school at a time, and the journeys of two screens run at once.
  const username = page.viewportSize()!.width < 768 ? 'superadmin' : 'root'
  const host = `w${Date.now().toString(36)}-${project.name}.localhost`
  await signIn(page, { username, desk: true })
  await page.goto('/school/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'โรงเรียนทั้งหมด' })).toBeVisible()
  await isWhole(page)
  await picture(page, 'school-list')
  await page.getByRole('link', { name: 'ตั้งค่าโรงเรียนทีละขั้น' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'จุดเริ่มต้น' })).toBeVisible()
  await isWhole(page)
  await picture(page, 'wizard-place')
  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'ชื่อและโฮสต์' })).toBeVisible()
  await page.locator('[name=siteName]').fill(name)
  await page.locator('[name=siteNameEn]').fill('Trial School')
  await page.locator('[name=hostname]').fill('localhost')
  await next(page)
  await expect(page.getByText('ชื่อโฮสต์นี้มีเว็บไซต์อื่นใช้อยู่แล้ว').first()).toBeVisible()
  await picture(page, 'wizard-taken')
  await page.locator('[name=hostname]').fill(host)
  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'หน้าตา' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${at('localhost')}/member/login`)
  await other.locator('[name=username]').fill(username)
  await other.locator('[name=password]').fill(demoPassword)
  await other.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await other.waitForURL((url) => !url.pathname.endsWith('/login'))
  await other.goto(`${at('localhost')}/school/wizard`)
  await expect(other.getByRole('heading', { level: 2, name: 'หน้าตา' })).toBeVisible()
  await other.context().close()

  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'ระบบเสริม' })).toBeVisible()
  await picture(page, 'wizard-plugins')
  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'ผู้ดูแลคนแรก' })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { level: 2, name: 'เนื้อหาเริ่มต้น' })).toBeVisible()
  await page.getByRole('button', { name: 'สร้างโรงเรียน' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('เพิ่มเรียบร้อยแล้ว')).toBeVisible()
  await isWhole(page)
  await picture(page, 'school-detail')

  const more = page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'เปิดหลังบ้าน' }).click()
  await page.waitForURL((url) => url.hostname === host)
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await picture(page, 'school-entered')
})

test(
  'the owner of everything sees the tree, what a move would change, and the defaults that are followed',
  { tag: '@long' },
  async ({ page, signIn, picture }) => {
    await signIn(page, { username: 'root', desk: true })
    for (const [path, heading, shot] of [
      ['/origin/dashboard', 'ภาพรวมทั้งระบบ', 'origin-dashboard'],
      ['/collection/dashboard', 'กลุ่มเว็บไซต์', 'collection-dashboard'],
      ['/origin/config', 'ค่าเริ่มต้นของทุกเว็บไซต์', 'origin-config'],
      ['/origin/unit', 'หน่วยงานทั้งหมด', 'origin-unit'],
      ['/institution/dashboard', 'สถาบันทั้งหมด', 'institution-list'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await isWhole(page)
      await picture(page, shot)
    }
    await page
      .getByRole('link', { name: /สถาบันพัฒนาทักษะไทย/ })
      .first()
      .click()
    await expect(page.getByText('สถานะระบบ')).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?ask=move`)
    await page.getByRole('link', { name: 'วิชา ศูนย์กลาง' }).last().click()
    await expect(page.getByRole('alert').getByText('ผู้เรียน หลักสูตร และหน้าเว็บไม่เปลี่ยนแปลง')).toBeVisible()
    await isWhole(page)
    await picture(page, 'move-asked')
    await page.goto('/install/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: 'ผลการตรวจสอบการติดตั้ง' })).toBeVisible()
    await isWhole(page)
    await picture(page, 'install-checks')
  },
)
