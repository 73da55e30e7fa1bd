import { amountsOf, isSaleKind } from '#modules/billing/public-api.ts'
import type { Context } from '#platform/context.ts'
import { postEntry } from '../post-entry.server.ts'

/**
 * Enters a numbered document of an order into the journal: what the buyer paid in advance becomes sales and VAT. A credit note takes it
 * back, and so does the void of a document. A document that belongs to no order, and a quotation, are not entered. A second call changes
 * nothing.
 */
export async function postDocument(ctx: Context, of: { document: string; isVoided: boolean }): Promise<void> {
  const document = await amountsOf(ctx, of.document)
  if (!document?.orderID || document.number === null) return
  const isCredit = document.kind === 'credit_note'
  if (!isCredit && !isSaleKind(document.kind)) return
  const sign = isCredit === of.isVoided ? 1 : -1
  await postEntry(ctx, {
    ...{ kind: of.isVoided ? 'void' : 'document', source: document._id },
    lines: [
      [`advance:${document.orderID}`, sign * Number(document.total)],
      ...document.groups.map(({ taxClass, base }) => [`sales:${taxClass}`, -sign * base] as const),
      ['vat', -sign * Number(document.vat)],
    ],
  })
}
