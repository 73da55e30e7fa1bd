import { bookOf } from '../../transfer/books.ts'
import { expect, test } from '../support/test.ts'

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('somebody takes the workbook of his academy, mends the cell that it names, brings it in, and takes it all back', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  const code = `w${Date.now().toString(36)}`
  const name = unique('หลักสูตรจากสมุดงาน')
  const book = (hours: string) =>
    bookOf({
      หมวดหมู่: [
        ['ชื่อหมวดหมู่', 'รหัส'],
        [`หมวด ${code}`, code],
      ],
      หลักสูตร: [
        ['รหัสอ้างอิง', 'ชื่อหลักสูตร', 'หมวดหมู่', 'จำนวนชั่วโมง'],
        [code, name, code, hours],
      ],
    })
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/setup/workbook')
  const taken = page.waitForEvent('download')
  await page.getByRole('link', { name: 'สมุดงานของเว็บไซต์นี้' }).click()
  expect((await taken).suggestedFilename()).toMatch(/\.xlsx$/)

  const bring = async (hours: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'สถาบัน.xlsx', mimeType, buffer: await book(hours) })
  await expect(async () => {
    await bring('หกชั่วโมง')
    await expect(page.getByText('มี 1 จุดที่ต้องแก้ไข')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('main')).toContainText('D2')
  await expect(page.getByRole('button', { name: 'นำเข้าจริง' })).toHaveCount(0)
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await beyond()).toBeLessThanOrEqual(0)
  await picture(page, 'workbook-problems')

  await page.getByRole('button', { name: 'เลือกไฟล์อื่น' }).click()
  await bring('6')
  await expect(page.getByText('พร้อมนำเข้า')).toBeVisible()
  await page.getByRole('button', { name: 'นำเข้าจริง' }).click()
  await expect(page.getByText('นำเข้าแล้ว เพิ่ม 2 รายการ แก้ไข 0 รายการ')).toBeVisible()
  expect(await beyond()).toBeLessThanOrEqual(0)
  await picture(page, 'workbook-stored')
  const shown = page.getByRole('link', { name })
  const found = `/lesson/dashboard?q=${encodeURIComponent(name)}`
  // The result appears a moment before the URL names the import.
  await page.waitForURL('**?batches=*')
  const done = page.url()
  await page.goto(found)
  await expect(shown).toBeVisible()

  await page.goto(done)
  const undone = page.getByText('เลิกทำ 2 รายการแล้ว')
  await expect(async () => {
    if (!(await undone.isVisible())) await page.getByRole('button', { name: 'เลิกทำทั้งหมด' }).click({ timeout: 2000 })
    await expect(undone).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.goto(found)
  await expect(shown).toHaveCount(0)
})
