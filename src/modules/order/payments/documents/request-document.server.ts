import { addBaht } from '#domain/money/baht.ts'
import type { TaxClass } from '#domain/money/tax/vat.ts'
import {
  buyerFor,
  type DocumentRequest,
  documentsOfOrder,
  issueDocument,
  salesBranch,
} from '#modules/billing/public-api.ts'
import type { Context } from '#platform/context.ts'
import { addressLine } from '#platform/data/field-types/structured/address/address-line.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { linesOf, type OrderLine } from '../../orders/lines/order-lines.server.ts'
import { orderOf, type OrderRow } from '../../orders/order-row.server.ts'
import { documentProblems as words } from './words.ts'

/**
 * Requests the receipt or tax invoice of a paid order from billing, once. Returns false if there is nothing to document: billing is off,
 * no tax branch is set up, or the order cost nothing. Throws invalid with the reason if billing refuses it.
 */
export async function requestDocument(ctx: Context, orderID: string): Promise<boolean> {
  const order = await orderOf(ctx, orderID)
  if (!order) throw notFound()
  if (!ctx.site.plugins.has('billing') || order.price === 0 || order.paid < order.price) return false
  if (order.type === 'redemption' && !isSent(order)) return false
  const branchID = await salesBranch(ctx)
  if (branchID === null) return false
  await issueDocument(ctx, {
    ...{ source: `order:${order._id}`, orderID: order._id, branchID, userID: order.userID, total: order.price },
    ...{ buyer: await buyerOf(ctx, order), paidAt: order.paidAt ?? new Date(ctx.now).toISOString() },
    lines: (await linesOf(ctx, order._id)).filter(({ net }) => net > 0).map(saleLineOf),
  })
  return true
}

/** Goods for credit can be cancelled until they are sent, so their document waits for that. */
const isSent = ({ shipping }: OrderRow) => shipping === 'sent' || shipping === 'delivered'

/** Requests the document for staff, who learn why there is none. */
export async function requestByStaff(ctx: Context, orderID: string): Promise<void> {
  const isThere = (await documentsOfOrder(ctx, orderID)).some(
    ({ kind, state }) => kind !== 'quotation' && state !== 'voided',
  )
  if (isThere) throw conflict({ field: 'document', code: 'duplicate', ...words.exists })
  if (!(await requestDocument(ctx, orderID))) throw invalid({ field: 'document', code: 'no-branch', ...words.noBranch })
}

/** The buyer as the order names them, or from their account. */
export async function buyerOf(
  ctx: Context,
  { billTo, userID, shipTo, email }: OrderRow,
): Promise<DocumentRequest['buyer']> {
  const visitor = shipTo && { name: shipTo.name, email, address: addressLine(filled(shipTo.address), 'th') }
  const account = userID === null ? visitor : await buyerFor(ctx, userID)
  if (!billTo) return account ?? { name: '' }
  const { name, taxId, branch, address } = billTo
  return { name, taxId, branch, address, email: account?.email ?? null }
}

/** An address without its empty parts. */
const filled = (address: NonNullable<OrderRow['shipTo']>['address']) =>
  Object.fromEntries(
    Object.entries(address).map(([part, text]) => [part, text === 'n/a' ? '' : text]),
  ) as typeof address

/** A line of an order as a line of a document. */
export const saleLineOf = (line: OrderLine): DocumentRequest['lines'][number] => ({
  ...{ name: line.name, quantity: line.quantity, unitPrice: line.unitPrice, discount: line.discount },
  amount: addBaht(line.net),
  taxClass: line.taxClass as TaxClass,
  category: line.kind === 'goods' ? 'goods' : 'service',
})
