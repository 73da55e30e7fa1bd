import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { certificateFile } from '../tables.ts'

/** A certificate that the viewer may read; undefined for any other id. */
export const certificateById = (ctx: Context, _id: string) =>
  /^[0-9a-f]{24}$/.test(_id)
    ? from(ctx, 'certification').selectAll().where('certification._id', '=', _id).executeTakeFirst()
    : Promise.resolve(undefined)

/** The stored PDF of a certificate that the viewer may read; null for any other id, and until it is drawn. */
export async function certificatePdf(ctx: Context, _id: string): Promise<{ name: string; pdf: Buffer } | null> {
  const row = await certificateById(ctx, _id)
  if (!row?.file) return null
  const stored = await fromPrivate(ctx, certificateFile)
    .select('pdf')
    .where('certificationID', '=', _id)
    .executeTakeFirst()
  return stored ? { name: row.file, pdf: Buffer.from(stored.pdf, 'base64') } : null
}
