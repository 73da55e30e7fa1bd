import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { publish } from '#platform/background/events/publish.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { isMonthClosed } from '../rules/moments.ts'
import { printed } from '../rules/lines.ts'
import { refusals } from '../words.ts'
import { queueXml } from './queue-xml.server.ts'
import { storeDocument } from './issue-document.server.ts'

/**
 * Voids an issued document, which keeps its number. Throws invalid without a reason, in a closed tax month, or if a
 * credit note refers to it.
 */
export const voidDocument = (ctx: Context, { _id, reason }: { _id: string; reason: string }): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    const written = reasonIn(reason)
    const document = await lockIssued(inside, _id)
    const branch = await from(inside, 'tax_branch')
      .select('closedThrough')
      .where('tax_branch._id', '=', document.branchID)
      .executeTakeFirst()
    const closedThrough = branch?.closedThrough ?? null
    if (isMonthClosed(document.issuedOn!, { today: bangkokDay(ctx.now), closedThrough }))
      throw invalid({ field: 'reason', code: 'closed', ...refusals.closed })
    if (await isReferredTo(inside, _id)) throw invalid({ field: 'reason', code: 'credited', ...refusals.credited })
    await compute(inside, 'tax_document', {
      _id,
      change: { state: 'voided', voidedAt: nowOf(ctx), voidReason: written, voidedBy: ctx.viewer.name },
    })
    await publish(inside, 'tax_document.voided', { document: _id })
    if (document.kind !== 'quotation') await queueXml(inside, { document: _id, kind: 'cancellation' })
  })

/** Returns a reason on one line. Throws invalid if it is empty or cannot be printed. */
export function reasonIn(written: string): string {
  const read = printed(300).safeParse(written)
  if (!read.success || read.data === '') throw invalid({ field: 'reason', code: 'required', ...refusals.reason })
  return read.data
}

/** Returns a document that is issued and not voided, and locks it. Throws not-found or invalid. */
export async function lockIssued(ctx: Context, _id: string) {
  const document = await from(ctx, 'tax_document')
    .selectAll()
    .where('tax_document._id', '=', _id)
    .forUpdate()
    .executeTakeFirst()
  if (!document) throw notFound()
  if (document.state !== 'issued') throw invalid({ field: 'reason', code: 'not-issued', ...refusals.notIssued })
  return document
}

const isReferredTo = async (ctx: Context, _id: string) =>
  (await from(ctx, 'tax_document')
    .select('_id')
    .where('refersTo', '=', _id)
    .where('state', 'in', ['waiting', 'issued'])
    .executeTakeFirst()) !== undefined

/**
 * Requests the document that replaces a voided one, with the same lines. Its buyer data can change until it gets its
 * number. Returns its `_id`; a second request returns the same document.
 */
export const replaceDocument = (ctx: Context, _id: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    const old = await from(inside, 'tax_document').selectAll().where('_id', '=', _id).executeTakeFirst()
    if (!old) throw notFound()
    if (old.state !== 'voided') throw invalid({ field: 'state', code: 'not-voided', ...refusals.notVoided })
    const { branchID, userID, orderID, paidAt, isVatIncluded, payment, reason, lines, groups, kind, originalBase } = old
    const stored = await storeDocument(inside, {
      ...{ branchID, userID, orderID, paidAt, isVatIncluded, payment, reason, lines, groups, kind, replaces: _id },
      ...{ base: Number(old.base), vat: Number(old.vat), total: Number(old.total), source: `replace:${_id}` },
      ...(old.refersTo && { refersTo: old.refersTo }),
      ...(originalBase !== null && { originalBase: Number(originalBase) }),
      ...{ buyer: buyerOf(old), numberDueAt: ctx.now + 10 * 60_000 },
    })
    return stored._id
  })

/** Returns the buyer of a document as a request has them. */
export const buyerOf = (document: {
  buyerName: string
  buyerTaxId: string | null
  buyerBranch: string | null
  buyerAddress: string
  buyerEmail: string | null
}) => ({
  ...{ name: document.buyerName, taxId: document.buyerTaxId, branch: document.buyerBranch },
  ...{ address: document.buyerAddress, email: document.buyerEmail },
})
