import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { insertJobs } from '#platform/background/jobs/queue.ts'

declare module '#platform/context.ts' {
  interface App {
    /** The jobs that each event starts. */
    listeners: ReadonlyMap<string, readonly string[]>
  }
}

/**
 * Publishes an event in the transaction that caused it. After the commit each listener runs in its own job, at least
 * once. A failing listener thus does not repeat the others. An event that a flow causes carries its chain as `cause`.
 */
export const publish = async (ctx: Context, event: string, payload: Record<string, unknown>) => {
  if (!ctx.queuedKinds) throw new Error(`'${event}' is announced outside a transaction`)
  const kinds = ctx.app.listeners.get(event)
  if (!kinds) return
  const caused = ctx.cause ? { ...payload, cause: ctx.cause } : payload
  await insertJobs(ctx[executor], { site: ctx.site._id, kinds, payload: caused, now: ctx.now })
  for (const kind of kinds) ctx.queuedKinds.add(kind)
}
