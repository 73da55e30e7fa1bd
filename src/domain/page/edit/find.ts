import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'

/** Where a part of a page stands: the row, the column in it and the object in that, counted from 0. */
export type Found =
  | { part: 'row'; row: PageRow; at: [number] }
  | { part: 'column'; row: PageRow; column: PageColumn; at: [number, number] }
  | { part: 'object'; row: PageRow; column: PageColumn; object: PageObject; at: [number, number, number] }

/** The part of a page that has an id; null where none has. */
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

/** All objects of a page in the order in which they are read. */
export const objectsOf = (page: Page): PageObject[] =>
  page.rows.flatMap((row) => row.columns.flatMap((column) => column.objects))
