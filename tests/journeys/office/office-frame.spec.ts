import type { Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const expectAccessible = async (page: Page) => expect(await findings(page)).toEqual([])
const expectNothingBeyond = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Sends a request as the page does. */
const send = (page: Page, address: string, request: { body: string; type?: string }) =>
  page.evaluate(
    async ([to, body, type]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': type }, body })
      return answer.status
    },
    [address, request.body, request.type ?? 'application/json'] as const,
  )
const keep = (page: Page, change: object) => send(page, '/api/office/layout', { body: JSON.stringify(change) })

test('a newcomer is shown round once, finds a course by a Thai word, and asks what a screen is for', async ({
  page,
  signIn,
  picture,
}) => {
  // A different person for each screen, because layout choices are stored for the person.
  await signIn(page, { username: isPhone(page) ? 'manager' : 'admin', desk: true })
  await page.goto('/lesson/dashboard')
  await page.waitForLoadState('networkidle')
  await keep(page, { isToured: false, isRailed: false })
  await page.reload()
  const tour = page.getByRole('dialog', { name: 'แนะนำการใช้งานหลังบ้าน' })
  await expect(tour).toContainText('ขั้นตอนที่ 1 จาก 5')
  await picture(page, 'tour')
  await expectAccessible(page)
  for (const title of ['ค้นหาหรือไปที่', 'รายการ', 'เพิ่ม', 'ช่วยเหลือ']) {
    await tour.getByRole('button', { name: 'ถัดไป' }).click()
    await expect(tour).toContainText(title)
  }
  await tour.getByRole('button', { name: 'เริ่มใช้งาน' }).click()
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tour).toHaveCount(0)

  await page.getByRole('button', { name: 'ค้นหาหรือไปที่' }).click()
  const search = page.getByRole('combobox', { name: 'ค้นหาหน้า ข้อมูล และคำสั่ง' })
  await expect(search).toBeFocused()
  await search.fill('ไฟฟ้า')
  const found = page.getByRole('group', { name: 'ข้อมูลในเว็บไซต์นี้' }).getByRole('option')
  await expect(found.first()).toContainText('ไฟฟ้า')
  await expect(found.first().locator('mark').first()).toHaveText('ไฟฟ้า')
  await picture(page, 'palette')
  await expectAccessible(page)
  await search.fill('ไม่มีคำนี้แน่นอน')
  await expect(page.getByText('ไม่พบผลลัพธ์')).toBeVisible()
  await search.fill('enrolments')
  await expect(page.getByRole('option').first()).toHaveText(/การลงทะเบียน/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/enroll/dashboard')

  await page.getByRole('button', { name: 'ความช่วยเหลือของหน้านี้' }).click()
  const help = page.getByRole('dialog', { name: 'ความช่วยเหลือของหน้านี้' })
  await expect(help).toContainText('หน้านี้แสดงการลงทะเบียนทั้งหมดของเว็บไซต์นี้ที่คุณมีสิทธิ์ดู')
  await picture(page, 'help')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ความช่วยเหลือของหน้านี้' }), 'where one was').toBeFocused()
  await page.getByRole('button', { name: 'ความช่วยเหลือของหน้านี้' }).click()
  await help.getByRole('button', { name: 'แนะนำการใช้งานหลังบ้าน' }).click()
  await expect(tour).toContainText('ขั้นตอนที่ 1 จาก 5')
  await tour.getByRole('button', { name: 'ข้าม' }).click()
  await expectNothingBeyond(page)
})

test(
  'the menu opens its branch, counts, and is narrow for who wants it so',
  { tag: '@long' },
  async ({ page, signIn, picture }) => {
    await signIn(page, { username: 'admin', desk: true })
    await page.goto('/lesson/target')
    await page.waitForLoadState('networkidle')
    await keep(page, isPhone(page) ? { isToured: true } : { isRailed: false, isToured: true })
    await page.reload()
    const menu = page.getByRole('navigation', { name: 'เมนู', exact: true })
    if (isPhone(page)) await page.getByRole('button', { name: 'เปิดเมนู' }).click()
    await expect(menu.getByRole('link', { name: 'กลุ่มเป้าหมาย' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'วิทยากร' })).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'menu')
    if (isPhone(page)) return
    const width = async () => (await menu.boundingBox())!.width
    expect(await width()).toBeGreaterThan(200)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('BracketLeft')
    await expect.poll(width).toBeLessThan(60)
    await picture(page, 'rail')
    await expectAccessible(page)
    await page.reload()
    expect(await width(), 'it is kept').toBeLessThan(60)
    await page.keyboard.press('BracketLeft')
    await expect.poll(width).toBeGreaterThan(200)
  },
)

