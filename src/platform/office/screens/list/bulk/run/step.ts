import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { onBehalf } from '#platform/background/jobs/on-behalf.ts'
import { applyToRows, type Outcome, undoBatches, withWhys } from '../apply-to-rows.ts'
import { tellRun } from './tell-run.ts'
import { atOnce, type BulkRun, told } from './run.ts'

interface Held extends BulkRun {
  at: number
  items: string[]
}

/** Does the next rows of a run, with the rights that its person has now; how far it is then, 0 to 100, or null at its end. */
export const stepOf = (ctx: Context, _id: string): Promise<number | null> =>
  inTransaction({ ...ctx, now: ctx.app.clock() }, async (system) => {
    const run = await held(system, _id)
    if (!run) return null
    const theirs = await onBehalf(system, { home: run.userSite, id: run.user })
    if (!theirs) {
      await ended(system, run, 'stopped')
      return null
    }
    const outcome = await doneTo(theirs, run)
    const at = run.at + run.items.length
    const whys = withWhys(run.whys, outcome.whys)
    const { rows } = await sql<Held & { left: number }>`update bulk_run set at = ${at}, done = done + ${outcome.done},
      failed = failed + ${outcome.failed}, whys = ${JSON.stringify(whys)}::jsonb where _id = ${_id}
      returning ${told}, jsonb_array_length(items) - at as left`.execute(system[executor])
    const now = rows[0]!
    if (now.left > 0) return Math.min(99, Math.floor((100 * (now.done + now.failed)) / Math.max(1, now.total)))
    await ended(system, now, 'done')
    return null
  })

/** Notes that a run cannot go on, and tells its person where it stopped. */
export const stopRun = (ctx: Context, _id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const run = await held(inside, _id)
    if (run) await ended(inside, run, 'stopped')
  })

/** A run that is not at its end, held, with the items that are next. */
async function held(ctx: Context, _id: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`select ${told}, at,
      array(select jsonb_array_elements_text(jsonb_path_query_array(items, '$[$from to $to]',
        jsonb_build_object('from', at, 'to', at + case deed ->> 'verb' when 'undo' then 0 else ${atOnce - 1}::int end)))) as items
    from bulk_run where _id = ${_id} and site = ${ctx.site._id} and state = 'running' for update`.execute(ctx[executor])
  return rows[0]
}

async function doneTo(ctx: Context, run: Held): Promise<Outcome> {
  const collection = collectionOf(ctx, run.collection)
  const { deed, items } = run
  if (items.length === 0) return nothing
  if (deed.verb === 'undo') return undoBatches(ctx, collection, [items[0]!]).catch(unlessGone)
  return applyToRows(ctx, collection, { ids: items, action: deed, run: run._id })
}

async function ended(ctx: Context, run: BulkRun, state: 'done' | 'stopped') {
  await sql`update bulk_run set state = ${state}, "endedAt" = ${nowOf(ctx)} where _id = ${run._id}`.execute(
    ctx[executor],
  )
  await tellRun(ctx, { ...run, state })
}

const nothing: Outcome = { done: 0, failed: 0, whys: [], batch: null }

/** A batch that was restored on its own has nothing left to undo. */
const unlessGone = (error: unknown): Outcome => {
  if (error instanceof RequestError && error.kind === 'not-found') return nothing
  throw error
}
