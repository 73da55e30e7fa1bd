import { Transformer } from '@napi-rs/image'
import { addPage, canvas, drag, openBuilder, outline, seenBy } from '../support/build.ts'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** What the home of the demo holds that an editor places: its order from top to bottom. */
const home = ['hero', 'statistics', 'course-list', 'image', 'heading'] as const

test('a home page is built from nothing with the mouse: blocks dragged, words written, a picture chosen, a row divided', async ({
  page,
  signIn,
  unique,
}) => {
  test.skip(isPhone(page), 'dragging needs a wider screen')
  test.setTimeout(180_000)
  const slug = `by-mouse-${Date.now().toString(36)}`
  await signIn(page, { username: 'admin', desk: true })
  await openBuilder(page, await addPage(page, { title: unique('หน้าแรกด้วยเมาส์'), slug }))
  await expect(canvas(page).locator('main')).toBeVisible()
  const placed = canvas(page).locator('[data-puck-component]')
  const offered = []
  for (const block of home) if ((await page.locator(`[data-choice="${block}"]`).count()) > 0) offered.push(block)
  expect(offered.length).toBeGreaterThan(3)
  // Each goes above those that are there: the last of the page comes first.
  for (const [n, block] of offered.toReversed().entries()) {
    await page.getByRole('tab', { name: 'บล็อก' }).click()
    await drag(page, { block, down: n === 0 ? 120 : 6 })
    await expect(placed).not.toHaveCount(n)
    if (block === 'heading') await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill('ติดต่อสถาบันได้ทุกวัน')
    if (block === 'image') {
      await page.getByRole('button', { name: 'เลือกจากคลัง' }).click()
      const dialog = page.getByRole('dialog', { name: 'เลือกไฟล์จากคลังสื่อ' })
      const drawn = await Transformer.fromRgbaPixels(new Uint8Array(64 * 32 * 4).fill(200), 64, 32).png()
      const file = { name: 'ห้องเรียน.png', mimeType: 'image/png', buffer: drawn }
      await dialog.locator('input[type=file]').setInputFiles(file)
      await expect(dialog).toHaveCount(0)
      await page.getByRole('textbox', { name: 'คำอธิบายภาพ' }).fill('ห้องเรียนของสถาบัน')
    }
  }
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await outline(page).getByRole('treeitem', { name: 'แถวที่ 1', exact: true }).click()
  await page.getByRole('button', { name: '8 : 4' }).click()
  await expect(outline(page).getByRole('treeitem', { name: 'คอลัมน์ 2' }).first()).toBeVisible()
  await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
  await expect(page.getByText('เหมือนที่เผยแพร่')).toBeVisible()
  const { status, text } = await seenBy(page, slug)
  expect(status).toBe(200)
  expect(text).toContain('ติดต่อสถาบันได้ทุกวัน')
  expect(text).toContain('ห้องเรียนของสถาบัน')
  expect(text.match(/\/upload\/[\w-]+\.png/g)).not.toBeNull()
})
