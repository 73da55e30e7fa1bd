import { addBaht } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { commissionBack } from '../rules/commission.ts'
import { refusals } from '../words.ts'
import { lockVendor } from './lock-vendor.server.ts'
import { postRow } from './post-row.server.ts'
import { assertAmount, byVendor } from './record-sale.server.ts'

/** What is refunded of a line of an order, in baht. */
export interface VendorRefundLine {
  lineID: string
  amount: number
}

interface VendorRefund {
  orderID: string
  refundID: string
  lines: readonly VendorRefundLine[]
}

/**
 * Takes the share of a refund back from the vendors of its lines, and gives back the commission on it. A second call with
 * the same `refundID` changes nothing. Lines without a vendor are passed over. Throws invalid for more than was sold.
 */
export const recordVendorRefund = (ctx: Context, { orderID, refundID, lines }: VendorRefund): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const sold = await salesOf(inside, orderID)
    const ours = lines.flatMap((line) => {
      const sale = sold.find(({ lineID }) => lineID === line.lineID)
      return sale ? [{ ...line, vendorID: sale.vendorID, sale }] : []
    })
    for (const line of byVendor(ours)) await refundLine(inside, { orderID, refundID, line })
  })

const salesOf = (ctx: Context, orderID: string) =>
  from(ctx, 'vendor_ledger')
    .select(['lineID', 'vendorID', 'amount', 'percent'])
    .where('orderID', '=', orderID)
    .where('kind', '=', 'sale')
    .execute()

type Sale = Awaited<ReturnType<typeof salesOf>>[number]

async function refundLine(
  ctx: Context,
  of: { orderID: string; refundID: string; line: VendorRefundLine & { sale: Sale } },
): Promise<void> {
  const { orderID, refundID } = of
  const { lineID, amount, sale } = of.line
  assertAmount(amount)
  if (!(await lockVendor(ctx, sale.vendorID)))
    throw notFound({ field: 'vendorID', code: 'missing', ...refusals.noSale })
  if (amount === 0) return
  const source = `refund:${refundID}:${lineID}`
  const earlier = (await refundsOf(ctx, { orderID, lineID })).filter((row) => row.source !== source)
  const refunded = addBaht(0, ...earlier.map((row) => -Number(row.amount)))
  const net = Number(sale.amount)
  if (addBaht(net, -refunded, -amount) < 0) throw invalid({ field: 'amount', code: 'too-much', ...refusals.tooMuch })
  const percent = Number(sale.percent)
  const common = { vendorID: sale.vendorID, orderID, lineID, percent }
  const isNew = await postRow(ctx, { ...common, kind: 'refund', amount: -amount, source })
  const back = commissionBack({ net, percent }, { refunded, amount })
  if (isNew && back > 0)
    await postRow(ctx, { ...common, kind: 'commission', amount: back, source: `commission-back:${refundID}:${lineID}` })
}

const refundsOf = (ctx: Context, { orderID, lineID }: { orderID: string; lineID: string }) =>
  from(ctx, 'vendor_ledger')
    .select(['amount', 'source'])
    .where('orderID', '=', orderID)
    .where('lineID', '=', lineID)
    .where('kind', '=', 'refund')
    .execute()
