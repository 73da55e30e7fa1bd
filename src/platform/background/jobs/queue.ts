import { sql } from 'kysely'
import type { App } from '#platform/context.ts'
import type { Executor } from '#platform/data/database/executor.ts'

/*
 * All statements on the table `job` that change a job's state. A lease is a random token of one claim of one job.
 * Without the lease nothing can be changed.
 */

/** A job that this process has claimed. */
export interface ClaimedJob {
  _id: number
  site: string
  payload: unknown
  /** How often it was claimed, including this time. */
  tries: number
  lease: string
}

/** Queues a job of each kind. If a job with the same key already waits, the earlier time applies. Returns the ids. */
export const insertJobs = async (
  on: Executor,
  of: { site: string; kinds: readonly string[]; payload: unknown; key?: string | undefined; now: number; at?: number },
): Promise<number[]> => {
  const { site, kinds, payload, key = null, now, at = now } = of
  const { rows } = await sql<IdOnly>`insert into job (site, kind, payload, key, "createdAt", "runAt")
    select ${site}, kind, ${JSON.stringify(payload)}::jsonb, ${key}::text, ${iso(now)}::timestamptz, ${iso(at)}::timestamptz
    from unnest(${kinds}::text[]) with ordinality as given (kind, place) order by place
    on conflict (site, kind, key) where state = 'ready' and key is not null
      do update set "runAt" = least(job."runAt", excluded."runAt")
    returning _id`.execute(on)
  return rows.map(({ _id }) => _id)
}

/** Queues a job of each kind for each payload, without keys, in the order of the payloads. */
export const insertJobsOfEvents = async (
  on: Executor,
  of: { site: string; kinds: readonly string[]; payloads: readonly unknown[]; now: number },
): Promise<void> => {
  const { site, kinds, payloads, now } = of
  await sql`insert into job (site, kind, payload, "createdAt", "runAt")
    select ${site}, kind, payload, ${iso(now)}::timestamptz, ${iso(now)}::timestamptz
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as given (payload, place),
      unnest(${kinds}::text[]) with ordinality as listening (kind, at)
    order by place, at`.execute(on)
}

/** Queues several jobs of one kind for now, each with its own key. A job with a key that already waits is not duplicated. */
export const insertKeyedJobs = async (
  on: Executor,
  of: { site: string; kind: string; jobs: readonly { key: string; payload: unknown }[]; now: number },
): Promise<void> => {
  const { site, kind, jobs, now } = of
  await sql`insert into job (site, kind, payload, key, "createdAt", "runAt")
    select ${site}, ${kind}, payload, key, ${iso(now)}::timestamptz, ${iso(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as given(key text, payload jsonb)
    on conflict (site, kind, key) where state = 'ready' and key is not null
      do update set "runAt" = least(job."runAt", excluded."runAt")`.execute(on)
}

/** Claims the next ready job of a kind under a lease. */
export const claim = async (app: App, of: { kind: string; lease: string; leaseMs: number }) => {
  const now = app.clock()
  const { rows } = await sql<ClaimedJob>`with next as materialized (
      select _id from job where kind = ${of.kind} and state = 'ready' and "runAt" <= ${iso(now)}
      order by "runAt", _id limit 1 for update skip locked)
    update job set state = 'running', tries = tries + 1, lease = ${of.lease}, "leaseUntil" = ${iso(now + of.leaseMs)}
    from next where job._id = next._id
    returning job._id, job.site, job.payload, job.tries, job.lease`.execute(app.database.kysely)
  return rows[0]
}

/** Deletes a finished or cancelled job. Returns whether this lease still owned it. */
export const complete = async (on: Executor, { _id, lease }: Pick<ClaimedJob, '_id' | 'lease'>): Promise<boolean> => {
  const { rows } = await sql`delete from job where _id = ${_id} and lease = ${lease} returning 1`.execute(on)
  return rows.length > 0
}

/** Marks a job as permanently failed and keeps it for inspection. */
export const markFailed = async (app: App, of: ClaimedJob & { error: string }) => {
  await sql`update job set state = 'failed', lease = null, "leaseUntil" = null, error = ${of.error}
    where _id = ${of._id} and lease = ${of.lease}`.execute(app.database.kysely)
}

/** Makes a job ready again at a given time. If a job with its key already waits, that one replaces both. */
export const release = async (
  app: App,
  of: Pick<ClaimedJob, '_id' | 'lease'> & { at: number; error?: string; isUncounted?: boolean; isExpired?: boolean },
) => {
  const { kysely } = app.database
  const held = sql`_id = ${of._id} and lease = ${of.lease}
    and (${!of.isExpired}::boolean or "leaseUntil" < ${iso(app.clock())})`
  try {
    await sql`update job set state = 'ready', lease = null, "leaseUntil" = null, "runAt" = ${iso(of.at)},
      tries = tries - ${of.isUncounted ? 1 : 0}, error = coalesce(${of.error ?? null}, error)
      where ${held}`.execute(kysely)
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`delete from job where ${held}`.execute(kysely)
  }
}

/** Renews leases. Returns those still valid, and whether each job is cancelled. */
export const renew = async (app: App, of: { leases: readonly string[]; leaseMs: number }) => {
  const { rows } = await sql<{ lease: string; isCancelled: boolean }>`update job
    set "leaseUntil" = ${iso(app.clock() + of.leaseMs)} where state = 'running' and lease = any(${of.leases}::text[])
    returning lease, "cancelledAt" is not null as "isCancelled"`.execute(app.database.kysely)
  return new Map(rows.map(({ lease, isCancelled }) => [lease, isCancelled]))
}

/** Releases jobs of processes that no longer renew their leases, a hundred at a time. */
export const reclaim = async (app: App) => {
  const { rows } = await sql<Pick<ClaimedJob, '_id' | 'lease'>>`select _id, lease from job
    where state = 'running' and "leaseUntil" < ${iso(app.clock())} order by "leaseUntil" limit 100`.execute(
    app.database.kysely,
  )
  for (const one of rows) await release(app, { ...one, at: app.clock(), isExpired: true })
}

/** Returns which of the given kinds have a ready job. */
export const readyKinds = async (app: App, kinds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`select kind from unnest(${kinds}::text[]) as known (kind)
    where exists (select from job where job.kind = known.kind collate "C" and state = 'ready' and "runAt" <= ${iso(app.clock())})`.execute(
    app.database.kysely,
  )
  return rows.map(({ kind }) => kind)
}

/** Returns how many jobs of the installation are ready, running and failed. */
export const countJobs = async (app: App): Promise<Record<'ready' | 'running' | 'failed', number>> => {
  const { rows } = await sql<Record<'ready' | 'running' | 'failed', number>>`select
    count(*) filter (where state = 'ready') as ready, count(*) filter (where state = 'running') as running,
    count(*) filter (where state = 'failed') as failed from job`.execute(app.database.kysely)
  return rows[0]!
}

interface IdOnly {
  _id: number
}
const iso = (ms: number) => new Date(ms).toISOString()
