import type { Page } from '@playwright/test'
import { isPhone } from './office.ts'
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

/** Opens the builder of a page, until its canvas or its phone face is there. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/cms/builder/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The canvas is drawn by the script of the page: what is pressed from now on is heard.
  if (!isPhone(page)) await expect(canvas(page).locator('main')).toBeVisible()
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
