import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Block = [type: string, props: object, version?: number]

/** Writes a published page of these blocks, one to a row, as an administrator does by the API; its address. */
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
