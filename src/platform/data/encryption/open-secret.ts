import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { hasKey } from '#platform/data/collection/scope.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { type Sealed, unseal } from './seal.ts'

/**
 * The text of a secret field of a row of the context's site, for the product's own use (mail, storage) and anyone who asks:
 * it is for what is sent with it, never for an answer. Null when none is set; throws when it was sealed with another key.
 */
export const openSecret = async (ctx: Context, of: { collection: string; _id: string; field: string }) => {
  const collection = collectionOf(ctx, of.collection)
  const site = collection.isGlobal ? '*' : ctx.site._id
  const { rows } = await sql<{ sealed: Sealed | null }>`select ${sql.ref(of.field)} as sealed
    from ${sql.table(of.collection)} where ${hasKey(collection, { site, _id: of._id })}`.execute(ctx[executor])
  const sealed = rows[0]?.sealed
  return sealed ? unseal(ctx.app.sealing, { site, collection: of.collection, field: of.field }, sealed) : null
}
