import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Block = [type: string, props: object, version?: number]

/** Publishes a page with these blocks, one in each row, through the API as an administrator. Returns its URL. */
export async function plantPage(page: Page, { slug, blocks }: { slug: string; blocks: Block[] }): Promise<string> {
  const rows = blocks.map(([type, props, version = 1], at) => ({
    id: `r${at}`,
    columns: [{ id: `c${at}`, col: 12, objects: [{ id: `o${at}`, type, version, props }] }],
  }))
  const data = { type: 'page', slug, title: 'หน้าทดลองบล็อก', status: true, builder: { version: 1, rows } }
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/api/post', { data: { data }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  return `/cms/page/${slug}`
}
