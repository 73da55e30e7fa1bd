import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const heading = (id: string, text: string) => ({
  ...{ id, type: 'heading', version: 1 },
  props: { text, display: 'section' },
})

/** A page of one row of blocks, as the API takes it. */
export const pageOf = (...objects: object[]) => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})

/** Adds a page by the API; its id. */
export async function addPage(page: Page, post: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { headers, data: { data: { type: 'page', ...post } } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { _id: string })._id
}

/** What a visitor without a session is answered. */
export async function seenBy(page: Page, slug: string) {
  const answer = await fetch(new URL(`/cms/page/${slug}`, page.url()))
  return { status: answer.status, text: await answer.text() }
}

export const canvas = (page: Page) => page.frameLocator('iframe')

export const outline = (page: Page) => page.getByRole('tree', { name: 'โครงหน้า' })

/** Drags a block from the palette to a height of the canvas, slowly enough to be followed. */
export async function drag(page: Page, { block, down }: { block: string; down: number }) {
  const from = (await page.locator(`[data-choice="${block}"]`).boundingBox())!
  const to = (await page.locator('iframe').boundingBox())!
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + down, { steps: 12 })
  await page.mouse.move(to.x + to.width / 2, to.y + down + 2, { steps: 4 })
  await expect(canvas(page).locator('[data-puck-line-placeholder]')).toBeVisible()
  await page.mouse.up()
}

/** Opens the builder of a page, until its canvas or its phone face is there. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/cms/builder/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Chooses the block at a line of the outline. */
export async function choose(page: Page, line: number) {
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await outline(page).getByRole('treeitem').nth(line).click()
}

/** Writes what a heading says, until it is kept. */
export async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill(text)
  await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
}
