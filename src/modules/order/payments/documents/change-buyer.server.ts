import { z } from 'zod'
import { buyerSnapshot, documentsOfOrder, saveProfile } from '#modules/billing/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { lockOrder, type OrderRow } from '../../orders/order-row.server.ts'
import { documentProblems as words } from './words.ts'

/** The tax data of a buyer as a form sends them: texts, of which some may be empty. */
interface TypedBuyer {
  type: string
  name: string
  taxId: string
  branch: string
  address: string
}

const empty = (text: string) => (text.trim() === '' ? null : text)

/** A company is named with its tax ID, branch and address. A person may leave out the number. */
const shape = z
  .object({
    type: z.enum(['person', 'company']),
    name: z.string(),
    taxId: z.string(),
    branch: z.string(),
    address: z.string(),
  })
  .transform(({ type, taxId, branch, ...rest }) => ({
    ...rest,
    ...{ type, taxId: empty(taxId), branch: type === 'company' ? (empty(branch) ?? '00000') : null },
  }))

/**
 * Changes for whom the document of an order is issued, and keeps the data for the buyer's next orders. Possible for the buyer until the
 * document has its number. Throws conflict after that, and invalid for a number that cannot be right.
 */
export const changeBuyer = (ctx: Context, { orderID, typed }: { orderID: string; typed: TypedBuyer }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, orderID)
    if (!order) throw notFound()
    if (order.userID !== inside.viewer.id) throw forbidden()
    const billTo = read(typed)
    const sales = (await documentsOfOrder(inside, orderID)).filter(({ kind }) => kind !== 'quotation')
    if (sales.some(({ state }) => state === 'issued' || state === 'voided'))
      throw conflict({ field: 'document', code: 'numbered', ...words.numbered })
    await saveProfile(inside, billTo)
    await compute(inside, 'order', { _id: orderID, change: { billTo } })
    for (const { _id } of sales) await update(inside, 'tax_document', { _id, change: documentBuyer(billTo) })
  })

function read(typed: TypedBuyer): NonNullable<OrderRow['billTo']> {
  const shaped = shape.safeParse(typed)
  if (!shaped.success) throw wrong('name')
  const { type, ...buyer } = shaped.data
  const isCompany = type === 'company'
  if (isCompany && buyer.taxId === null) throw wrong('taxId')
  if (buyer.address.trim() === '') throw wrong('address')
  const known = buyerSnapshot.safeParse(buyer)
  if (!known.success) throw wrong(String(known.error.issues[0]?.path[0] ?? 'name'))
  const { name, taxId, branch, address } = known.data
  return { type, name, taxId, branch, address }
}

const wrong = (field: string) =>
  invalid({
    field,
    code: 'wrong',
    ...(words.wrongBuyer[field as keyof typeof words.wrongBuyer] ?? words.wrongBuyer.name),
  })

const documentBuyer = ({ name, taxId, branch, address }: NonNullable<OrderRow['billTo']>) => ({
  ...{ buyerName: name, buyerTaxId: taxId, buyerBranch: branch, buyerAddress: address },
})
