import { fromAny } from '#platform/data/collection/rows.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { textAt } from '../cells.ts'
import { plainHead } from '../columns.ts'
import { cellNamed, type FileRow, fileRows } from '../import/file-rows.ts'
import { storedValue } from '../import/find-existing.ts'
import { type Placed, placeHeads } from '../import/headers.ts'
import { initialOf } from '../import/read-row.ts'
import { openReport, type Report } from '../import/report.ts'
import type { NamedTable } from '../sheets/table.ts'
import { idsByCodes, joinedKey } from './codes.ts'
import { isHelp } from './help-sheet.ts'
import { codeColumn, isCoded, isSheeted, type Part } from './parts.ts'
import { bookFault } from './report.ts'

/** An imported sheet matched to its part. Its rows know their stored rows. */
export interface MatchedSheet extends Part {
  report: Report
  placed: readonly Placed[]
  rows: readonly FileRow[]
  /** The row of the sheet, by code. */
  byCode: ReadonlyMap<string, FileRow>
}

/** Returns the sheets of a file by part, the unknown tabs, and those of disabled plugins. */
export const sheetsOf = (
  ctx: Context,
  { parts, tables }: { parts: readonly Part[]; tables: readonly NamedTable[] },
) => {
  const declared = [...ctx.app.collections.values()].filter(({ collection }) => isSheeted(collection))
  const isOff = ({ name }: NamedTable) =>
    declared.some(
      ({ collection, module }) => !ctx.site.plugins.has(module) && namesOf(collection).includes(plainHead(name)),
    )
  const partOf = ({ name }: NamedTable) => parts.find(({ collection }) => namesOf(collection).includes(plainHead(name)))
  const known = new Map<Part, NamedTable>()
  const unknown: string[] = []
  const off: string[] = []
  for (const table of tables) {
    const part = partOf(table)
    if (part && !known.has(part)) known.set(part, table)
    else if (!isHelp(table.name) && table.rows.some((row) => row.some((cell) => cell.trim() !== '')))
      (isOff(table) ? off : unknown).push(table.name.slice(0, 64))
  }
  return { known, unknown, off }
}

const namesOf = ({ name, plural }: Part['collection']) => [name, plural.th, plural.en].map(plainHead)

/** Matches a sheet to its part: finds its headings, and gives each new row an `_id`, in file order. */
export const laid = async (ctx: Context, part: Part, table: NamedTable): Promise<MatchedSheet> => {
  const report = openReport(ctx)
  const placed = placeHeads(table.rows, part.columns, report)
  const rows = placed.length === 0 ? [] : fileRows(table, placed)
  report.report.rows = rows.length
  const { collection } = part
  if (collection.singleton) return { ...part, report, placed, byCode: new Map(), rows: await asSingle(ctx, part, rows) }
  const codes = rows.map((row) => codeIn(part, row))
  const there = await idsByCodes(ctx, collection, [...new Set(codes.filter((code) => code !== null))])
  const ids = rows.map(() => newId(ctx.now)).toSorted()
  const byCode = new Map<string, FileRow>()
  const known = rows.flatMap((row, at) => {
    const code = codes[at]!
    if (code === null && isCoded(collection)) {
      report.add({ row: row.number, ...placeOfCode(row) })
      return []
    }
    const _id = there.get(code ?? '') ?? byCode.get(code ?? '')?.known?._id
    const isNew = !there.has(code ?? '')
    const one = { ...(isNew ? row : saying(ctx, row)), known: { _id: _id ?? ids[at]!, isNew } }
    if (code !== null && !byCode.has(code)) byCode.set(code, one)
    return [one]
  })
  return { ...part, report, placed, byCode, rows: known }
}

/**
 * For an existing row, drops empty cells of fields that are never empty. Otherwise importing the same file again would
 * clear defaults that the first import set.
 */
const saying = (ctx: Context, row: FileRow): FileRow => ({
  ...row,
  cells: row.cells.filter(({ column, text, formula }) => {
    const { owner } = column
    return !owner || text.trim() !== '' || formula !== undefined || textAt(initialOf(ctx, owner), column) === ''
  }),
})

/** Returns the code of a row of the file. Null if it is empty or invalid. */
export function codeIn({ collection }: Part, row: FileRow): string | null {
  if (isCoded(collection)) return valueIn(row, codeColumn.name)
  const values = (collection.workbook?.key ?? []).map((name) => valueIn(row, name))
  return values.includes(null) ? null : joinedKey(values)
}

function valueIn(row: FileRow, name: string): string | null {
  const cell = cellNamed(row, name)
  const value = cell?.column.field ? storedValue(cell.column.field, cell.text.trim()) : null
  return value === null ? null : String(value)
}

function placeOfCode(row: FileRow) {
  const cell = cellNamed(row, codeColumn.name)
  const isEmpty = (cell?.text.trim() ?? '') === ''
  return {
    ...(cell && { at: cell.at, value: cell.text }),
    field: codeColumn.name,
    ...bookFault(isEmpty ? 'no-code' : 'not-a-code'),
  }
}

/** All rows of a singleton's sheet refer to its one row. */
async function asSingle(ctx: Context, { collection }: Part, rows: readonly FileRow[]): Promise<FileRow[]> {
  const row = await fromAny(ctx, collection).select('row._id').executeTakeFirstOrThrow()
  return rows.map((one) => ({ ...saying(ctx, one), known: { _id: String(row['_id']), isNew: false } }))
}