test('everything is done by keys alone, and letters can be turned off', async ({ page, signIn, picture }) => {
  test.skip(isPhone(page), 'a phone has no keys')
  await signIn(page, { username: 'manager', desk: true })
  await page.goto('/lesson/dashboard')
  await page.waitForLoadState('networkidle')
  await keep(page, { isToured: true, hasLetters: true })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Shift+Slash')
  const sheet = page.getByRole('dialog', { name: 'คีย์ลัดทั้งหมด' })
  await expect(sheet).toContainText('ย่อหรือขยายเมนู')
  await expect(sheet).toContainText('ไปที่')
  await picture(page, 'keys')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('KeyG')
  await page.keyboard.press('KeyE')
  await page.waitForURL('**/enroll/dashboard')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('English')
  await expect(page.getByRole('option', { name: 'Switch to English' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Enrolments' })).toBeVisible()
  await page.goto('/enroll/dashboard?lang=th')

  const turnLetters = async () => {
    await page.keyboard.press('Control+KeyK')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('คีย์ลัด')
    await expect(page.getByRole('option', { name: 'คีย์ลัดทั้งหมด' })).toBeVisible()
    await page.keyboard.press('Enter')
    const reloaded = page.waitForEvent('load')
    await sheet.getByRole('checkbox', { name: 'ใช้คีย์ลัดตัวเดียว' }).focus()
    await page.keyboard.press('Space')
    await reloaded
    await page.waitForLoadState('networkidle')
  }
  await page.waitForLoadState('networkidle')
  await turnLetters()
  for (const key of ['Shift+Slash', 'KeyG', 'KeyL']) await page.keyboard.press(key)
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/enroll\/dashboard/)
  await turnLetters()
  await page.keyboard.press('Shift+Slash')
  await expect(sheet).toBeVisible()
})

test('what was done for somebody is told by the bell until it is read', async ({ page, signIn, picture, unique }) => {
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/lesson/target')
  await keep(page, { isToured: true })
  const code = unique('t').replaceAll(/\W/g, '')
  const body = `code,name\r\n${code},${unique('กลุ่มใหม่')}\r\n`
  expect(await send(page, '/api/target/import', { body, type: 'text/csv' })).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: /^การแจ้งเตือน, ยังไม่ได้อ่าน \d+ รายการ/ }).click()
  const panel = page.getByRole('dialog', { name: 'การแจ้งเตือน' })
  await expect(panel.getByRole('link').first()).toContainText('นำเข้ากลุ่มเป้าหมายเสร็จแล้ว')
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', '/lesson/target')
  await picture(page, 'notices')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'ทำเครื่องหมายว่าอ่านทั้งหมดแล้ว' }).click()
  await expect(panel.getByText('(ยังไม่ได้อ่าน)')).toHaveCount(0)
  await panel.getByRole('button', { name: 'ปิด' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'การแจ้งเตือน', exact: true })).toBeVisible()
})

test('a visitor searches, sorts and pages a table, and is told when its rows do not come', async ({
  page,
  complaints,
  picture,
}) => {
  await page.goto('/cms/page/course-table')
  const table = page.getByRole('region', { name: 'หลักสูตรที่เปิดสอน' })
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(11)
  await expectAccessible(page)
  await expectNothingBeyond(page)
  await picture(page, 'data-table')
  await page.waitForLoadState('networkidle')
  await table.getByRole('button', { name: 'หน้า 2', exact: true }).click()
  await expect(table).toContainText('11–')
  const hours = table.getByRole('columnheader', { name: /ชั่วโมง|ชม/ })
  await hours.getByRole('button').click()
  await expect(table).toContainText('1–10 จาก')
  await expect(hours).toHaveAttribute('aria-sort', 'ascending')
  await hours.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(hours).toHaveAttribute('aria-sort', 'descending')
  await table.getByLabel('แถวต่อหน้า').selectOption('20')
  await expect(table).toContainText('1–20 จาก')
  await table.getByRole('searchbox').fill('ไฟฟ้า')
  await expect(rows.nth(1)).toContainText('ไฟฟ้า')
  await table.getByRole('searchbox').fill('ไม่มีคำนี้แน่นอน')
  await expect(table).toContainText('ไม่พบรายการที่ตรงกับคำค้น')

  await page.route('**/api/course/query', (route) => route.fulfill({ status: 500, json: { status: 500, message: '' } }))
  await table.getByRole('searchbox').fill('')
  await expect(table.getByRole('alert')).toContainText('โหลดข้อมูลในตารางไม่สำเร็จ')
  await picture(page, 'data-table-failed')
  await page.unroute('**/api/course/query')
  await table.getByRole('button', { name: 'ลองใหม่' }).click()
  await expect(rows).toHaveCount(21)
  expect(complaints.filter((line) => line.includes('could not be fetched from the API'))).toHaveLength(1)
  complaints.length = 0
})
