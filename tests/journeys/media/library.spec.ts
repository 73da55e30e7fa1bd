import { AxeBuilder } from '@axe-core/playwright'
import { Transformer } from '@napi-rs/image'
import type { Page } from '@playwright/test'
import { isWhole, save, saved } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** Returns a picture whose subject, a light square, is at its lower left. */
async function photo() {
  const [width, height] = [600, 900]
  const pixels = new Uint8Array(width * height * 4).map((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)]
    if (at % 4 === 3) return 255
    return x > 60 && x < 240 && y > 600 && y < 780 ? 240 : (x + y) % 120
  })
  return Buffer.from(await Transformer.fromRgbaPixels(pixels, width, height).jpeg(80))
}

/** Returns a document large enough for an upload in parts. */
const large = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 2 ** 20, '0 '), Buffer.from('\n%%EOF')])

/**
 * Delays the first part of a large file until released. On one machine an upload would otherwise finish before anybody
 * could pause it.
 */
async function slowly(page: Page) {
  let go = () => {}
  const gone = new Promise<void>((resolve) => (go = resolve))
  let isFirst = true
  await page.route(/\/api\/upload\/resumable\/\w+$/, async (route) => {
    const waits = isFirst && route.request().method() === 'PATCH'
    if (waits) isFirst = false
    if (waits) await gone
    // A paused request no longer exists.
    await route.continue().catch(() => {})
  })
  return go
}

const clean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id)).toEqual([])

test('an administrator fills the library, and a course shows a picture of it at its focal point', async ({
  page,
  browser,
  baseURL,
  signIn,
  unique,
  picture,
}) => {
  test.setTimeout(120_000)
  const name = unique('ช่างเชื่อม')
  await signIn(page, { username: 'admin', desk: true })
  await page.goto('/setup/file/library')
  await page.getByText('สร้างโฟลเดอร์', { exact: true }).click()
  await page.getByRole('textbox', { name: 'ชื่อโฟลเดอร์' }).fill(name)
  await page.getByRole('button', { name: 'สร้าง', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'สร้างโฟลเดอร์แล้ว' })).toBeVisible()
  await expect(page.getByText('โฟลเดอร์นี้ยังว่าง')).toBeVisible()
  await picture(page, 'library-empty')

  const go = await slowly(page)
  await page.locator('input[type=file]').setInputFiles([
    { name: `คู่มือ ${name}.pdf`, mimeType: 'application/pdf', buffer: large() },
    { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photo() },
    { name: `ห้องเรียน ${name}.jpg`, mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await page.getByRole('button', { name: 'หยุดชั่วคราว' }).click()
  await expect(page.getByText('หยุดชั่วคราวแล้ว')).toBeVisible()
  await picture(page, 'library-paused')
  go()
  await page.getByRole('button', { name: 'อัปโหลดต่อ' }).click()
  for (const file of [`${name}.jpg`, `คู่มือ ${name}.pdf`, `ห้องเรียน ${name}.jpg`])
    await expect(page.locator('main').getByRole('link', { name: new RegExp(`^${file}`) })).toBeVisible()
  await isWhole(page)
  await clean(page)
  await picture(page, 'library')

  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${name}\\.jpg`) })
    .click()
  const mark = page.getByRole('slider', { name: 'จุดสำคัญของภาพ' })
  const whole = page.locator('fieldset img').first()
  // The picture reacts to clicks only after hydration. The sliders below it work from the start.
  await expect(async () => {
    const box = (await whole.boundingBox())!
    await whole.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } })
    await expect(mark).toHaveAttribute('aria-valuetext', /แนวนอน 25% แนวตั้ง 75%/, { timeout: 1000 })
  }).toPass()
  await mark.press('ArrowDown')
  await mark.press('Shift+ArrowLeft')
  await expect(mark).toHaveAttribute('aria-valuetext', /แนวนอน 15% แนวตั้ง 76%/)
  await page.getByLabel('คำบรรยายภาพ (ไทย)').fill('ช่างกำลังเชื่อมโครงเหล็ก')
  await page.getByLabel('คำบรรยายภาพ (อังกฤษ)').fill('A welder at a steel frame')
  await save(page)
  await saved(page)
  await isWhole(page)
  await clean(page)
  await picture(page, 'library-file')

  const course = await courseWithCover(page, name, async () => {
    await isWhole(page)
    await clean(page)
    await picture(page, 'library-choose')
  })

  const visitor = await (
    await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
  ).newPage()
  await visitor.goto(`/lesson/detail/${course}`)
  const cover = visitor.getByRole('img', { name: 'ช่างกำลังเชื่อมโครงเหล็ก' }).first()
  await expect(cover).toHaveCSS('object-position', '15% 76%')
  await expect(cover).toHaveCSS('object-fit', 'cover')
  await picture(visitor, 'library-cover')
  await visitor.context().close()
})

/** Creates a published course with a cover that is chosen from the library by keyboard. Returns its id. */
async function courseWithCover(page: Page, name: string, look: () => Promise<void>): Promise<string> {
  await page.goto('/lesson/add')
  await page.locator('[name=name]').fill(name)
  const opens = page.getByRole('button', { name: 'เลือกจากคลังสื่อ' })
  const dialog = page.getByRole('dialog', { name: 'เลือกไฟล์จากคลังสื่อ' })
  await opens.press('Enter')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opens).toBeFocused()
  await opens.press('Enter')
  await dialog.getByRole('searchbox').fill('โครงเหล็ก')
  await dialog.getByRole('combobox', { name: 'โฟลเดอร์' }).selectOption(name)
  await expect(dialog.getByRole('status')).toHaveText('พบ 1 ไฟล์')
  await look()
  await dialog.getByRole('button', { name: new RegExp(`^${name}\\.jpg`) }).press('Enter')
  await expect(opens).toBeFocused()
  await expect(page.locator('[name=cover]')).toHaveValue(/^upload\/\d+-[0-9a-f]{32}\.jpg$/)
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = /[0-9a-f]{24}/.exec(page.url())![0]
  const headers = { origin: new URL(page.url()).origin }
  const published = await page.request.put(`/api/course/${id}`, { data: { data: { status: true } }, headers })
  expect(published.status(), await published.text()).toBe(200)
  return id
}
