import { sql } from 'kysely'
import { announced } from '#platform/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

/** Announces a fact in the transaction that made it true; listeners hear it after the commit, at least once. */
export const announce = async (ctx: Context, event: string, payload: Record<string, unknown>) => {
  if (!ctx.written) throw new Error(`'${event}' is announced outside a transaction`)
  await sql`insert into outbox (site, event, payload, "createdAt", "runAt")
    values (${ctx.site._id}, ${event}, ${JSON.stringify(payload)}::jsonb, ${nowOf(ctx)}, ${nowOf(ctx)})`.execute(
    ctx[executor],
  )
  ctx.written.add(announced)
}
