import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import { keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { columnsOf } from '../columns.ts'
import { mayImport } from '../rights.ts'
import { type Table, Unreadable } from '../sheets/table.ts'
import { fileWords, rowWords } from '../words.ts'
import { fileRows } from './file-rows.ts'
import type { Identity } from './find-existing.ts'
import { type Placed, placeHeads } from './headers.ts'
import { commitIf } from './commit-if.ts'
import { type ImportDetail, type ImportReport, openReport, type Report } from './report.ts'
import { storeAll } from './store-all.ts'
import { tellImporter } from './tell-importer.ts'

interface GivenFile {
  bytes: Uint8Array
  /** Everything runs and is rolled back. */
  isDryRun: boolean
  /** Fields that identify a row without an `_id`, such as `code`. They must be a unique of the collection. */
  key: string | undefined
  /** Skips rows with a problem and stores the rest. */
  isPartly?: boolean
  /** The report includes the cells, and the action of each row. */
  isDetailed?: boolean
}

/** Returns the collection of this name if the viewer may import into it. Throws otherwise. */
export const importable = (ctx: Context, name: string): AnyCollection => {
  const collection = collectionOf(ctx, name)
  if (!mayImport(ctx, collection)) throw forbidden()
  return collection
}

/**
 * Reads the file of `POST {c}/import` (CSV or XLSX) and returns the function that runs the import. It creates or
 * updates all rows or none, unless a partial import is requested. Throws for an unreadable file; problems in cells are
 * in the report.
 */
export const openImport = async (ctx: Context, collection: AnyCollection, file: GivenFile) => {
  const table = await readable(() => ctx.app.spreadsheets.read(file.bytes))
  return (at: Context): Promise<ImportReport> => retryOnDeadlock(at, () => carriedOut(at, { collection, table, file }))
}

async function carriedOut(ctx: Context, given: { collection: AnyCollection; table: Table; file: GivenFile }) {
  const { collection, table, file } = given
  const report = openReport(ctx)
  const placed = placeHeads(table.rows, columnsOf(ctx, collection), report)
  const closed = (isStored: boolean, batch: string | null = null): ImportReport => ({
    ...report.close(isStored),
    ...(isStored && { batch }),
    ...(file.isDetailed && { detail: detailOf(table, { placed, report }) }),
  })
  if (placed.length === 0) return closed(false)
  const rows = fileRows(table, placed)
  report.report.rows = rows.length
  const headProblems = report.report.problemCount
  const by: Identity = { collection, placed, key: keyFields(collection, { key: file.key, placed }) }
  let batch: string | null = null
  const isStored = await commitIf(ctx, async (inside) => {
    const done = await storeAll(inside, { by, rows }, report)
    const isWhole = report.report.problemCount === 0
    if (file.isDryRun || !(isWhole || (file.isPartly && headProblems === 0 && done.length > 0))) return false
    if (done.length > 0) batch = await keepBatch(inside, { collection: collection.name, verb: 'import', rows: done })
    return true
  })
  if (isStored) await tellImporter(ctx, { collection, report: report.report })
  return closed(isStored, batch)
}

function detailOf({ rows }: Table, { placed, report }: { placed: readonly Placed[]; report: Report }): ImportDetail {
  const byPlace = new Map(placed.map(({ at, column }) => [at, column.name]))
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, at) => byPlace.get(at) ?? null)
  return { rows: rows.map((texts) => texts.map(unguardText)), columns, acts: report.acts }
}

/** Returns the content of a file. Throws an error for users if the file is unreadable. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
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
