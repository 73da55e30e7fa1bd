import { isBaht } from '#domain/money/baht.ts'
import { readBaht } from '#domain/thai-text/read-number.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { orderOf, type OrderRow } from '../../orders/order-row.server.ts'
import { documentProblems as words } from './words.ts'

/** The certificates of withheld tax (50 ทวิ) of an order, oldest first, as far as the viewer may read them. */
export const certificatesOf = (ctx: Context, { ref1 }: OrderRow) =>
  from(ctx, 'withholding_certificate')
    .select(['_id', 'number', 'day', 'base', 'tax', 'state', 'file'])
    .where('source', '=', ref1 ?? '')
    .orderBy('createdAt')
    .limit(20)
    .execute()

/** A certificate as a form sends it. */
interface TypedCertificate {
  number: string
  day: string
  form: string
  base: string
  tax: string
}

/**
 * Adds the certificate of tax that the buyer's company withheld from an order. Its file is uploaded afterwards. Throws conflict if the order
 * is billed to no company, and invalid for wrong values.
 */
export async function addCertificate(ctx: Context, of: { orderID: string; typed: TypedCertificate }): Promise<void> {
  const order = await orderOf(ctx, of.orderID)
  if (!order) throw notFound()
  if (order.userID !== ctx.viewer.id) throw forbidden()
  const { billTo, ref1 } = order
  if (billTo?.type !== 'company' || billTo.taxId === null)
    throw conflict({ field: 'payer', code: 'person', ...words.noCompany })
  const { number, day, form } = of.typed
  const [base, tax] = [readBaht(of.typed.base) ?? 0, readBaht(of.typed.tax) ?? 0]
  if (!isBaht(base) || !isBaht(tax) || tax <= 0 || tax > base)
    throw invalid({ field: 'tax', code: 'range', ...words.wrongTax })
  await create(ctx, 'withholding_certificate', {
    ...{ source: ref1 ?? order._id, payer: billTo.name, payerTaxId: billTo.taxId },
    ...{ number: number.trim(), day, form: form as 'pnd53', base, tax },
  })
}
