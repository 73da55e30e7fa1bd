import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { insertJobsOfEvents } from '#platform/background/jobs/queue.ts'

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
export const publish = (ctx: Context, event: string, payload: Record<string, unknown>) =>
  publishMany(ctx, event, [payload])

/** Publishes an event once for each payload, in one statement. */
export const publishMany = async (ctx: Context, event: string, payloads: readonly Record<string, unknown>[]) => {
  if (!ctx.queuedKinds) throw new Error(`'${event}' is announced outside a transaction`)
  const kinds = ctx.app.listeners.get(event)
  if (!kinds || payloads.length === 0) return
  const caused = ctx.cause ? payloads.map((payload) => ({ ...payload, cause: ctx.cause })) : payloads
  await insertJobsOfEvents(ctx[executor], { site: ctx.site._id, kinds, payloads: caused, now: ctx.now })
  for (const kind of kinds) ctx.queuedKinds.add(kind)
}
