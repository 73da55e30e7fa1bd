import type { Page, PageColumn, PageObject, PageRow } from '../page.ts'

export type Kind = 'row' | 'column' | 'object'

/** A row, column or object alone: its own values without its children, and its parent. */
export interface Part {
  id: string
  kind: Kind
  /** The `_id` of the parent row or column, '' for a row. */
  parent: string
  own: Record<string, unknown>
  /** Ids of its children, in order. */
  children: readonly string[]
}

/** A page as its parts by id, parents before children, and the order of its rows. */
export interface Parts {
  rows: readonly string[]
  byId: ReadonlyMap<string, Part>
}

/** Splits a page into parts. `pageOf` is the inverse. */
export function partsOf(page: Page): Parts {
  const byId = new Map<string, Part>()
  for (const { columns, ...row } of page.rows) {
    byId.set(row.id, { id: row.id, kind: 'row', parent: '', own: row, children: idsOf(columns) })
    for (const { objects, ...column } of columns) {
      byId.set(column.id, { id: column.id, kind: 'column', parent: row.id, own: column, children: idsOf(objects) })
      for (const object of objects)
        byId.set(object.id, { id: object.id, kind: 'object', parent: column.id, own: object, children: [] })
    }
  }
  return { rows: idsOf(page.rows), byId }
}

export function pageOf({ rows, byId }: Parts): Page {
  const childrenOf = (id: string) => (byId.get(id)?.children ?? []).flatMap((child) => byId.get(child) ?? [])
  const objectsOf = (id: string) => childrenOf(id).map(({ own }) => own as PageObject)
  const columnsOf = (id: string) =>
    childrenOf(id).map((column) => ({ ...column.own, objects: objectsOf(column.id) }) as unknown as PageColumn)
  return {
    version: 1,
    rows: rows.flatMap((id) => {
      const row = byId.get(id)
      return row ? [{ ...row.own, columns: columnsOf(id) } as unknown as PageRow] : []
    }),
  }
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
