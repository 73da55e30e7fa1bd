import { expect, test } from './support/test.ts'

test('an administrator sees the site as a learner does, says why, and is himself again', async ({
  page,
  signIn,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/user/dashboard?q=มาลี')
  await page.getByRole('main').getByRole('link', { name: 'มาลี' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'มาลี พงษ์ไพร' })).toBeVisible()
  await picture(page, 'office-person')
  const record = page.url().split('?')[0]!
  await page.goto(record.replace('/detail/', '/acting/'))
  await page.getByRole('button', { name: /^เริ่มเข้าดู/ }).click()
  await expect(page.getByText('กรุณาระบุเหตุผล 5-500 ตัวอักษร').first()).toBeVisible()
  await page.locator('[name=reason]').fill('ผู้เรียนโทรแจ้งว่าเปิดบทเรียนไม่ได้')
  await picture(page, 'office-acting')
  await page.getByRole('button', { name: /^เริ่มเข้าดู/ }).click()
  await page.waitForURL('**/user/profile')
  const bar = page.getByRole('complementary', { name: 'กำลังดูในนามของผู้อื่น' })
  await expect(bar).toContainText('กำลังดูในนามของ มาลี พงษ์ไพร')
  await picture(page, 'acting-profile')
  await page.goto('/lesson/home')
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'กลับเป็นตัวเอง' }).click()
  await page.waitForURL(record)
  await expect(page.getByText('ผู้เรียนโทรแจ้งว่าเปิดบทเรียนไม่ได้').first()).toBeVisible()
})

test('the owner adds a member of staff with a role of one site, and takes it away again', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const username = unique('orathai')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  await signIn(page, { username: 'root', desk: true })
  await page.goto('/origin/user')
  await expect(page.getByText('เจ้าของระบบ ทุกเว็บไซต์').first()).toBeAttached()
  await picture(page, 'origin-people')
  await page.goto('/origin/user/add')
  await page.locator('[name=firstname]').fill('อรทัย')
  await page.locator('[name=lastname]').fill('ดูแลดี')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=email]').fill(`${username}@wicha.test`)
  const role = page.getByLabel('สถาบันพัฒนาทักษะไทย', { exact: true })
  await role.selectOption({ label: 'ผู้ดูแลเว็บไซต์' })
  await picture(page, 'origin-add')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByText(`กำลังส่งลิงก์ไปที่ ${username}@wicha.test`)).toBeVisible()
  await expect(page.getByText('ผู้ดูแลเว็บไซต์', { exact: true }).first()).toBeVisible()
  await picture(page, 'origin-person')
  await page.goto(page.url().replace('/detail/', '/edit/').split('?')[0]!)
  await role.selectOption({ label: 'ไม่มีบทบาท' })
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByText('ยังไม่มีบทบาท').first()).toBeVisible()
})

test('staff ask why a screen is open to them, or not', async ({ page, signIn, picture }) => {
  await signIn(page, { username: 'manager', desk: true })
  await page.goto('/lesson/dashboard')
  await page.getByRole('button', { name: 'บัญชีของฉัน' }).click()
  await page.getByRole('link', { name: 'เหตุผลที่คุณเห็นหน้านี้' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'คุณเปิด "หลักสูตรทั้งหมด" ได้' })).toBeVisible()
  await picture(page, 'office-why')
  await page.goto('/member/why?q=ผู้เรียน')
  await expect(page.getByText('เปิดไม่ได้').first()).toBeVisible()
  await picture(page, 'office-rights')
})
