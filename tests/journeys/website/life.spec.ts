import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { findings } from '../support/axe.ts'
import { addPage, canvas, choose, heading, openBuilder, outline, pageOf, seenBy, write } from '../support/build.ts'
import { isPhone, isWhole } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

const slugOf = (name: string) => `${name}-${Date.now().toString(36)}`

test('after a bad day a page is put back to what it was, and visitors have that at once', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(150_000)
  const slug = slugOf('restored')
  await signIn(page, { username: 'admin', desk: true })
  const builder = pageOf(heading('a', 'วันที่ดี'), heading('b', 'ข้อมูลสำคัญ'))
  const id = await addPage(page, { title: unique('วันร้าย'), slug, status: true, builder })
  await openBuilder(page, id)
  await choose(page, 1)
  await write(page, 'วันที่พัง')
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await outline(page).getByRole('treeitem').nth(2).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'ลบ' }).first().click()
  await expect(outline(page).getByRole('treeitem')).toHaveText(['แถวที่ 1', 'วันที่พัง'])
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
  await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
  expect((await seenBy(page, slug)).text).not.toContain('ข้อมูลสำคัญ')

  await page.goto(`/cms/builder/${id}/versions`)
  await page.getByRole('link', { name: 'เวอร์ชัน 1', exact: false }).first().click()
  await isWhole(page)
  expect(await findings(page)).toEqual([])
  await picture(page, 'versions')
  await page.getByRole('button', { name: 'กู้คืนเวอร์ชัน 1' }).click()
  await expect(page.getByText('ฉบับร่างเป็นเวอร์ชัน 1 แล้ว').first()).toBeVisible()
  await page.getByRole('button', { name: 'เผยแพร่ฉบับร่าง' }).click()
  await expect(page.getByText(/เผยแพร่เวอร์ชัน \d+ แล้ว/).first()).toBeVisible()
  const seen = (await seenBy(page, slug)).text
  expect(seen).toContain('วันที่ดี')
  expect(seen).toContain('ข้อมูลสำคัญ')
  expect(seen).not.toContain('วันที่พัง')
})

test(
  'what is set to the clock appears at its minute, and not before',
  { tag: '@long' },
  async ({ page, signIn, unique }) => {
    test.skip(isPhone(page), 'one width shows it')
    test.setTimeout(240_000)
    const slug = slugOf('by-clock')
    await signIn(page, { username: 'admin', desk: true })
    const id = await addPage(page, { title: unique('ตั้งเวลา'), slug, builder: pageOf(heading('a', 'ตามเวลา')) })
    await page.goto(`/cms/builder/${id}/versions`)
    // The minute after next by the server's clock, which leaves time to set it.
    const at = Math.ceil(Date.now() / 60_000 + 0.5) * 60_000
    const clock = new Date(at + 7 * 3_600_000).toISOString().slice(11, 16)
    const [year, month, day] = bangkokDay(at).split('-')
    const written = `${day}/${month}/${(Number(year) + 543) % 100} ${clock}`
    await page.getByRole('textbox', { name: 'เผยแพร่เมื่อ', exact: true }).fill(written)
    await page.getByRole('button', { name: 'บันทึกเวลา' }).click()
    await expect(page.getByText('บันทึกเวลาแล้ว').first()).toBeVisible()
    expect((await seenBy(page, slug)).status).toBe(404)
    await expect.poll(async () => (await seenBy(page, slug)).status, { timeout: 150_000, intervals: [1000] }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(at)
    expect((await seenBy(page, slug)).text).toContain('ตามเวลา')
  },
)

test(
  'two who build one page see each other at their blocks, and what one publishes the other counts from',
  { tag: '@long' },
  async ({ page, browser, signIn, at, unique }) => {
    test.skip(isPhone(page), 'one width shows it')
    test.setTimeout(150_000)
    const slug = slugOf('beside')
    await signIn(page, { username: 'admin', desk: true })
    const builder = pageOf(heading('a', 'หนึ่ง'), heading('b', 'สอง'))
    const id = await addPage(page, { title: unique('เห็นกัน'), slug, status: true, builder })
    const other = await browser.newPage({ baseURL: at('localhost') })
    await other.addInitScript(() => (document.cookie = 'consent=1.111111; Path=/'))
    await signIn(other, { username: 'superadmin', desk: true })
    await openBuilder(page, id)
    await openBuilder(other, id)
    await choose(other, 2)
    await write(other, 'สองใหม่')
    await other.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
    await expect(other.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
    await page.getByRole('tab', { name: 'โครงหน้า' }).click()
    const line = outline(page).getByRole('treeitem').nth(2)
    await expect(line.getByRole('img', { name: /กำลังแก้ไขส่วนนี้/ })).toBeVisible({ timeout: 60_000 })
    await expect(line).toContainText('สองใหม่')
    await expect(page.getByText('ตรงกับที่เผยแพร่'), 'what is live now is what it counts from').toBeVisible()
    await other.close()
  },
)

test('a block becomes a shared part, which stands on two pages and is written once', async ({
  page,
  signIn,
  unique,
}) => {
  test.skip(isPhone(page), 'one width shows it')
  const slug = slugOf('sharing')
  await signIn(page, { username: 'admin', desk: true })
  const builder = pageOf(heading('a', 'ใช้ร่วมกัน'), heading('b', 'ของหน้านี้'))
  const id = await addPage(page, { title: unique('แบ่งปัน'), slug, status: true, builder })
  await openBuilder(page, id)
  await choose(page, 1)
  await page.getByRole('complementary').getByRole('button', { name: 'ใช้ร่วมกันหลายหน้า' }).click()
  const dialog = page.getByRole('dialog', { name: 'ใช้ร่วมกันหลายหน้า' })
  await dialog.getByRole('button', { name: 'สร้างส่วนที่ใช้ร่วมกัน' }).click()
  await expect(dialog.getByText('กรุณาตั้งชื่อส่วนนี้ก่อน')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'ชื่อส่วน' }).fill(unique('แถบร่วม'))
  await dialog.getByRole('button', { name: 'สร้างส่วนที่ใช้ร่วมกัน' }).click()
  await expect(page.getByText('สร้างส่วนที่ใช้ร่วมกันแล้ว').first()).toBeVisible()
  await expect(outline(page).getByRole('treeitem').nth(1)).toContainText('ส่วนที่ใช้ร่วมกัน')
  await expect(canvas(page).getByText('ใช้ร่วมกัน', { exact: true }), 'the canvas shows it still').toBeVisible()
  await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
  await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
  expect((await seenBy(page, slug)).text).toContain('ใช้ร่วมกัน')
})
