import type { Page, PageRow } from '#domain/page/page.ts'
import { findPart } from './find.ts'

/** Marks a clipboard text as a copied part of a page. */
const mark = 'wicha-page-part'

/**
 * Returns a row or an object as clipboard text: the mark, and a page that contains only this part. A column is copied
 * as its row. Pasting reads it like any page and assigns new ids.
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

/** Returns the content of a clipboard text, not yet validated as a page. Returns null if it is not a copied part. */
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
