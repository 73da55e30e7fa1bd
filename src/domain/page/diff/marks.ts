import type { Page } from '../page.ts'
import type { PageChange } from './diff.ts'

export type Mark = 'added' | 'removed' | 'changed'

/**
 * How the rows and objects of a page are marked for what became of them; a column is marked on what is in it, and what was
 * moved as what was changed. Of the earlier page what is new is not there, of the later one what is gone.
 */
export function marksOf(page: Page, changes: readonly PageChange[]): Record<string, Mark> {
  const marks: Record<string, Mark> = {}
  const columns = new Map(page.rows.flatMap((row) => row.columns.map((column) => [column.id, column] as const)))
  for (const { id, kind, what } of changes) {
    const mark = what === 'moved' ? 'changed' : what
    const marked = kind === 'column' ? (columns.get(id)?.objects ?? []).map((object) => object.id) : [id]
    for (const one of marked) marks[one] ??= mark
  }
  return marks
}
