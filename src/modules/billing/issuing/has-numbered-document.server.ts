import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'

/**
 * Whether an issued document exists for an order, so that its money only changes by a credit note. The source of a
 * document is `order:` and the id of the order, and a part of it after another colon. For administrators.
 */
export const hasNumberedDocument = async (ctx: Context, orderID: string): Promise<boolean> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  if (!ctx.site.plugins.has('billing')) return false
  const document = await from(ctx, 'tax_document')
    .select('tax_document._id')
    .where((is) =>
      is.or([
        is('tax_document.source', '=', `order:${orderID}`),
        is('tax_document.source', 'like', `order:${orderID}:%`),
      ]),
    )
    .where('tax_document.state', '=', 'issued')
    .where('tax_document.number', 'is not', null)
    .executeTakeFirst()
  return document !== undefined
}
