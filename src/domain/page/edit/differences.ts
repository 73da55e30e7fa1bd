import { same } from '#domain/page/merge/same.ts'
import type { Page, PageRow } from '#domain/page/page.ts'

/** How many parts of a page differ from those of another: new, gone, moved to another parent, or saying something else. */
export function countDifferences(page: Page, other: Page): number {
  const [here, there] = [saidBy(page), saidBy(other)]
  const ids = new Set([...here.keys(), ...there.keys()])
  return [...ids].filter((id) => !same(here.get(id), there.get(id))).length
}

/** What each part says, in whatever order its properties were stored. */
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
