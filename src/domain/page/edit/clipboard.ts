import type { Page, PageRow } from '#domain/page/page.ts'
import { findPart } from './find.ts'

/** What tells a text on the clipboard from any other. */
const mark = 'wicha-page-part'

/**
 * A row or an object as the text that a clipboard holds: its mark, and a page of nothing else. A column is copied as its row.
 * Pasted, it is read as any page is, and gets new ids.
 */
export function copiedText(page: Page, id: string): string | null {
  const found = findPart(page, id)
  if (!found) return null
  const isObject = found.part === 'object'
  const row: PageRow = isObject
    ? { ...found.row, columns: [{ ...found.column, col: 12, objects: [found.object] }] }
    : found.row
  return JSON.stringify({ [mark]: isObject ? 'object' : 'row', page: { version: 1, rows: [row] } })
}

/** What a text of the clipboard holds, not yet read as a page; null where it is no copied part. */
export function copiedPart(text: string): { part: 'object' | 'row'; page: unknown } | null {
  if (text.length > 600_000 || !text.includes(mark)) return null
  const held = parsed(text)
  if (typeof held !== 'object' || held === null || !Object.hasOwn(held, mark)) return null
  const { [mark]: part, page } = held as Record<string, unknown>
  return part === 'object' || part === 'row' ? { part, page } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
