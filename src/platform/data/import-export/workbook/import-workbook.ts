import { retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { publish } from '#platform/background/events/publish.ts'
import { keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { readable } from '../import/import-collection.ts'
import { commitIf } from '../import/commit-if.ts'
import { storeAll } from '../import/store-all.ts'
import type { NamedTable } from '../sheets/table.ts'
import { keepCodes } from './codes.ts'
import { codeIn, type MatchedSheet, laid, sheetsOf } from './matched-sheets.ts'
import { linked } from './links.ts'
import { bareTable, withMenus } from './menus/lay-menus.ts'
import { emptiedBy } from './menus/emptied.ts'
import { isMenuTable, partWithMenus } from './menus/menu-sheet.ts'
import { type ReadMenus, readMenus } from './menus/read-menus.ts'
import { menuWords } from './menus/words.ts'
import { inOrder, isCoded, mayUseWorkbook, partsOf } from './parts.ts'
import { type BookReport, bookReport, type Progress, sheetReport } from './report.ts'

interface GivenBook {
  bytes: Uint8Array
  /** Everything runs and is rolled back. */
  isDryRun: boolean
  /** Whether modules receive the event `user.brought` for new rows, to send mail to new users. */
  isTold?: boolean
  /** Receives the progress. An exception aborts the import and rolls everything back. */
  tell?: (progress: Progress) => void
}

/**
 * Reads the file of `POST workbook/import` and returns the function that runs the import. It creates or updates the
 * rows of all sheets, all or none. Throws forbidden below administrator of the site, and refuses a file that is not a
 * workbook.
 */
export const openWorkbook = async (ctx: Context, book: GivenBook) => {
  if (!mayUseWorkbook(ctx)) throw forbidden()
  const tables = await readable(() => ctx.app.spreadsheets.readBook(book.bytes))
  return (at: Context): Promise<BookReport> => retryOnDeadlock(at, () => carriedOut(at, { tables, book }))
}

async function carriedOut(ctx: Context, { tables, book }: { tables: readonly NamedTable[]; book: GivenBook }) {
  const parts = partsOf(ctx)
  const withMenu = partWithMenus(parts)
  const menuTable = withMenu && tables.find(isMenuTable)
  const rest = tables.filter((table) => table !== menuTable)
  const { known, unknown: unknownSheets, off: offSheets } = sheetsOf(ctx, { parts, tables: rest })
  if (menuTable && !known.has(withMenu)) known.set(withMenu, bareTable(withMenu))
  let sheets: MatchedSheet[] = []
  let menus: ReadMenus | null = null
  let emptied: string[] = []
  const batches: string[] = []
  const isStored = await commitIf(ctx, async (inside) => {
    sheets = []
    menus = menuTable ? readMenus(inside, menuTable) : null
    emptied = menus ? await emptiedBy(inside, withMenu!, menus) : []
    for (const [part, table] of known) {
      const sheet = await laid(inside, part, table)
      sheets.push(menus && part === withMenu ? await withMenus(inside, sheet, menus) : sheet)
    }
    for (const sheet of inOrder(sheets)) {
      const batch = await stored(inside, { sheet, sheets, book })
      if (batch) batches.unshift(batch)
    }
    const reports = [...sheets, ...(menus ? [menus] : [])].map(({ report }) => report.report)
    return !book.isDryRun && reports.every(({ problemCount }) => problemCount === 0)
  })
  const inTabs = parts.flatMap(({ collection }) => sheets.find((one) => one.collection === collection) ?? [])
  return bookReport({
    ...{ isStored, unknownSheets, offSheets, emptied, batches: isStored ? batches : [] },
    sheets: [
      ...inTabs.map((sheet) => sheetReport(sheet, sheet.report.close(isStored))),
      ...menuReport(menus, isStored),
    ],
  })
}

/** Problems on the sheet of menus. The actions of its rows are reported with their pages. */
const menuReport = (menus: ReadMenus | null, isStored: boolean) =>
  menus ? [sheetReport({ collection: { name: 'menu', plural: menuWords.sheet } }, menus.report.close(isStored))] : []

/** Stores the rows of one sheet, and a batch for their undo. Null if nothing changed. */
async function stored(
  inside: Context,
  { sheet, sheets, book }: { sheet: MatchedSheet; sheets: readonly MatchedSheet[]; book: GivenBook },
): Promise<string | null> {
  const { collection, placed, report } = sheet
  const rows = await linked(inside, sheet, sheets)
  const progress = { sheet: collection.plural[inside.locale], rows: rows.length }
  book.tell?.({ ...progress, row: 0 })
  const told = (row: number) => book.tell?.({ ...progress, row })
  const done = await storeAll(inside, { by: { collection, placed, key: [] }, rows, told }, report)
  if (done.length === 0) return null
  const made = rows.filter(({ known, number }) => known!.isNew && report.acts[number] === 'create')
  if (isCoded(collection))
    await keepCodes(inside, collection, new Map(made.map((row) => [codeIn(sheet, row)!, row.known!._id])))
  if (book.isTold && made.length > 0)
    await publish(inside, `${collection.name}.brought`, { rows: made.map(({ known }) => known!._id) })
  // Rows that reference others were stored after them, so the undo removes them first.
  return keepBatch(inside, { collection: collection.name, verb: 'import', rows: done.toReversed() })
}
