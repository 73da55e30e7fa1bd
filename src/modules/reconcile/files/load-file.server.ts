import { createHash } from 'node:crypto'
import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import { addBaht } from '#domain/money/baht.ts'
import { layoutOf } from '#domain/money/bank-file/layout-places.ts'
import { readBankFile } from '#domain/money/bank-file/read-bank-file.ts'
import { balanceBreak, readStatement, type StatementColumns } from '#domain/money/bank-file/statement.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { readable } from '#platform/data/import-export/import/import-collection.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { stageJob } from './file-jobs.ts'
import type { FileKind } from '../rules/file-states.ts'
import { bankFileContent } from '../tables.ts'
import { billFaults, reconcileWords as words, statementFaults } from '../words.ts'
import { type IncomingRow, rowsOfFile, rowsOfStatement } from './incoming-row.ts'

interface Upload {
  accountID: string
  kind: FileKind
  name: string
  bytes: Uint8Array
}

/** The accounts whose files are read. */
export const accountsOf = (ctx: Context) =>
  from(ctx, 'bank_account')
    .select(['bank_account._id', 'bank_account.name', 'bank_account.bank', 'bank_account.account'])
    .select(['bank_account.billerId', 'bank_account.amountUnit', 'bank_account.isAutomatic', 'bank_account.columns'])
    .select('bank_account.layout')
    .where('bank_account.active', '=', true)
    .orderBy('bank_account.name')
    .limit(100)
    .execute()

export type Account = Awaited<ReturnType<typeof accountsOf>>[number]

/**
 * Reads a file of a bank and queues the job that stores its rows. Returns the `_id` of the file: the same bytes return
 * the file that was read before. Throws invalid with a sentence for a damaged file, and stores nothing then.
 */
export const loadFile = async (ctx: Context, upload: Upload): Promise<{ _id: string; isNew: boolean }> => {
  const sha256 = createHash('sha256').update(upload.bytes).digest('hex')
  const account = (await accountsOf(ctx)).find(({ _id }) => _id === upload.accountID)
  if (!account) throw invalid({ field: 'account', code: 'required', ...words.noAccount })
  const before = await from(ctx, 'bank_file').select('_id').where('bank_file.sha256', '=', sha256).executeTakeFirst()
  if (before) return { _id: before._id, isNew: false }
  const content = upload.kind === 'bill' ? billContent(account, upload.bytes) : await cellsOf(ctx, upload.bytes)
  return inTransaction(ctx, async (inside) => {
    const name = oneLine(upload.name).slice(0, 100) || sha256.slice(0, 12)
    const { _id } = await record(inside, 'bank_file', {
      ...{ accountID: account._id, name, kind: upload.kind, sha256, byName: ctx.viewer.name },
    })
    await insertPrivate(inside, bankFileContent, { row: { fileID: _id, content: JSON.stringify(content) } })
    if ('rows' in content) await beginStaging(inside, _id, content.rows)
    else await compute(inside, 'bank_file', { _id, change: { state: 'columns' } })
    return { _id, isNew: true }
  })
}

function billContent(account: Account, bytes: Uint8Array): { rows: IncomingRow[] } {
  const read = readBankFile(bytes, account, layoutOf(account.layout, account.amountUnit))
  if ('fault' in read) throw refused(billFaults[read.fault.code], { line: read.fault.line })
  const rows = rowsOfFile(read.file)
  if (rows.length === 0) throw invalid({ field: 'file', code: 'empty', ...words.noRows })
  return { rows }
}

async function cellsOf(ctx: Context, bytes: Uint8Array): Promise<{ cells: string[][] }> {
  const { rows, broken } = await readable(() => ctx.app.spreadsheets.read(bytes))
  const [formula] = broken
  if (formula) throw refused(words.formula, { cell: `${columnLetter(formula.column - 1)}${formula.row}` })
  return { cells: Array.from(rows, (row) => Array.from(row ?? [], (text) => unguardText(text ?? ''))) }
}

/** The cells of a statement whose columns are not chosen yet. */
export const waitingCells = async (ctx: Context, fileID: string): Promise<string[][]> => {
  const stored = await fromPrivate(ctx, bankFileContent)
    .select('content')
    .where('fileID', '=', fileID)
    .executeTakeFirst()
  const content = stored && (JSON.parse(stored.content) as { cells?: string[][] })
  return content?.cells ?? []
}

/** Chooses the columns of a statement, remembers them for its account and queues the job that stores its rows. */
export const chooseColumns = (ctx: Context, fileID: string, columns: StatementColumns): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await from(inside, 'bank_file')
      .select(['bank_file._id', 'bank_file.state', 'bank_file.accountID'])
      .where('bank_file._id', '=', fileID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const account = file && (await accountsOf(inside)).find(({ _id }) => _id === file.accountID)
    if (!account) throw notFound()
    if (file.state !== 'columns') return
    const rows = statementRows(account, { cells: await waitingCells(inside, fileID), columns })
    await compute(inside, 'bank_account', { _id: account._id, change: { columns } })
    await deletePrivate(inside, bankFileContent, { fileID })
    await insertPrivate(inside, bankFileContent, { row: { fileID, content: JSON.stringify({ rows }) } })
    await beginStaging(inside, fileID, rows)
  })

function statementRows(account: Account, { cells, columns }: { cells: string[][]; columns: StatementColumns }) {
  const read = readStatement(cells, columns)
  if ('fault' in read) {
    const cell = `${columnLetter(read.fault.column)}${read.fault.at + 1}`
    throw refused(statementFaults[read.fault.code], { cell })
  }
  const broken = balanceBreak(read.rows)
  if (broken !== null) throw refused(words.incomplete, { row: read.rows[broken]!.at + 1 })
  const rows = rowsOfStatement(account, read.rows)
  if (rows.length === 0) throw invalid({ field: 'file', code: 'empty', ...words.noRows })
  return rows
}

async function beginStaging(ctx: Context, _id: string, rows: readonly IncomingRow[]): Promise<void> {
  const job = await enqueue(ctx, stageJob, { payload: { file: _id }, key: _id })
  const total = addBaht(...rows.map(({ amount }) => amount))
  await compute(ctx, 'bank_file', { _id, change: { state: 'reading', rowCount: rows.length, total, job } })
}

const refused = (text: Text, values: Record<string, string | number>) =>
  invalid({ field: 'file', code: 'fault', th: fill(text.th, values), en: fill(text.en, values) })
