import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { hasKey } from '#platform/data/collection/scope.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { type Sealed, unseal } from './seal.ts'

/**
 * Returns the decrypted secret field of a row of the context's site, for the product's own use (mail, storage) on
 * behalf of any viewer. Use it only in outgoing requests, never in a response. Null if not set. Throws if another key
 * encrypted it.
 */
export const openSecret = async (ctx: Context, of: { collection: string; _id: string; field: string }) => {
  const collection = collectionOf(ctx, of.collection)
  const site = collection.isGlobal ? '*' : ctx.site._id
  const { rows } = await sql<{ sealed: Sealed | null }>`select ${sql.ref(of.field)} as sealed
    from ${sql.table(of.collection)} where ${hasKey(collection, { site, _id: of._id })}`.execute(ctx[executor])
  const sealed = rows[0]?.sealed
  return sealed ? unseal(ctx.app.sealing, { site, collection: of.collection, field: of.field }, sealed) : null
}
