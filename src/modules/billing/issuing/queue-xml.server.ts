import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { writeXmlJob } from './jobs.ts'

/** Queues the XML of a document or of its cancellation, once. */
export const queueXml = (ctx: Context, payload: { document: string; kind: 'document' | 'cancellation' }) =>
  enqueue(ctx, writeXmlJob, { payload, key: `${payload.document} ${payload.kind}` })

/** Queues the XML of a numbered document, and of its cancellation if it is voided. Throws forbidden or not-found. */
export const queueDocument = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
    const document = await from(inside, 'tax_document')
      .select(['number', 'kind', 'state'])
      .where('tax_document._id', '=', _id)
      .executeTakeFirst()
    if (!document?.number || document.kind === 'quotation') throw notFound()
    await queueXml(inside, { document: _id, kind: 'document' })
    if (document.state === 'voided') await queueXml(inside, { document: _id, kind: 'cancellation' })
  })
