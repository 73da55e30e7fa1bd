import type { Page, PageRow } from '#domain/page/page.ts'

/** How many parts of a page differ from those of another: new, gone, moved to another parent, or saying something else. */
export function countDifferences(page: Page, other: Page): number {
  const [here, there] = [saidBy(page), saidBy(other)]
  const ids = new Set([...here.keys(), ...there.keys()])
  return [...ids].filter((id) => here.get(id) !== there.get(id)).length
}

function saidBy({ rows }: Page): Map<string, string> {
  const said = new Map<string, string>()
  for (const { columns, ...row } of rows) {
    said.set(row.id, JSON.stringify([row, columns.map(({ id }) => id)]))
    for (const [id, text] of inColumns(columns)) said.set(id, text)
  }
  return said
}

const inColumns = (columns: PageRow['columns']): [string, string][] =>
  columns.flatMap(({ objects, ...column }) => [
    [column.id, JSON.stringify([column, objects.map(({ id }) => id)])] as [string, string],
    ...objects.map((object) => [object.id, JSON.stringify(object)] as [string, string]),
  ])
