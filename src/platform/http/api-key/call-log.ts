import { sql } from 'kysely'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** A logged call, without its query, body or response. */
interface LoggedCall {
  nonce: string
  at: string
  method: string
  path: string
  /** Null while it runs, or if the process ended meanwhile. */
  status: number | null
  ms: number | null
  address: string
}

const dayMs = 86_400_000

/** Records the start of a call. Returns false if its nonce was used before, which means a replay. */
export const beginCall = async (
  ctx: Context,
  call: Pick<LoggedCall, 'nonce' | 'method' | 'path' | 'address'> & { key: string },
): Promise<boolean> => {
  const { key, nonce, method, path, address } = call
  const { numAffectedRows } = await sql`
    insert into api_call (site, key, nonce, at, method, path, address)
    values (${ctx.site._id}, ${key}, ${nonce}, ${nowOf(ctx)}, ${method}, ${path.slice(0, 200)}, ${address})
    on conflict do nothing`.execute(ctx[executor])
  return Number(numAffectedRows) === 1
}

/** Records a call's status and duration. */
export const endCall = async (ctx: Context, call: { key: string; nonce: string; status: number; ms: number }) => {
  await sql`update api_call set status = ${call.status}, ms = ${Math.round(call.ms)}
    where site = ${ctx.site._id} and key = ${call.key} and nonce = ${call.nonce}`.execute(ctx[executor])
}

/** Returns the last calls of the site, newest first, optionally of one key or one day in Bangkok. */
export const lastCalls = async (
  ctx: Context,
  of: { key?: string; day?: string; most: number },
): Promise<(LoggedCall & { key: string })[]> => {
  const onDay = of.day && sql`at >= ${dayStart(of.day)} and at < ${dayStart(addDays(of.day, 1))}`
  const { rows } = await sql<LoggedCall & { key: string }>`
    select key, nonce, at, method, path, status, ms, address from api_call
    where site = ${ctx.site._id} and ${of.key === undefined ? sql`true` : sql`key = ${of.key}`}
      and ${onDay || sql`true`}
    order by at desc, nonce limit ${of.most}`.execute(ctx[executor])
  return rows
}

/** Returns the number of calls per day in Bangkok since a date. Days without calls are missing. */
export const callsByDay = async (ctx: Context, since: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ day: string; calls: number }>`
    select (at at time zone 'UTC' + interval '7 hours')::date::text as day, count(*)::int as calls
    from api_call where site = ${ctx.site._id} and at >= ${dayStart(since)} group by 1`.execute(ctx[executor])
  return Object.fromEntries(rows.map(({ day, calls }) => [day, calls]))
}

/** Returns for each key of the site its last use, its calls of the last 24 hours, and how many were refused. */
export const usageOf = async (
  ctx: Context,
): Promise<ReadonlyMap<string, { lastAt: string; calls: number; failed: number }>> => {
  const since = new Date(ctx.now - dayMs).toISOString()
  const { rows } = await sql<{ key: string; lastAt: string; calls: number; failed: number }>`
    select key, max(at) as "lastAt", (count(*) filter (where at > ${since}))::int as calls,
      (count(*) filter (where at > ${since} and status >= 400))::int as failed
    from api_call where site = ${ctx.site._id} group by key`.execute(ctx[executor])
  return new Map(rows.map(({ key, ...usage }) => [key, usage]))
}
