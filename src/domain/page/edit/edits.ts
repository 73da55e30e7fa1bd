import type { Page, PageColumn, PageObject, PageRow } from '#domain/page/page.ts'
import { findPart } from './find.ts'

/** Returns an id that the page does not use yet. */
type NewId = () => string

const most = { rows: 200, columns: 12, objects: 50 }

/**
 * Returns the page with an object inserted after a part. After an object it is in the same column, after a column at
 * its end, and after a row in a new row. Without an id it is in a new last row.
 */
export function insertObject(page: Page, given: { object: PageObject; after: string | null; newId: NewId }): Page {
  const { object, after, newId } = given
  const found = findPart(page, after)
  if (!found || found.part === 'row') {
    const row = newRow([{ col: 12, objects: [object] }], newId)
    return insertRows(page, { rows: [row], after: found?.row.id ?? null })
  }
  const at = found.part === 'object' ? found.at[2] + 1 : found.column.objects.length
  return inColumn(page, found.column.id, (objects) => objects.toSpliced(at, 0, object))
}

/** Returns the page with rows inserted after the row that has or contains the id, or at the end without an id. */
export function insertRows(page: Page, { rows, after }: { rows: PageRow[]; after: string | null }): Page {
  const found = findPart(page, after)
  const at = found ? found.at[0] + 1 : page.rows.length
  return fitting(page, { ...page, rows: page.rows.toSpliced(at, 0, ...rows) })
}

/** Returns a row with columns of these widths in twelfths. */
export const newRow = (columns: { col: number; objects: PageObject[] }[], newId: NewId): PageRow => ({
  id: newId(),
  gapSize: 24,
  columns: columns.map(({ col, objects }) => ({ id: newId(), col, alignment: 'left', objects })),
})

/** Returns the page without a part. Removing the last column of a row also removes the row. */
export function removePart(page: Page, id: string): Page {
  const found = findPart(page, id)
  if (!found) return page
  if (found.part === 'object') return inColumn(page, found.column.id, (all) => all.filter((one) => one.id !== id))
  if (found.part === 'row' || found.row.columns.length === 1)
    return { ...page, rows: page.rows.filter((row) => row.id !== found.row.id) }
  const columns = found.row.columns.filter((column) => column.id !== id)
  return changeRow(page, found.row.id, { columns: columns.length === 1 ? [{ ...columns[0]!, col: 12 }] : columns })
}

/**
 * Returns the page with a copy of an object or row after the original, and the id of the copy. The copy and its
 * children have new ids.
 */
export function duplicatePart(page: Page, { id, newId }: { id: string; newId: NewId }): { page: Page; id: string } {
  const found = findPart(page, id)
  if (!found || found.part === 'column') return { page, id }
  if (found.part === 'row') {
    const row = renewed(found.row, newId)
    return { page: insertRows(page, { rows: [row], after: id }), id: row.id }
  }
  const object = { ...structuredClone(found.object), id: newId() }
  return { page: insertObject(page, { object, after: id, newId }), id: object.id }
}

/** Returns the row with new ids for itself and its children. */
export const renewed = (row: PageRow, newId: NewId): PageRow => ({
  ...structuredClone(row),
  id: newId(),
  columns: row.columns.map((column) => ({
    ...structuredClone(column),
    id: newId(),
    objects: column.objects.map((object) => ({ ...structuredClone(object), id: newId() })),
  })),
})

/**
 * Returns the page with a row or an object moved one place up or down. An object at the end of its column moves to the
 * next column in reading order.
 */
export function stepPart(page: Page, { id, by }: { id: string; by: -1 | 1 }): Page {
  const found = findPart(page, id)
  if (!found) return page
  if (found.part === 'row') return { ...page, rows: swapped(page.rows, found.at[0], by) }
  if (found.part === 'column')
    return changeRow(page, found.row.id, { columns: swapped(found.row.columns, found.at[1], by) })
  const [, , at] = found.at
  if (found.column.objects[at + by]) return inColumn(page, found.column.id, (objects) => swapped(objects, at, by))
  const columns = page.rows.flatMap((row) => row.columns)
  const next = columns[columns.findIndex(({ id: one }) => one === found.column.id) + by]
  if (!next || next.objects.length >= most.objects) return page
  const without = inColumn(page, found.column.id, (objects) => objects.toSpliced(at, 1))
  return inColumn(without, next.id, (objects) => (by > 0 ? [found.object, ...objects] : [...objects, found.object]))
}

type Change<T> = { [K in keyof Omit<T, 'id'>]?: T[K] | undefined }

/** Returns the page with a changed object. A value of `undefined` removes the property. */
export const changeObject = (page: Page, id: string, change: Change<PageObject>): Page => {
  const found = findPart(page, id)
  if (found?.part !== 'object') return page
  return inColumn(page, found.column.id, (objects) =>
    objects.map((object) => (object.id === id ? said({ ...object, ...change }) : object)),
  )
}

/** Returns the page with a changed row. A value of `undefined` removes the property. */
export const changeRow = (page: Page, id: string, change: Partial<Omit<PageRow, 'id'>>): Page => ({
  ...page,
  rows: page.rows.map((row) => (row.id === id ? said({ ...row, ...change }) : row)),
})

/** Returns the page with a changed column. */
export const changeColumn = (page: Page, id: string, change: Partial<Omit<PageColumn, 'id' | 'objects'>>): Page => {
  const found = findPart(page, id)
  if (found?.part !== 'column') return page
  const columns = found.row.columns.map((column) => (column.id === id ? { ...column, ...change } : column))
  return changeRow(page, found.row.id, { columns })
}

/** Returns the page with new column widths for a row. The last column receives the content of removed columns. */
export function divideRow(page: Page, given: { id: string; widths: readonly number[]; newId: NewId }): Page {
  const found = findPart(page, given.id)
  if (found?.part !== 'row' || given.widths.length === 0) return page
  const { columns } = found.row
  const last = given.widths.length - 1
  const divided = given.widths.map((col, at): PageColumn => {
    const column = columns[at] ?? { id: given.newId(), alignment: 'left', objects: [] }
    const objects = at === last ? columns.slice(at).flatMap((one) => one.objects) : column.objects
    return { ...column, col, objects }
  })
  if (divided.some(({ objects }) => objects.length > most.objects)) return page
  return changeRow(page, given.id, { columns: divided })
}

function inColumn(page: Page, id: string, change: (objects: PageObject[]) => PageObject[]): Page {
  const rows = page.rows.map((row) => {
    if (!row.columns.some((column) => column.id === id)) return row
    const columns = row.columns.map((column) =>
      column.id === id ? { ...column, objects: change(column.objects) } : column,
    )
    return { ...row, columns }
  })
  return fitting(page, { ...page, rows })
}

/** Returns the unchanged page if the new one exceeds the limits. */
const fitting = (page: Page, changed: Page): Page => {
  const isFull =
    changed.rows.length > most.rows ||
    changed.rows.some((row) => row.columns.some(({ objects }) => objects.length > most.objects))
  return isFull ? page : changed
}

const swapped = <T>(all: T[], at: number, by: -1 | 1): T[] => {
  const other = all[at + by]
  return other === undefined ? all : all.with(at, other).with(at + by, all[at]!)
}

const said = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as T
