import { addBaht } from '#domain/money/baht.ts'
import { matchRows, type RowMatch } from '#domain/money/bank-match.ts'
import { deletePrivate, fromPrivate } from '#platform/data/private-table/access.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { analyzeTables } from '#platform/data/collection/writing/many/analyze-tables.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import type { Context } from '#platform/context.ts'
import type { Task } from '#platform/background/jobs/job.ts'
import type { RowState } from '../rules/file-states.ts'
import { bankFileContent } from '../tables.ts'
import { reconcileNotices as notices } from '../words.ts'
import type { IncomingRow } from './incoming-row.ts'
import { openOrders, openSlips } from './open-orders.server.ts'
import { earlierRows, type EarlierRow, reversedRows, rowsOfBills } from './earlier-rows.server.ts'

const atOnce = 250

/** From how many new rows on the planner must know of them. */
const manyRows = 1000

type Steps = Pick<Task, 'signal' | 'reportProgress'>
interface Staged {
  row: IncomingRow
  state: RowState
  isExact: boolean
  match: RowMatch | null
  reversesID: string | null
  note: string | null
}

const fileOf = (ctx: Context, _id: string) =>
  from(ctx, 'bank_file')
    .innerJoin(rows(ctx, 'bank_account'), 'bank_account._id', 'bank_file.accountID')
    .select(['bank_file._id', 'bank_file.state', 'bank_file.kind', 'bank_file.accountID'])
    .select(['bank_account.billerId', 'bank_account.isAutomatic'])
    .where('bank_file._id', '=', _id)
    .executeTakeFirst()

type File = NonNullable<Awaited<ReturnType<typeof fileOf>>>

/**
 * Stores the rows of a file that no earlier file had, a few hundred at a time, each with the orders that it may pay.
 * It applies nothing. A second run stores what is missing.
 */
export async function stageFile(ctx: Context, fileID: string, { signal, reportProgress }: Steps): Promise<void> {
  const file = await fileOf(ctx, fileID)
  if (file?.state !== 'reading') return
  const content = await contentOf(ctx, fileID)
  const earlier = await earlierRows(ctx, { fileID, keys: content.map(({ key }) => key) })
  const staged = await stagedRows(ctx, file, { rows: content.filter(({ key }) => !earlier.has(key)), earlier })
  for (let at = 0; at < staged.length; at += atOnce) {
    signal.throwIfAborted()
    await storeRows(ctx, file, staged.slice(at, at + atOnce))
    await compute(ctx, 'bank_file', { _id: fileID, change: { done: Math.min(staged.length, at + atOnce) } })
    await reportProgress(Math.min(99, Math.floor((100 * at) / staged.length)), notices.reading)
  }
  if (staged.length >= manyRows) await analyzeTables(ctx, ['bank_row'])
  const before = [...earlier.values()]
  await inTransaction(ctx, async (inside) => {
    const change = { earlierCount: before.length, earlierTotal: addBaht(...before.map(({ amount }) => amount)) }
    await compute(inside, 'bank_file', { _id: fileID, change: { state: 'preview', done: 0, ...change } })
    await deletePrivate(inside, bankFileContent, { fileID })
  })
}

async function contentOf(ctx: Context, fileID: string): Promise<IncomingRow[]> {
  const stored = await fromPrivate(ctx, bankFileContent)
    .select('content')
    .where('fileID', '=', fileID)
    .executeTakeFirst()
  return stored ? (JSON.parse(stored.content) as { rows: IncomingRow[] }).rows : []
}

async function stagedRows(
  ctx: Context,
  file: File,
  { rows, earlier }: { rows: readonly IncomingRow[]; earlier: ReadonlyMap<string, EarlierRow> },
): Promise<Staged[]> {
  const fresh = new Set(rows.map(({ key }) => key))
  const reversed = new Set(rows.flatMap(({ reverses }) => (reverses && fresh.has(reverses) ? [reverses] : [])))
  const older = await reversedRows(ctx, { accountID: file.accountID, rows, earlier })
  const inBills = file.kind === 'statement' ? await rowsOfBills(ctx, { accountID: file.accountID, rows }) : new Set()
  const isOpen = (row: IncomingRow) => row.amount > 0 && !reversed.has(row.key) && !inBills.has(row.key)
  const open = rows.filter(isOpen)
  const matches = await matchesOf(ctx, file, open)
  const byKey = new Map(open.map(({ key }, at) => [key, matches[at]!]))
  return rows.map((row) => {
    const match = byKey.get(row.key) ?? null
    const isPaired = reversed.has(row.key) || (row.reverses !== null && fresh.has(row.reverses))
    const state = inBills.has(row.key) ? 'ignored' : isPaired ? 'reversed' : stateOf(match)
    const isExact = file.isAutomatic && file.billerId !== null && match?.automatic != null
    const note = inBills.has(row.key) ? notices.seenInFile[ctx.locale] : null
    return { row, state, isExact, match, note, reversesID: older.get(row.key) ?? null }
  })
}

const stateOf = (match: RowMatch | null): RowState => ((match?.suggestions.length ?? 0) > 0 ? 'suggested' : 'open')

async function matchesOf(ctx: Context, { billerId }: File, rows: readonly IncomingRow[]): Promise<RowMatch[]> {
  const references = rows.flatMap(({ ref1 }) => ref1 ?? [])
  const orders = await openOrders(ctx, { billerId, references })
  const received = rows.map(({ ref1, billerId: biller, payer, sendingBank, ...row }) => ({
    ...{ ...row, ref1: ref1 ?? '', billerId: biller ?? '', payer, sendingBank: sendingBank ?? '' },
  }))
  return matchRows(received, orders, await openSlips(ctx))
}

async function storeRows(ctx: Context, file: File, staged: readonly Staged[]): Promise<void> {
  await createMany(ctx, 'bank_row', {
    rows: staged.map(({ row: { reverses: _reverses, ...row }, state, isExact, match, reversesID, note }) => ({
      given: { ...row, fileID: file._id, accountID: file.accountID, reversesID },
      computed: { state, isExact, suggestions: match?.suggestions ?? [], note },
    })),
    settle: async () => {},
    isManaged: true,
  })
}
