import { same } from '#domain/page/merge/same.ts'
import type { Page, PageRow } from '#domain/page/page.ts'

/** Returns how many parts differ between two pages: added, removed, moved to another parent, or changed. */
export function countDifferences(page: Page, other: Page): number {
  const [here, there] = [saidBy(page), saidBy(other)]
  const ids = new Set([...here.keys(), ...there.keys()])
  return [...ids].filter((id) => !same(here.get(id), there.get(id))).length
}

/** Returns the values of each part, independent of the order of stored properties. */
function saidBy({ rows }: Page): Map<string, unknown> {
  const said = new Map<string, unknown>()
  for (const { columns, ...row } of rows) {
    said.set(row.id, [row, columns.map(({ id }) => id)])
    for (const [id, saying] of inColumns(columns)) said.set(id, saying)
  }
  return said
}

const inColumns = (columns: PageRow['columns']): [string, unknown][] =>
  columns.flatMap(({ objects, ...column }) => [
    [column.id, [column, objects.map(({ id }) => id)]] as [string, unknown],
    ...objects.map((object) => [object.id, object] as [string, unknown]),
  ])
