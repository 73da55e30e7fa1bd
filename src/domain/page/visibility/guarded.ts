import type { Page, PageObject } from '../page.ts'

/** What a guard object hides after it: the rest of its column, the rest of the page, or nothing (null). */
export type Rest = 'page' | 'column' | null

/**
 * Returns the page without the content that its guards hide, in reading order. A guard itself stays (requirement
 * L181.3). Hidden objects are not checked as guards.
 */
export function guardedPage(page: Page, restOf: (object: PageObject) => Rest): Page {
  let isOver = false
  const kept = (objects: readonly PageObject[]): PageObject[] => {
    const open: PageObject[] = []
    for (const object of isOver ? [] : objects) {
      open.push(object)
      const rest = restOf(object)
      isOver = rest === 'page'
      if (rest) break
    }
    return open
  }
  const rows = page.rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({ ...column, objects: kept(column.objects) })),
  }))
  return { ...page, rows }
}
