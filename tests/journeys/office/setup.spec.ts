import { isWhole, save, saved } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test('somebody invites a colleague, who is on the list at once, and takes her off the site again', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const email = `wanida${Date.now().toString(36)}@academy.test`
  const lastname = unique('ศรีสุข')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/setup/admin')
  await page
    .getByRole('link', { name: /^เชิญทีมงาน/ })
    .first()
    .click()
  await page.locator('[name=email]').fill('wanida@')
  await page.locator('[name=firstname]').fill('วนิดา')
  await page.locator('[name=lastname]').fill(lastname)
  await page.getByRole('button', { name: /^ส่งคำเชิญ/ }).click()
  await expect(page.getByRole('alert').first(), 'an address that is none is refused').toBeVisible()
  await expect(page.locator('[name=lastname]'), 'nothing is lost').toHaveValue(lastname)
  await page.locator('[name=email]').fill(email)
  await page.getByRole('button', { name: /^ส่งคำเชิญ/ }).click()
  await expect(page.getByText(`ส่งคำเชิญไปที่ ${email} แล้ว`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('ยังไม่เคย')
  await isWhole(page)
  await picture(page, 'setup-staff')
  await row.getByRole('button', { name: /^คำสั่งของรายการ/ }).click()
  await page.getByRole('button', { name: 'นำออกจากเว็บไซต์นี้' }).filter({ visible: true }).click()
  await expect(page.getByText('นำออกจากเว็บไซต์นี้แล้ว')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('somebody sees what is still to be set up, and sets the opening hours', async ({ page, signIn, picture }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/setup/dashboard')
  await expect(page.getByRole('heading', { name: 'สิ่งที่ควรตั้งค่า' })).toBeVisible()
  await isWhole(page)
  await picture(page, 'setup')
  await page.getByRole('link', { name: 'ข้อมูลสถาบัน' }).first().click()
  await page.locator('[name="openingHours.th"]').fill('จันทร์–ศุกร์ 8:30–16:30 น.')
  await save(page)
  await saved(page)
  for (const path of ['/setup/language', '/setup/file', '/setup/email']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isWhole(page)
  }
})

test(
  'somebody adds an institution that gives courses with the academy, and finds it in the report',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    const name = unique('วิทยาลัยเทคนิคระยอง')
    await signIn(page, { username: 'admin', desk: true })
    await page.goto('/lesson/institution')
    await page
      .getByRole('link', { name: /^เพิ่มสถาบัน/ })
      .first()
      .click()
    await page.locator('[name=code]').fill(`i${Date.now().toString(36)}`)
    await page.locator('[name=name]').fill(name)
    await page.locator('[name=taxId]').fill('0105556000000')
    await save(page)
    await expect(page.getByRole('alert').first(), 'a tax id that cannot be is refused').toBeVisible()
    await page.locator('[name=taxId]').fill('')
    await save(page)
    await saved(page)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await isWhole(page)
    await picture(page, 'institution')
    await page.goto('/lesson/institution/report')
    await expect(page.getByRole('main')).toContainText(name)
    await isWhole(page)
  },
)

test('the owner finds a website by its name, and sees how it is', async ({ page, signIn, picture }) => {
  await signIn(page, { username: 'superadmin', desk: true })
  await page.goto('/website/dashboard')
  await page
    .getByRole('link', { name: /ศูนย์ฝึกอบรมโรงงานระยอง/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'ศูนย์ฝึกอบรมโรงงานระยอง' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'สถานะระบบ' })).toBeVisible()
  await isWhole(page)
  await picture(page, 'website')
})
