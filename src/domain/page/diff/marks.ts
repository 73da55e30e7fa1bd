import type { Page } from '../page.ts'
import type { PageChange } from './diff.ts'

export type Mark = 'added' | 'removed' | 'changed'

/**
 * Returns the marks for rows and objects of a page by their change. A changed column marks its objects, and moved parts
 * count as changed. The earlier page lacks new parts, the later page lacks removed ones.
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
