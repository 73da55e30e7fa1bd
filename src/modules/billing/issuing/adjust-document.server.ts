import { addBaht, fromSatang, toSatang } from '#domain/money/baht.ts'
import { refundAmount } from '#domain/money/refund.ts'
import { shareSatang } from '#domain/money/share.ts'
import { type VatGroup, sumOf } from '#domain/money/tax/vat.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { DocumentLine } from '../rules/lines.ts'
import { refusals } from '../words.ts'
import { type RequestedDocument, storeDocument } from './issue-document.server.ts'
import { buyerOf, lockIssued, reasonIn } from './void-document.server.ts'

export interface CreditRequest {
  /** The document whose value was too high. */
  document: string
  /** What is credited, in baht with VAT. */
  amount: number
  reason: string
  /** The lines of the document that are credited, by their place, with their amounts; without them all lines share the amount. */
  parts?: readonly { of: number; amount: number }[]
  /** Names the credit once for ever, such as `refund:<id>`. */
  source: string
}

/**
 * Requests a credit note for a part of a document or for all of it. Its VAT is the difference between what all credit
 * notes together and the earlier ones return, so that any sequence gives back exactly the VAT that was paid. Throws
 * invalid for more than is left.
 */
export const creditDocument = (ctx: Context, request: CreditRequest): Promise<RequestedDocument> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    const reason = reasonIn(request.reason)
    const original = await lockIssued(inside, request.document)
    if (!['receipt', 'tax_invoice', 'abbreviated'].includes(original.kind))
      throw invalid({ field: 'amount', code: 'not-issued', ...refusals.notIssued })
    const existing = await from(inside, 'tax_document')
      .select('_id')
      .where('source', '=', request.source)
      .executeTakeFirst()
    if (existing) return { _id: existing._id, isNew: false }
    const credited = await creditedOf(inside, { _id: original._id, count: original.lines.length })
    const lines = creditLines(original.lines, { credited, amount: request.amount, parts: request.parts })
    const { branchID, userID, orderID } = original
    return storeDocument(inside, {
      ...{
        branchID,
        userID,
        orderID,
        lines,
        reason,
        source: request.source,
        refersTo: original._id,
        kind: 'credit_note',
      },
      ...{ groups: groupsOf(lines), ...sumOf(lines), isVatIncluded: true, originalBase: Number(original.base) },
      ...{ buyer: buyerOf(original), paidAt: new Date(ctx.now).toISOString(), numberDueAt: ctx.now },
    })
  })

/** What the credit notes of a document took from each of its lines, in satang. */
async function creditedOf(ctx: Context, { _id, count }: { _id: string; count: number }): Promise<number[]> {
  const notes = await from(ctx, 'tax_document')
    .select('lines')
    .where('refersTo', '=', _id)
    .where('kind', '=', 'credit_note')
    .where('state', 'in', ['waiting', 'issued'])
    .execute()
  const sums = Array.from({ length: count }, () => 0)
  for (const { of, total } of notes.flatMap(({ lines }) => lines))
    if (of !== undefined) sums[of] = (sums[of] ?? 0) + toSatang(total)
  return sums
}

/** Returns the lines of a credit note: its amount over what is left of each line. */
function creditLines(
  lines: readonly DocumentLine[],
  { credited, amount, parts }: { credited: readonly number[]; amount: number; parts: CreditRequest['parts'] },
): DocumentLine[] {
  const left = lines.map(({ total }, at) => toSatang(total) - credited[at]!)
  const most = left.reduce((sum, one) => sum + one, 0)
  const satang = Math.round(amount * 100)
  if (!(satang > 0) || satang > most || satang / 100 !== amount) throw tooMuch(fromSatang(most))
  const shares = parts ? partsIn(left, parts) : shareSatang(satang, left)
  const isMore = shares.some((share, at) => !(share >= 0) || share > left[at]!)
  if (isMore || shares.reduce((sum, one) => sum + one, 0) !== satang) throw tooMuch(fromSatang(most))
  return shares.flatMap((share, at): DocumentLine[] => {
    if (share === 0) return []
    const line = lines[at]!
    const part = refundAmount(
      { quantity: 1, net: line.total, vat: line.vat },
      fromSatang(credited[at]!),
      fromSatang(share),
    )
    const price = { quantity: 1, unitPrice: part.total, discount: 0, amount: part.total }
    return [{ ...line, ...price, ...part, of: at }]
  })
}

/** The amounts of the credited lines in satang, by place. */
const partsIn = (left: readonly number[], parts: NonNullable<CreditRequest['parts']>) =>
  left.map((_, at) => toSatang(addBaht(...parts.filter(({ of }) => of === at).map((part) => part.amount))))

function tooMuch(left: number) {
  const said = (locale: 'th' | 'en') =>
    fill(refusals.tooMuch[locale], { left: left.toLocaleString('th-TH', { minimumFractionDigits: 2 }) })
  return invalid({ field: 'amount', code: 'too-much', th: said('th'), en: said('en') })
}

function groupsOf(lines: readonly DocumentLine[]): VatGroup[] {
  const keys = [...new Set(lines.map(({ taxClass, rate }) => `${taxClass} ${rate}`))]
  return keys.map((key) => {
    const own = lines.filter(({ taxClass, rate }) => `${taxClass} ${rate}` === key)
    return { taxClass: own[0]!.taxClass, rate: own[0]!.rate, ...sumOf(own) }
  })
}
