import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { KeyOf } from '#platform/data/field-types/field-type.ts'
import type { FileCell, FileRow } from '../import/file-rows.ts'
import type { Found } from '../import/report.ts'
import { idsByCodes, idsByNames } from './codes.ts'
import type { MatchedSheet } from './matched-sheets.ts'
import { titleColumn } from './parts.ts'
import { bookFault } from './report.ts'

/**
 * Returns the rows of a sheet with codes replaced by `_id`s of rows in the file or stored. An unknown code, or one of a
 * faulty row, is a fault of its cell.
 */
export const linked = async (ctx: Context, sheet: MatchedSheet, book: readonly MatchedSheet[]): Promise<FileRow[]> => {
  let rows = [...sheet.rows]
  for (const { column } of sheet.placed) {
    const to = column.field?.to && ctx.app.collections.get(column.field.to)?.collection
    if (!to || !column.field || !fieldTypeOf(column.field).rekeyed) continue
    const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.column === column))
    const target = await targetOf(ctx, { to, cells, book })
    rows = rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (cell.column === column ? rewritten(cell, target) : cell)),
    }))
  }
  return parentsFirst(rows)
}

/** What cells of a column can reference. */
interface Target {
  to: AnyCollection
  inFile: MatchedSheet | undefined
  byCode: ReadonlyMap<string, string>
  byName: ReadonlyMap<string, readonly string[]>
}

async function targetOf(
  ctx: Context,
  of: { to: AnyCollection; cells: readonly FileCell[]; book: readonly MatchedSheet[] },
) {
  const { to, cells, book } = of
  const keys = new Set<string>()
  const names = new Set<string>()
  for (const cell of cells) asked(cell, (key, { isName }) => (keys.add(key), isName && names.add(key), null))
  const inFile = book.find(({ collection }) => collection.name === to.name)
  const byName = new Map<string, string[]>(await idsByNames(ctx, to, [...names]))
  const title = titleColumn(to)
  for (const row of inFile?.rows ?? []) {
    const name = row.cells.find(({ column }) => column.name === title)?.text.trim() ?? ''
    const ids = byName.get(name) ?? []
    if (names.has(name) && !ids.includes(row.known!._id)) byName.set(name, [...ids, row.known!._id])
  }
  return { to, inFile, byCode: await idsByCodes(ctx, to, [...keys]), byName }
}

function asked(cell: FileCell, keyOf: KeyOf): string {
  const { rekeyed } = fieldTypeOf(cell.column.field!)
  return cell.text.trim() === '' ? cell.text : rekeyed!(cell.text, keyOf)
}

function rewritten(cell: FileCell, target: Target): FileCell {
  let fault: Omit<Found, 'row'> | undefined
  const text = asked(cell, (key, { isName }) => {
    const found = meant(key, { isName, target })
    if ('fault' in found) fault ??= found.fault
    return 'key' in found ? found : null
  })
  return { ...cell, text, written: cell.text, ...(fault && { fault }) }
}

type Meant = { key: string; name?: string } | { fault: Omit<Found, 'row'> } | { isOnlyName: true }

function meant(key: string, { isName, target }: { isName: boolean; target: Target }): Meant {
  const { to, inFile, byCode, byName } = target
  const sheet = to.plural.th
  const row = inFile?.byCode.get(key)
  if (row && inFile!.report.acts[row.number] === 'mend')
    return { fault: bookFault('to-be-mended', { row: row.number, sheet }) }
  const _id = row?.known?._id ?? byCode.get(key)
  if (_id !== undefined) return isName ? { key: _id, name: nameIn(row, to) ?? key } : { key: _id }
  if (!isName) return { fault: bookFault('no-such-code', { code: key.slice(0, 64), sheet }) }
  const [named, ...more] = byName.get(key) ?? []
  if (more.length > 0) return { fault: bookFault('many-named', { code: key.slice(0, 64), sheet }) }
  return named === undefined ? { isOnlyName: true } : { key: named, name: key }
}

const nameIn = (row: FileRow | undefined, to: AnyCollection) =>
  row?.cells.find(({ column }) => column.name === titleColumn(to))?.text.trim()

/** Returns the same rows, each after the row of its own sheet that it references. Row numbers do not change. */
function parentsFirst(rows: readonly FileRow[]): FileRow[] {
  const byId = new Map(rows.map((row) => [row.known?._id, row]))
  const ordered = new Set<FileRow>()
  const visited = new Set<FileRow>()
  const visit = (first: FileRow) => {
    // Not recursive, because a file may contain a chain of all its rows.
    const chain: FileRow[] = []
    for (let row: FileRow | undefined = first; row && !visited.has(row); row = above(row, byId)) {
      visited.add(row)
      chain.push(row)
    }
    for (const row of chain.toReversed()) ordered.add(row)
  }
  rows.forEach(visit)
  return [...ordered]
}

const above = (row: FileRow, byId: ReadonlyMap<string | undefined, FileRow>) =>
  row.cells.flatMap(({ written, text }) => (written === undefined ? [] : (byId.get(text) ?? [])))[0]
