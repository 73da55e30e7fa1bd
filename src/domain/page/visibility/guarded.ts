import type { Page, PageObject } from '../page.ts'

/** What is closed after an object that guards: the rest of its column, or of the whole page; null where nothing is. */
export type Rest = 'page' | 'column' | null

/**
 * The page without what its guards withhold, in the order in which it is read: a guard stays, what is after it goes
 * (requirement L181.3). What is withheld is not asked whether it guards.
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
