import type { Locator, Page } from '@playwright/test'
import { canvas, openBuilder, outline } from '../support/build.ts'
import { dragDown } from '../support/building.ts'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'

/** Opens an empty page in the builder. */
async function openEmpty(page: Page, { title, slug }: { title: string; slug: string }) {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { headers, data: { data: { type: 'page', title, slug } } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { _id } = (await answer.json()) as { _id: string }
  await openBuilder(page, _id)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click()
  await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
}

/** Returns the response to a visitor without a session, and what the browser would load with it. */
async function visitorsPage(page: Page, slug: string) {
  const answer = await fetch(new URL(`/cms/page/${slug}`, page.url()))
  expect(answer.status).toBe(200)
  return await answer.text()
}

const press = async (where: Locator, ...keys: string[]) => {
  for (const key of keys) await where.press(key)
}

test.beforeEach(async ({ page, signIn, at }) => {
  await page.goto(at('localhost'))
  await signIn(page, { username: 'admin', desk: true })
})

test('somebody builds a page from nothing with the mouse, and visitors have it at once', async ({
  page,
  unique,
  picture,
}) => {
  test.skip(isPhone(page), 'Drag and drop needs a wider screen')
  const slug = `mouse-${Date.now().toString(36)}`
  await openEmpty(page, { title: unique('หน้าแรกใหม่'), slug })
  await dragDown(page, { choice: 'heading', down: 120 })
  await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill('ทักษะที่โรงงานไทยใช้จริง')
  await expect(canvas(page).getByText('ทักษะที่โรงงานไทยใช้จริง')).toBeVisible()
  await dragDown(page, { choice: 'statistics', down: 400 })
  await expect(canvas(page).getByText('สมาชิก').first()).toBeVisible()
  await picture(page, 'builder')
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await expect(outline(page).getByRole('treeitem')).toHaveText(['แถวที่ 1', 'ทักษะที่โรงงานไทยใช้จริง', 'แถวที่ 2', 'สถิติ'])
  await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
  await publish(page)
  const seen = await visitorsPage(page, slug)
  expect(seen).toContain('ทักษะที่โรงงานไทยใช้จริง')
  expect(seen).not.toMatch(/puck|workbench/)
})

test(
  'the canvas says what it is from the first moment, whatever the width was before',
  { tag: '@long' },
  async ({ page, unique }) => {
    test.skip(isPhone(page), 'a phone has no such canvas')
    await page.addInitScript(() => {
      let without = 0
      const look = () => {
        for (const frame of document.querySelectorAll('iframe')) if (!frame.title) without++
        document.documentElement.dataset['framesWithoutTitle'] = String(without)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await openEmpty(page, { title: unique('ผืนงาน'), slug: `canvas-${Date.now().toString(36)}` })
    const frame = page.locator('#preview-frame')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(frame).toHaveCount(width === 360 ? 0 : 1)
    }
    await expect(frame).toHaveAttribute('title', /./)
    await expect(page.locator('html')).toHaveAttribute('data-frames-without-title', '0')
  },
)

test('somebody builds a page with the keyboard alone: adds, moves, copies, undoes, publishes', async ({
  page,
  unique,
}) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  const slug = `keys-${Date.now().toString(36)}`
  await openEmpty(page, { title: unique('หน้าแป้นพิมพ์'), slug })
  await page.keyboard.press('/')
  await page.keyboard.type('หัวเรื่อง')
  const heading = page.getByRole('button', { name: 'เพิ่ม หัวเรื่อง' })
  await press(heading, 'Enter', 'Enter')
  await page.getByRole('tab', { name: 'โครงหน้า' }).press('Enter')
  const lines = outline(page).getByRole('treeitem')
  await expect(lines).toHaveText(['แถวที่ 1', 'หัวเรื่อง', 'หัวเรื่อง'])
  await press(lines.nth(2), 'Enter')
  await page.keyboard.type('ข้อสอง')
  await expect(lines.nth(2)).toHaveText('ข้อสอง')
  await press(lines.nth(2), ' ', 'ArrowUp', ' ')
  await expect(lines).toHaveText(['แถวที่ 1', 'ข้อสอง', 'หัวเรื่อง'])
  await press(lines.nth(1), 'Control+d')
  await expect(lines).toHaveText(['แถวที่ 1', 'ข้อสอง', 'ข้อสอง', 'หัวเรื่อง'])
  await press(lines.nth(3), 'Delete')
  await expect(lines).toHaveText(['แถวที่ 1', 'ข้อสอง', 'ข้อสอง'])
  await page.keyboard.press('Control+z')
  await expect(lines).toHaveCount(4)
  await page.keyboard.press('Control+Shift+z')
  await expect(lines).toHaveCount(3)
  await press(page.getByRole('button', { name: 'เผยแพร่', exact: true }), 'Enter')
  await expect(page.getByText('ตรงกับที่เผยแพร่')).toBeVisible()
  expect((await visitorsPage(page, slug)).match(/<h2[^>]*>ข้อสอง/g)).toHaveLength(2)
})

test(
  'what is copied from one page is pasted on another, with new ids',
  { tag: '@long' },
  async ({ page, unique, context }) => {
    test.skip(isPhone(page), 'a phone has no keyboard')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEmpty(page, { title: unique('ต้นทาง'), slug: `from-${Date.now().toString(36)}` })
    await page.getByRole('button', { name: 'เพิ่ม หัวเรื่อง' }).press('Enter')
    await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill('คำที่คัดลอก')
    await page.getByRole('tab', { name: 'โครงหน้า' }).click()
    await press(outline(page).getByRole('treeitem').nth(1), 'Control+c')
    await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
    await openEmpty(page, { title: unique('ปลายทาง'), slug: `to-${Date.now().toString(36)}` })
    await page.getByRole('tab', { name: 'โครงหน้า' }).press('Control+v')
    await page.getByRole('tab', { name: 'โครงหน้า' }).click()
    await expect(outline(page).getByRole('treeitem')).toHaveText(['แถวที่ 1', 'คำที่คัดลอก'])
    await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
  },
)

test('on a phone blocks are added, found in the outline and written, and the page is published', async ({
  page,
  unique,
  picture,
}) => {
  test.skip(!isPhone(page), 'a wider screen has the canvas')
  const slug = `phone-${Date.now().toString(36)}`
  await openEmpty(page, { title: unique('หน้าโทรศัพท์'), slug })
  await expect(page.getByText('บนโทรศัพท์ใช้โครงหน้าและช่องแก้ไข')).toBeVisible()
  await page.getByRole('button', { name: 'เพิ่ม หัวเรื่อง' }).press('Enter')
  await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill('จากโทรศัพท์')
  await page.getByRole('tab', { name: 'โครงหน้า' }).tap()
  await expect(outline(page).getByRole('treeitem')).toHaveText(['แถวที่ 1', 'จากโทรศัพท์'])
  await picture(page, 'builder')
  await publish(page)
  expect(await visitorsPage(page, slug)).toContain('จากโทรศัพท์')
})
