import { sql } from 'kysely'
import { newId } from '#platform/data/collection/writing/id.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fileWords } from '../words.ts'
import { moveJob } from './move-job.ts'

/** Files of a site on their way from one store to another. */
export interface Move {
  _id: string
  /** Names of stores. */
  from: string
  to: string
  /** How many there were, and how many of them are moved and could not be. */
  total: number
  done: number
  failed: number
  bytes: number
  state: 'running' | 'done' | 'cancelled' | 'stopped'
}

/** The last move of the context's site; undefined where there was none. */
export const lastMove = async (ctx: Context): Promise<Move | undefined> => {
  const { rows } = await sql<Move>`select _id, "from", "to", total, done, failed, bytes, state from file_move
    where site = ${ctx.site._id} order by "createdAt" desc, _id desc limit 1`.execute(ctx[executor])
  return rows[0]
}

/** Begins to move the files of the context's site from one store to another; conflict while others are on their way. */
export const beginMove = (ctx: Context, { from, to }: Pick<Move, 'from' | 'to'>): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const _id = newId(ctx.now)
    const { home, id } = ctx.viewer
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from file
      where site = ${ctx.site._id} and store = ${from}`.execute(inside[executor])
    if (from === to || rows[0]!.total === 0) throw notFound()
    const { numAffectedRows } = await sql`insert into file_move
        (_id, site, "from", "to", total, "userSite", "user", "createdAt")
      values (${_id}, ${ctx.site._id}, ${from}, ${to}, ${rows[0]!.total}, ${home}, ${id}, ${nowOf(ctx)}::timestamptz)
      on conflict do nothing`.execute(inside[executor])
    if (numAffectedRows !== 1n) throw conflict({ field: 'move', code: 'running', ...fileWords.moving })
    await enqueue(inside, moveJob, { payload: { move: _id }, key: _id })
    return _id
  })

/** Stops a move where it is: what is moved stays moved. */
export const cancelMove = async (ctx: Context, _id: string): Promise<void> => {
  const { numAffectedRows } = await sql`update file_move set state = 'cancelled', "endedAt" = ${nowOf(ctx)}::timestamptz
    where site = ${ctx.site._id} and _id = ${_id} and state = 'running'`.execute(ctx[executor])
  if (numAffectedRows !== 1n) throw notFound()
}

/** Goes on with a move that was stopped, from its first file that is not moved; those that failed are tried again. */
export const resumeMove = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const others = sql`exists (select 1 from file_move o where o.site = ${ctx.site._id} and o.state = 'running')`
    const { rows } = await sql<{ left: number }>`update file_move m set state = 'running', at = '', failed = 0,
      "endedAt" = null, total = m.done + (select count(*) from file f where f.site = m.site and f.store = m."from")
      where m.site = ${ctx.site._id} and m._id = ${_id} and m.state <> 'running' and not ${others}
      returning total - done as left`.execute(inside[executor])
    if (!rows[0] || rows[0].left === 0) throw conflict({ field: 'move', code: 'running', ...fileWords.notResumed })
    await enqueue(inside, moveJob, { payload: { move: _id }, key: _id })
  })
