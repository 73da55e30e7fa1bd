import type { Page } from '@playwright/test'
import { isPhone } from './office.ts'
import { expect } from './test.ts'

export const heading = (id: string, text: string) => ({
  ...{ id, type: 'heading', version: 1 },
  props: { text, display: 'section' },
})

/** Returns a page of one row of blocks, as the API accepts it. */
export const pageOf = (...objects: object[]) => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})

/** Adds a page through the API. Returns its id. */
export async function addPage(page: Page, post: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { headers, data: { data: { type: 'page', ...post } } })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { _id: string })._id
}

/** Returns the response to a visitor without a session. */
export async function seenBy(page: Page, slug: string) {
  const answer = await fetch(new URL(`/cms/page/${slug}`, page.url()))
  return { status: answer.status, text: await answer.text() }
}

export const canvas = (page: Page) => page.frameLocator('iframe')

export const outline = (page: Page) => page.getByRole('tree', { name: 'โครงหน้า' })

/** Opens the builder of a page and waits for its canvas or its phone view. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/cms/builder/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The script of the page renders the canvas, so clicks work from now on.
  if (!isPhone(page)) await expect(canvas(page).locator('main')).toBeVisible()
}

/** Selects the block at a line of the outline. */
export async function choose(page: Page, line: number) {
  await page.getByRole('tab', { name: 'โครงหน้า' }).click()
  await outline(page).getByRole('treeitem').nth(line).click()
}

/** Writes the text of a heading and waits until it is saved. */
export async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill(text)
  await expect(page.getByText('บันทึกฉบับร่างแล้ว')).toBeVisible()
}
