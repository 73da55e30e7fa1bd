import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

/** Two categories at the end of the tree. */
async function plantTwo(page: Page, unique: (text: string) => string) {
  const headers = { origin: new URL(page.url()).origin }
  const names = [unique('งานไม้'), unique('งานสี')] as const
  for (const [at, name] of names.entries()) {
    const code = `w${Date.now().toString(36)}${at}`
    const data = { name, code, type: 'course', order: 9000 + at }
    expect((await page.request.post('/api/category', { headers, data: { data } })).ok()).toBe(true)
  }
  return names
}

const depthOf = (page: Page, name: string) =>
  page.locator('[data-depth]').filter({ hasText: name }).first().getAttribute('data-depth')

test('somebody puts a category under another one and takes that back, by the keyboard alone', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  test.skip(page.viewportSize()!.width < 768, 'cards have the menu of their row')
  await signIn(page, { username: 'admin', desk: true })
  const [above, below] = await plantTwo(page, unique)
  await page.goto('/lesson/category')
  const handle = page.getByRole('button', { name: `ย้าย ${below}` })
  await page.getByRole('link', { name: above }).focus()
  await tabTo(page, handle)
  await expect(async () => {
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => depthOf(page, below), { timeout: 4000 }).toBe('1')
  }).toPass()
  await expect(handle, 'the handle keeps the focus wherever its row goes').toBeFocused()
  await expect(page.getByText('ย้ายแล้ว')).toBeVisible()
  await picture(page, 'tree')
  await page.keyboard.press('z')
  await expect.poll(() => depthOf(page, below)).toBe('0')
})

test('somebody puts a category under another one from the menu of its card', async ({
  page,
  signIn,
  unique,
  picture,
}) => {
  test.skip(page.viewportSize()!.width >= 768, 'a phone')
  await signIn(page, { username: 'admin', desk: true })
  const [, below] = await plantTwo(page, unique)
  await page.goto('/lesson/category')
  const card = page.locator('[data-depth]').filter({ hasText: below })
  await card.getByRole('button', { name: /คำสั่งของรายการ/ }).click()
  await page.getByRole('button', { name: 'ย้ายไปอยู่ใต้รายการก่อนหน้า' }).click()
  await expect.poll(() => depthOf(page, below)).toBe('1')
  await picture(page, 'tree')
  await page.getByRole('button', { name: 'เลิกทำ' }).click()
  await expect.poll(() => depthOf(page, below)).toBe('0')
})

test(
  'somebody drags a category into another one, and out of it again',
  { tag: '@long' },
  async ({ page, signIn, unique }) => {
    test.skip(page.viewportSize()!.width < 768, 'fingers have the menu of the row')
    await signIn(page, { username: 'admin', desk: true })
    const [above, below] = await plantTwo(page, unique)
    await page.goto('/lesson/category')
    const row = page.locator('[data-depth]').filter({ hasText: above }).first()
    const handle = page.getByRole('button', { name: `ย้าย ${below}` })
    await handle.dragTo(row)
    await expect.poll(() => depthOf(page, below)).toBe('1')
    await expect(page.getByText('ย้ายแล้ว')).toBeVisible()
    const { height } = (await row.boundingBox())!
    await handle.dragTo(row, { targetPosition: { x: 200, y: height - 3 } })
    await expect.poll(() => depthOf(page, below)).toBe('0')
  },
)
