import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { plantPage } from '../support/plant-page.ts'
import { expect, test } from '../support/test.ts'

const months = 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' ')
const slugOf = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()

test('the task calendar is led by month, year and keys, and tells of a task', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto(await plantPage(page, { slug: slugOf(unique('tasks')), blocks: [['task-calendar', {}]] }))
  const [year, month] = bangkokDay(Date.now()).split('-').map(Number) as [number, number]
  const nameOf = (by: number) => `${months[(month + 11 + by) % 12]} ${year + 543 + Math.floor((month - 1 + by) / 12)}`
  const grid = page.getByRole('table').first()
  const titled = (title: string) => expect(grid.locator('caption')).toHaveText(title)
  await titled(nameOf(0))
  await picture(page, 'task-calendar')
  // A page does not react to clicks before hydration.
  await expect(async () => {
    const isLed = (await grid.locator('caption').textContent()) !== nameOf(0)
    if (!isLed) await page.getByRole('button', { name: 'เดือนถัดไป' }).click()
    await expect(grid.locator('caption')).toHaveText(nameOf(1), { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'วันนี้' }).click()
  await titled(nameOf(0))
  await page.getByRole('button', { name: 'เดือนก่อนหน้า' }).click()
  await titled(nameOf(-1))
  await page.getByRole('combobox', { name: 'ปี' }).selectOption(String(year + 5))
  await page.getByRole('combobox', { name: 'เดือน' }).selectOption('12')
  await titled(`ธันวาคม ${year + 548}`)
  await expect(page.getByRole('button', { name: 'เดือนถัดไป' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'ปี' }).locator('option')).toHaveCount(11)
  await expect(page.getByText('ไม่มีงานที่เริ่มในเดือนนี้')).toBeVisible()

  await page.getByRole('button', { name: 'วันนี้' }).click()
  await expect(grid.locator('[aria-current=date]')).toHaveAttribute('data-compact')
  await expect(grid.locator('th').first()).toHaveAttribute('abbr', 'อาทิตย์')
  const task = grid.locator('[aria-current=date]').getByRole('button', { name: 'ตรวจข้อสอบรุ่น 4' })
  await task.click()
  const told = page.getByRole('dialog', { name: 'ตรวจข้อสอบรุ่น 4' })
  for (const said of ['วิภา ขยันดี', 'ปานกลาง', 'กำลังดำเนินการ', 'ข้อสอบอัตนัย 28 ชุด'])
    await expect(told.getByText(said)).toBeVisible()
  await told.getByRole('button', { name: 'ปิด' }).click()
  await expect(told).toBeHidden()
  await expect(task).toBeFocused()
})

test('the table lists the tasks that start in the month that is looked at', async ({ page, signIn, unique }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto(await plantPage(page, { slug: slugOf(unique('starting')), blocks: [['task-calendar', {}]] }))
  const starting = page.getByRole('table', { name: /^งานที่เริ่มในเดือน/ })
  await expect(starting.getByRole('row', { name: /ประชุมครูประจำสัปดาห์/ })).toBeVisible()
  await expect(starting.getByRole('row', { name: /ทำบัตรประจำตัวผู้เรียน/ })).toHaveCount(0)
})
