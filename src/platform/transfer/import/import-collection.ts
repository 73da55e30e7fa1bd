import { collectionOf } from '#platform/collection/catalogue.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { attempt, inTransaction, unentangled } from '#platform/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { columnsOf } from '../columns.ts'
import { mayImport } from '../rights.ts'
import { type Table, Unreadable } from '../sheets/table.ts'
import { fileWords, rowWords } from '../words.ts'
import { type FileRow, fileRows } from './file-rows.ts'
import { findExisting, type Identity, identityOf } from './find-existing.ts'
import { placeHeads } from './heads.ts'
import { planRow } from './plan-row.ts'
import { type ImportReport, openReport, type Report, said } from './report.ts'
import { type Planned, storeRows } from './store-rows.ts'

export interface GivenFile {
  bytes: Uint8Array
  /** Everything is done and undone again. */
  isDryRun: boolean
  /** Fields that identify the row of a file that brings no `_id`, as `code`; they must be a unique of the collection. */
  key: string | undefined
}

const rowsAtOnce = 100

/** The collection of this name, for who may bring its rows in; refuses everybody else. */
export const importable = (ctx: Context, name: string): AnyCollection => {
  const collection = collectionOf(ctx, name)
  if (!mayImport(ctx, collection)) throw forbidden()
  return collection
}

/**
 * Reads the file of `POST {c}/import`, CSV or XLSX, and answers what carries it out: its rows are created or changed, all
 * of them or none. Refuses a file that cannot be read; what is wrong in its cells is in the report.
 */
export const openImport = async (ctx: Context, collection: AnyCollection, file: GivenFile) => {
  const table = await readable(ctx, file.bytes)
  return (at: Context): Promise<ImportReport> => unentangled(at, () => carriedOut(at, { collection, table, file }))
}

async function carriedOut(ctx: Context, given: { collection: AnyCollection; table: Table; file: GivenFile }) {
  const { collection, table, file } = given
  const report = openReport(ctx)
  const placed = placeHeads(table.rows, columnsOf(ctx, collection), report)
  if (placed.length === 0) return report.close(false)
  const rows = fileRows(table, placed)
  report.report.rows = rows.length
  const by: Identity = { collection, placed, key: keyFields(collection, { key: file.key, placed }) }
  const isStored = await kept(ctx, async (inside) => {
    await storeAll(inside, { by, rows }, report)
    return !file.isDryRun && report.report.problemCount === 0
  })
  return report.close(isStored)
}

async function readable(ctx: Context, bytes: Uint8Array): Promise<Table> {
  try {
    return await ctx.app.sheets.read(bytes)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { th, en } = fileWords[error.fault]
    const line = error.line ?? 1
    throw invalid({ field: 'file', code: error.fault, th: fill(th, { line }), en: fill(en, { line }) })
  }
}

function keyFields(collection: AnyCollection, of: { key: string | undefined; placed: Identity['placed'] }): string[] {
  if (!of.key) return []
  const names = of.key.split(',').map((name) => name.trim())
  const isUnique = (collection.uniques ?? []).some((one) => one.toSorted().join() === names.toSorted().join())
  const isBrought = names.every((name) => of.placed.some(({ column }) => column.name === name && column.isReadable))
  if (isUnique && isBrought) return names
  const { th, en } = rowWords.key
  const key = of.key.slice(0, 64)
  throw invalid({ field: 'key', code: 'key', th: fill(th, { key }), en: fill(en, { key }) })
}

async function storeAll(inside: Context, file: { by: Identity; rows: readonly FileRow[] }, report: Report) {
  const seen = new Map<string, number>()
  for (let at = 0; at < file.rows.length; at += rowsAtOnce) {
    const rows = file.rows.slice(at, at + rowsAtOnce).filter((row) => isFirst(row, { by: file.by, seen }, report))
    const stored = await findExisting(inside, file.by, rows)
    const planned = rows.flatMap((row): Planned[] => {
      const plan = planRow(inside, file.by.collection, { row, stored: stored.get(row) })
      if (plan.act === 'mend') plan.problems.forEach(report.add)
      if (plan.act === 'nothing') report.report.unchanged++
      return plan.act === 'create' || plan.act === 'change' ? [{ row, plan }] : []
    })
    await storeRows(inside, { name: file.by.collection.name, planned }, report)
  }
}

function isFirst(row: FileRow, of: { by: Identity; seen: Map<string, number> }, { add }: Report): boolean {
  const identity = identityOf(of.by, row)
  if (identity === null) return true
  const before = of.seen.get(identity)
  if (before === undefined) of.seen.set(identity, row.number)
  else add({ row: row.number, ...said('twice', { row: before }) })
  return before === undefined
}

class Undone extends Error {}

/** Runs `work` in a transaction of its own or as a part of one, and keeps what it wrote if it says so. */
async function kept(ctx: Context, work: (inside: Context) => Promise<boolean>): Promise<boolean> {
  try {
    await inTransaction(ctx, (inside) =>
      attempt(inside, async (part) => {
        if (!(await work(part))) throw new Undone()
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Undone) return false
    throw error
  }
}
