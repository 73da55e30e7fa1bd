import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import type { Channel } from './provider.ts'

/** What the context's site is at the chat app; null where it is not set, throws when its secret was sealed with another key. */
export const channelOf = async (ctx: Context): Promise<Channel | null> => {
  if (!ctx.site.hasLine) return null
  const { rows } = await sql<{ _id: string; id: string | null }>`select _id, "lineChannel" as id from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  const [row] = rows
  const secret = row && (await openSecret(ctx, { collection: 'configuration', _id: row._id, field: 'line' }))
  return row?.id && secret ? { id: row.id, secret } : null
}
