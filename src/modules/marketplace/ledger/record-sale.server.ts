import { isBaht } from '#domain/money/baht.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { commissionOn } from '../rules/commission.ts'
import { refusals } from '../words.ts'
import { lockVendor } from './lock-vendor.server.ts'
import { postRow } from './post-row.server.ts'

/** A line of an order that a vendor sold. `net` is what the buyer paid for it in baht, VAT included. */
export interface VendorSaleLine {
  lineID: string
  vendorID: string
  net: number
  /** The commission in percent that the order stored. Without it, that of the vendor now. */
  commission?: number
}

/**
 * Enters the sales of an order into the ledger of its vendors, with the commission on each line. A second call changes
 * nothing. Call it with the rights of an administrator, in the transaction that completes the order.
 */
export const recordVendorSale = (
  ctx: Context,
  { orderID, lines }: { orderID: string; lines: readonly VendorSaleLine[] },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    for (const line of byVendor(lines)) await recordLine(inside, { orderID, line })
  })

async function recordLine(ctx: Context, { orderID, line }: { orderID: string; line: VendorSaleLine }) {
  const { lineID, vendorID, net } = line
  assertAmount(net)
  const vendor = await lockVendor(ctx, vendorID)
  if (!vendor) throw notFound({ field: 'vendorID', code: 'missing', ...refusals.noSale })
  if (net === 0) return
  const percent = line.commission ?? Number(vendor.commission)
  const common = { vendorID, orderID, lineID, percent }
  const isNew = await postRow(ctx, { ...common, kind: 'sale', amount: net, source: `sale:${orderID}:${lineID}` })
  const commission = commissionOn(net, percent)
  if (isNew && commission > 0)
    await postRow(ctx, {
      ...common,
      kind: 'commission',
      amount: -commission,
      source: `commission:${orderID}:${lineID}`,
    })
}

/** Throws invalid for anything but an amount of money that is not negative. */
export function assertAmount(amount: number): void {
  if (!isBaht(amount) || amount < 0) throw invalid({ field: 'amount', code: 'amount', ...refusals.wrongAmount })
}

/** Vendors are locked in the order of their ids, so that two orders never wait for each other. */
export const byVendor = <Line extends { vendorID: string; lineID: string }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => compare(a.vendorID, b.vendorID) || compare(a.lineID, b.lineID))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
