import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'

/** The position of a part of a page: row, column and object, counted from 0. */
export type Found =
  | { part: 'row'; row: PageRow; at: [number] }
  | { part: 'column'; row: PageRow; column: PageColumn; at: [number, number] }
  | { part: 'object'; row: PageRow; column: PageColumn; object: PageObject; at: [number, number, number] }

/** Returns the position of the part with an id, or null if there is none. */
export function findPart(page: Page, id: string | null): Found | null {
  if (id === null) return null
  for (const [r, row] of page.rows.entries()) {
    if (row.id === id) return { part: 'row', row, at: [r] }
    const inside = findInRow(row, { id, r })
    if (inside) return inside
  }
  return null
}

function findInRow(row: PageRow, { id, r }: { id: string; r: number }): Found | null {
  for (const [c, column] of row.columns.entries()) {
    if (column.id === id) return { part: 'column', row, column, at: [r, c] }
    const o = column.objects.findIndex((object) => object.id === id)
    if (o >= 0) return { part: 'object', row, column, object: column.objects[o]!, at: [r, c, o] }
  }
  return null
}

/** Returns all objects of a page in reading order. */
export const objectsOf = (page: Page): PageObject[] =>
  page.rows.flatMap((row) => row.columns.flatMap((column) => column.objects))
