import type { Browser, Page } from '@playwright/test'
import { pressTo } from '../support/keyboard.ts'
import { save, saved } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** A second member of staff in another browser. */
async function colleague(browser: Browser, by: { url: string; signIn: (page: Page) => Promise<void> }) {
  const page = await (await browser.newContext({ baseURL: by.url })).newPage()
  await by.signIn(page)
  return page
}

async function addCourse(page: Page, name: string) {
  await page.goto('/lesson/add')
  await page.locator('[name=name]').fill(name)
  await page.getByLabel('จำนวนชั่วโมง').fill('6')
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const edit = (page: Page) => page.getByRole('link', { name: /^แก้ไข/ }).first().click()

test('two people change the same course at once, and neither loses anything', async ({
  page,
  browser,
  at,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  await addCourse(page, unique('งานระบบท่อ'))
  const record = page.url()
  const other = await colleague(browser, {
    url: at('localhost'),
    signIn: (theirs) => signIn(theirs, { username: 'manager', desk: true }),
  })
  await other.goto(record)
  await edit(page)
  await edit(other)
  await other.getByLabel('จำนวนชั่วโมง').fill('12')
  await other.locator('[name=short_description]').fill('ต่อท่อพีวีซีและทองแดง')
  await save(other)
  await saved(other)

  await page.getByLabel('จำนวนชั่วโมง').fill('40')
  await page.getByLabel('จำนวนวัน').fill('5')
  await expect(page.getByText('แก้ไข 2 ช่อง')).toBeVisible()
  await save(page)
  const asked = page.getByRole('alert').filter({ hasText: 'บันทึกรายการนี้เมื่อ' })
  await expect(asked).toContainText('ระบบรวมช่องที่แก้ไขไม่ซ้ำกันให้แล้ว 1 ช่อง')
  await expect(page.locator('[name=short_description]')).toHaveValue('ต่อท่อพีวีซีและทองแดง')
  await picture(page, 'office-conflict')

  await page.reload()
  await expect(page.getByText('กู้คืนฉบับร่างที่ค้างไว้แล้ว')).toBeVisible()
  await save(page)
  await expect(asked).toBeVisible()
  await page.getByRole('radio', { name: /^ของฉัน 40/ }).check()
  await save(page)
  await saved(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('ต่อท่อพีวีซีและทองแดง')
  await expect(main).toContainText('40 ชั่วโมง')
  await other.context().close()
})

test('staff talk about a course, call a colleague by name, and put back what it was', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  await signIn(page, { username: 'admin', desk: true })
  await addCourse(page, unique('งานเชื่อมท่อ'))
  await edit(page)
  await page.getByLabel('จำนวนชั่วโมง').fill('18')
  await save(page)
  await saved(page)

  const box = page.getByLabel(/^เขียนความเห็น/)
  await pressTo(page, 'm', box)
  await page.keyboard.type('ชั่วโมงเพิ่มแล้ว ฝาก @')
  const offered = page.getByRole('option')
  await expect(offered.first()).toBeVisible()
  const name = await offered.first().innerText()
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(`ชั่วโมงเพิ่มแล้ว ฝาก @${name} `)
  await page.keyboard.type('ตรวจอีกที')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`@${name}`, { exact: true })).toBeVisible()
  await expect(box).toHaveValue('')
  await picture(page, 'office-timeline')

  await page.getByRole('button', { name: 'คืนค่านี้ จำนวนชั่วโมง' }).click()
  await expect(page.getByText('คืนค่าแล้ว')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('6 ชั่วโมง')
})

test(
  'a course is duplicated, and only what is asked for is shown',
  { tag: '@long' },
  async ({ page, signIn, unique, picture }) => {
    await signIn(page, { username: 'admin', desk: true })
    const name = unique('ช่างแอร์')
    await addCourse(page, name)
    await page.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).first().click()
    await page.getByRole('link', { name: 'ทำสำเนา' }).click()
    await expect(page.locator('[name=name]')).toHaveValue(name)
    await expect(page.getByLabel('ราคาขาย')).toBeHidden()
    await page.getByLabel('ราคาปกติ').fill('1200')
    await expect(page.getByLabel('ราคาขาย')).toBeVisible()
    await expect(page.getByLabel('เปิดรับสมัคร')).toBeHidden()
    await page.getByLabel('รูปแบบ', { exact: true }).selectOption({ label: 'ณ สถานที่' })
    await expect(page.getByLabel('เปิดรับสมัคร')).toBeVisible()
    await picture(page, 'office-conditional')
    await page.locator('[name=name]').fill(`${name} รุ่น 2`)
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: `${name} รุ่น 2` })).toBeVisible()
  },
)

test(
  'one goes from record to record in the order of the list, by keyboard',
  { tag: '@long' },
  async ({ page, signIn, picture }) => {
    await signIn(page, { username: 'admin', desk: true })
    await page.goto('/lesson/dashboard?q=ไฟฟ้า&sort=name&size=50')
    const hrefs = await page
      .getByRole('main')
      .locator('a[href*="/lesson/player/detail/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))])
    expect(hrefs.length).toBeGreaterThan(1)
    await page.goto(`${hrefs[0]}?from=${encodeURIComponent('q=ไฟฟ้า&sort=name&size=50')}`)
    await expect(page.getByText(`1 จาก ${hrefs.length}`)).toBeVisible()
    await picture(page, 'office-record')
    for (const [key, at] of [
      ['j', 1],
      ['k', 0],
    ] as const)
      await expect(async () => {
        if (new URL(page.url()).pathname !== hrefs[at]) await page.keyboard.press(key)
        await expect(page).toHaveURL((url) => url.pathname === hrefs[at], { timeout: 1500 })
      }).toPass()
  },
)
