import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { PrintedDocument } from '../pdf/document-paper.ts'
import type { Mark } from '../pdf/render-pdf.server.ts'
import { renderPdf } from '../pdf/render-pdf.server.ts'
import { documentFile } from '../tables.ts'

/** Returns a numbered document that the viewer may read, ready to print. Null for any other id. */
export async function printedDocument(ctx: Context, _id: string) {
  if (!/^[0-9a-f]{24}$/.test(_id)) return null
  const row = await from(ctx, 'tax_document').selectAll().where('tax_document._id', '=', _id).executeTakeFirst()
  if (!row?.number || !row.issuedOn || !row.seller) return null
  const { number, issuedOn, seller, sha256, buyerEmail: email, userID } = row
  const printed: PrintedDocument = {
    ...row,
    ...{ number, issuedOn, seller, isVoided: row.state === 'voided' },
    ...{ base: Number(row.base), vat: Number(row.vat), total: Number(row.total) },
    originalBase: row.originalBase === null ? null : Number(row.originalBase),
    refersTo: await referenceOf(ctx, row.refersTo),
    replaces: await referenceOf(ctx, row.replaces),
  }
  return { printed, sha256, email, userID }
}

async function referenceOf(ctx: Context, _id: string | null): Promise<PrintedDocument['refersTo']> {
  if (_id === null) return null
  const row = await from(ctx, 'tax_document').select(['number', 'issuedOn']).where('_id', '=', _id).executeTakeFirst()
  return row?.number && row.issuedOn ? { number: row.number, issuedOn: row.issuedOn } : null
}

/**
 * Returns the PDF of a document that the viewer may read: the original as it was stored, or a copy made now. A voided
 * document always shows that it is void. Null for any other id.
 */
export async function pdfOf(ctx: Context, { _id, mark }: { _id: string; mark: Mark }) {
  const found = await printedDocument(ctx, _id)
  if (!found) return null
  const { number } = found.printed
  if (mark === 'original' && !found.printed.isVoided) {
    const stored = await fromPrivate(ctx, documentFile).select('pdf').where('documentID', '=', _id).executeTakeFirst()
    if (stored) return { number, pdf: Buffer.from(stored.pdf, 'base64') }
  }
  ctx.app.limits.count(`document ${ctx.site._id} ${ctx.viewer.id}`, [{ most: 30, ms: 60_000 }])
  return { number, pdf: await ctx.app.files.inTurn(() => renderPdf(found.printed, mark)) }
}
