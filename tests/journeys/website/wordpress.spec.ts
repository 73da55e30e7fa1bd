import { academyExport } from '../../pages/cms/wordpress-files.ts'
import { findings } from '../support/axe.ts'
import { isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

test('somebody reads an export of WordPress, brings a part of it in, looks at what is wrong there, and takes it back', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(150_000)
  const title = unique('จากเว็บเดิม')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/cms/pages/import')
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  const file = { name: 'เว็บเดิม.xml', mimeType: 'text/xml', buffer: Buffer.from(academyExport(title)) }
  const report = page.getByText('หน้า 2 · โพสต์ 1 · เมนู 1')
  await expect(async () => {
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(report).toBeVisible({ timeout: 5000 })
  }).toPass()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'import-report')

  for (const name of ['ติดต่อ', 'ข่าวแรก', 'เมนูหลัก']) await page.getByRole('checkbox', { name, exact: true }).uncheck()
  await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('button', { name: 'นำเข้ารายการที่เลือก' }).click()
  const made = page.getByRole('main').getByRole('link', { name: title })
  await expect(async () => {
    await page.reload()
    await expect(made).toBeVisible({ timeout: 2000 })
  }).toPass()
  const done = page.url()
  await picture(page, 'import-done')

  await made.click()
  await expect(page.getByRole('region', { name: 'ตรวจหน้า' })).toContainText(/ไม่พบจุดที่ต้องแก้ไข|พบ \d+ รายการ/)
  const result = page.getByTestId('search-result')
  await expect(result).toContainText(title)
  await page.getByRole('textbox', { name: 'ชื่อในผลค้นหา' }).fill('เรียนช่างไฟฟ้า '.repeat(20))
  await expect(result).toContainText('…')
  await expect(page.getByText('ยาวเกินไป ส่วนท้ายจะถูกตัด').first()).toBeVisible()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'search-preview')

  await page.goto('/cms/pages/check')
  await page.getByRole('button', { name: /ตรวจทุกหน้า|ตรวจอีกครั้ง/ }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('ตรวจเมื่อ')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'check-pages')

  await page.goto(done)
  await page.getByRole('button', { name: 'เลิกทำการนำเข้า' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('เลิกทำแล้ว')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
