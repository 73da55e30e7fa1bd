import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import type { Channel } from './provider.ts'

/** Returns the site's channel at the chat app. Null if not set; throws if another key encrypted its secret. */
export const channelOf = async (ctx: Context): Promise<Channel | null> => {
  if (!ctx.site.hasLine) return null
  const { rows } = await sql<{ _id: string; id: string | null }>`select _id, "lineChannel" as id from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  const [row] = rows
  const secret = row && (await openSecret(ctx, { collection: 'configuration', _id: row._id, field: 'line' }))
  return row?.id && secret ? { id: row.id, secret } : null
}
