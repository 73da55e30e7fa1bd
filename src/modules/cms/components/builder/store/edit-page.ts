import { copiedText } from '#domain/page/edit/clipboard.ts'
import {
  duplicatePart,
  insertObject,
  insertRows,
  newRow,
  removePart,
  renewed,
  stepPart,
} from '#domain/page/edit/edits.ts'
import { findPart, objectsOf } from '#domain/page/edit/find.ts'
import type { Page } from '#domain/page/page.ts'
import type { Kind } from '../server/describe-kinds.server.ts'
import type { BuilderStore } from './store.ts'
import { newId, newObject } from './use-builder.ts'

/** Adds a new block after the selection and selects it. */
export function addBlock(store: BuilderStore, kind: Kind) {
  const { page, selected } = store.get()
  const object = newObject(kind)
  store.change(insertObject(page, { object, after: selected, newId }))
  store.select(object.id)
}

/** Adds a row of empty columns after the selected row. It selects the first column, which receives the next block. */
export function addRow(store: BuilderStore, widths: readonly number[]) {
  const { page, selected } = store.get()
  const columns = widths.map((col) => ({ col, objects: [] }))
  const row = newRow(columns, newId)
  store.change(insertRows(page, { rows: [row], after: selected }))
  store.select(row.columns[0]!.id)
}

/** Adds the rows of another page after the selected row, with new ids. */
export function addRowsOf(store: BuilderStore, { rows: given }: Page) {
  const { page, selected } = store.get()
  const rows = given.map((row) => renewed(row, newId))
  store.change(insertRows(page, { rows, after: selected }))
  store.select(rows[0]?.id ?? null)
}

export const step = (store: BuilderStore, id: string, by: -1 | 1) =>
  store.change(stepPart(store.get().page, { id, by }))

/** Removes a part and selects what takes its place. */
export function remove(store: BuilderStore, id: string) {
  const { page } = store.get()
  const found = findPart(page, id)
  const objects = objectsOf(page)
  const at = objects.findIndex((object) => object.id === id)
  store.change(removePart(page, id))
  store.select(found?.part === 'object' ? ((objects[at + 1] ?? objects[at - 1])?.id ?? null) : null)
}

export function duplicate(store: BuilderStore, id: string) {
  const made = duplicatePart(store.get().page, { id, newId })
  store.change(made.page)
  store.select(made.id)
}

export const textToCopy = (store: BuilderStore) => {
  const { page, selected } = store.get()
  return selected === null ? null : copiedText(page, selected)
}

/** Pastes after the selection, with new ids. */
export function paste(store: BuilderStore, { part, page: copied }: { part: 'object' | 'row'; page: Page }) {
  const { page, selected } = store.get()
  const rows = copied.rows.map((row) => renewed(row, newId))
  const [first] = objectsOf({ version: 1, rows })
  if (part === 'object' && first) {
    store.change(insertObject(page, { object: first, after: selected, newId }))
    return store.select(first.id)
  }
  store.change(insertRows(page, { rows, after: selected }))
  store.select(rows[0]?.id ?? null)
}
