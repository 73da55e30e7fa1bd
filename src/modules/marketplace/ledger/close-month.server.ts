import { addBaht } from '#domain/money/baht.ts'
import { nextMonthStart } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { fromPrivate, insertPrivate, privateRows } from '#platform/data/private-table/access.ts'
import { statementRow } from '../tables.ts'
import { lockVendor } from './lock-vendor.server.ts'

/**
 * Makes the statement of a vendor for a month that has ended (`YYYY-MM`), from all rows up to its end that are in no
 * statement yet. Returns its `_id`, or null without rows. A second call returns the same statement.
 */
export const closeMonth = (
  ctx: Context,
  { vendorID, month }: { vendorID: string; month: string },
): Promise<string | null> =>
  inTransaction(ctx, async (inside) => {
    const end = nextMonthStart(Date.parse(`${month}-15T00:00:00Z`))
    if (Date.parse(end) > ctx.now) return null
    if (!(await lockVendor(inside, vendorID))) return null
    const there = await statementOf(inside, { vendorID, month })
    if (there) return there._id
    const rows = await openRows(inside, { vendorID, end })
    const carried = await carriedTo(inside, vendorID)
    if (rows.length === 0) return null
    return storeStatement(inside, { vendorID, month, rows, carried })
  })

const statementOf = (ctx: Context, { vendorID, month }: { vendorID: string; month: string }) =>
  from(ctx, 'vendor_statement')
    .select('_id')
    .where('vendorID', '=', vendorID)
    .where('month', '=', month)
    .executeTakeFirst()

const openRows = (ctx: Context, { vendorID, end }: { vendorID: string; end: string }) =>
  from(ctx, 'vendor_ledger')
    .leftJoin(privateRows(ctx, statementRow), 'statement_row.ledgerID', 'vendor_ledger._id')
    .select(['vendor_ledger._id', 'vendor_ledger.kind', 'vendor_ledger.amount'])
    .where('vendor_ledger.vendorID', '=', vendorID)
    .where('vendor_ledger.kind', '<>', 'payout')
    .where('vendor_ledger.at', '<', end)
    .where('statement_row.ledgerID', 'is', null)
    .execute()

type OpenRow = Awaited<ReturnType<typeof openRows>>[number]

/** The negative total of the latest statement, which the next one takes over. */
async function carriedTo(ctx: Context, vendorID: string): Promise<number> {
  const latest = await from(ctx, 'vendor_statement')
    .select(['state', 'total'])
    .where('vendorID', '=', vendorID)
    .orderBy('month', 'desc')
    .executeTakeFirst()
  return latest?.state === 'carried' ? Number(latest.total) : 0
}

async function storeStatement(
  ctx: Context,
  { vendorID, month, rows, carried }: { vendorID: string; month: string; rows: readonly OpenRow[]; carried: number },
): Promise<string> {
  const sumOf = (kind: OpenRow['kind']) =>
    addBaht(0, ...rows.filter((row) => row.kind === kind).map(({ amount }) => Number(amount)))
  const sums = { sales: sumOf('sale'), refunds: sumOf('refund'), commission: sumOf('commission'), carried }
  const total = addBaht(...Object.values(sums))
  const state = total > 0 ? ('due' as const) : ('carried' as const)
  const { _id } = await record(ctx, 'vendor_statement', { vendorID, month, state })
  await compute(ctx, 'vendor_statement', { _id, change: { ...sums, total } })
  for (const row of rows) await insertPrivate(ctx, statementRow, { row: { ledgerID: row._id, statementID: _id } })
  return _id
}

/** The rows of the ledger that a statement adds up, in their order. */
export const rowsOfStatement = async (ctx: Context, statementID: string) => {
  const ids = await fromPrivate(ctx, statementRow)
    .select('statement_row.ledgerID')
    .where('statement_row.statementID', '=', statementID)
    .execute()
  if (ids.length === 0) return []
  return from(ctx, 'vendor_ledger')
    .select(['_id', 'at', 'kind', 'amount', 'orderID', 'percent'])
    .where(
      '_id',
      'in',
      ids.map(({ ledgerID }) => ledgerID),
    )
    .orderBy('at')
    .orderBy('_id')
    .execute()
}
