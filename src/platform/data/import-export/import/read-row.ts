import { isDeepStrictEqual } from 'node:util'
import { onlyVisible, trimmed } from '#domain/validation/invisible.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import { wrong } from '#platform/data/collection/writing/issues.ts'
import { nowOf, type Context } from '#platform/context.ts'
import type { FieldType } from '#platform/data/field-types/field-type.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { emptied } from '#platform/data/field-types/value.ts'
import { valueAt } from '#platform/office/screens/description/cell.ts'
import { textAt, tooLongForExcel } from '../cells.ts'
import type { Column } from '../columns.ts'
import type { FileCell, FileRow } from './file-rows.ts'
import type { Stored } from './find-existing.ts'
import { type Found, said } from './report.ts'
import { asPart, leafCount, withPart } from './with-part.ts'

type Owner = NonNullable<Column['owner']>
type ReadRowDraft = FileCell & { column: Column & { owner: Owner; field: NonNullable<Column['field']> } }

export interface SeenRow {
  row: FileRow
  /** The stored row; undefined for a new one. */
  stored: Stored | undefined
  /** Receives how an ambiguous cell was read. */
  remark?: (found: Found) => void
}

interface RowRead {
  /** Wire values by field, for cells that differ from the stored row. A new row leaves out empty cells. */
  values: Record<string, unknown>
  problems: Found[]
  /** The fields that already have a problem. */
  faulty: Set<string>
}

/** Parses the cells of a row that request a change, with the parser of each field's kind. */
export const readRow = (ctx: Context, seen: SeenRow): RowRead => {
  const read: RowRead = { values: {}, problems: [], faulty: new Set() }
  for (const cell of seen.row.cells.filter(isWritten)) {
    const answer = readCell(ctx, cell, seen)
    const { name, owner } = cell.column
    if ('value' in answer) {
      const before = read.values[owner.name] ?? seen.stored?.[owner.name]
      const path = name.split('.').slice(1)
      read.values[owner.name] = withPart(before, { path, value: answer.value, field: owner.field })
      remarkOn(cell, seen)
    }
    if (!('problem' in answer)) continue
    read.problems.push({
      row: seen.row.number,
      at: cell.at,
      field: name,
      value: cell.written ?? cell.text,
      ...answer.problem,
    })
    read.faulty.add(owner.name)
  }
  for (const { name } of emptiedWholes(seen.row)) if (name in read.values) read.values[name] = null
  return read
}

/** Returns the optional fields whose parts are all in the file and all empty. Such a field becomes null. */
function emptiedWholes({ cells }: FileRow): Owner[] {
  const written = cells.filter(isWritten)
  const owners = new Set(written.map(({ column }) => column.owner).filter(({ field }) => isNullable(field)))
  return [...owners].filter((owner) => {
    const own = written.filter(({ column }) => column.owner === owner)
    return own.length === leafCount(owner.field) && own.every(({ text }) => text.trim() === '')
  })
}

/** Columns of fields. Name columns and system fields are read-only. */
const isWritten = (cell: FileCell): cell is ReadRowDraft => cell.column.owner !== undefined

type Read = { value: unknown } | { problem: Omit<Found, 'row'> } | { isNothing: true }
const nothing: Read = { isNothing: true }

function readCell(ctx: Context, { column, text, formula, fault }: ReadRowDraft, { stored }: SeenRow): Read {
  if (formula !== undefined) return { problem: { value: formula, ...said('formula', { value: formula || '=' }) } }
  const standing = stored ?? initialOf(ctx, column.owner)
  if (isSameText(text, textAt(standing, column)) || (!stored && text.trim() === '')) return nothing
  if (fault) return { problem: fault }
  if (text === tooLongForExcel) return stored ? nothing : { problem: said('too-long') }
  const read = readText(column, text.trim())
  if (column.owner.isWritable) return read
  if (isSameValue(column, { read, standing })) return nothing
  return { problem: said('read-only', { field: column.owner.field.label[ctx.locale] }) }
}

/** Returns the default of a field in a new row. */
export const initialOf = (ctx: Context, { name, field }: Owner): Record<string, unknown> => ({
  [name]: field.initial?.({ viewer: ctx.viewer, now: nowOf(ctx) }),
})

/** Spreadsheets change line ends and trim spaces. Neither counts as a change. */
const isSameText = (one: string, other: string) => withPlainLines(one) === withPlainLines(other)
const withPlainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** Parses what a person entered. An empty cell empties the field. */
function readText({ name, field, owner }: ReadRowDraft['column'], text: string): Read {
  if (text === '') return { value: emptied(name === owner.name ? field : asPart(field)) }
  const kind = fieldTypeOf(field)
  const parsed = kind.parse(isReckonedWith(kind) ? onlyVisible(text) : trimmed(text), field)
  if ('value' in parsed) return parsed
  const problem = wrong(name, field, { code: 'custom', path: [], message: 'not read', expects: parsed.fault })
  return { problem: { ...problem, ...parsed.damage } }
}

/** An amount, date or boolean, where invisible characters mean nothing. Names and texts keep theirs, as in the API. */
const isReckonedWith = ({ comparedAs }: FieldType) => ['number', 'boolean', 'date', 'instant'].includes(comparedAs)

function remarkOn({ at, column, text }: ReadRowDraft, { row, remark }: SeenRow) {
  const said = fieldTypeOf(column.field).remark?.(onlyVisible(text))
  if (said) remark?.({ row: row.number, at, field: column.name, value: text, ...said })
}

/** Whether the parsed value equals the stored one, possibly in another spelling. */
function isSameValue(
  { name, field }: ReadRowDraft['column'],
  of: { read: Read; standing: Record<string, unknown> },
): boolean {
  const decoded = 'value' in of.read ? field.decode.safeParse(of.read.value) : undefined
  return decoded?.success === true && isDeepStrictEqual(decoded.data, valueAt(of.standing, name))
}
