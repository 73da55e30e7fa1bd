import { sql } from 'kysely'
import type { BrowserAction } from '#domain/flow/run-protocol.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { StepAt } from './take-step.ts'

/**
 * Leaves a step to the browser: its record begins with the action, which is the same after a reload. False if somebody
 * else took the run meanwhile.
 */
export const askBrowser = (
  ctx: Context,
  { run, step, path }: Pick<StepAt, 'run' | 'step' | 'path'>,
  action: BrowserAction,
): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const { rows } = await sql`update flow_run set state = 'asking', "updatedAt" = ${nowOf(ctx)}
      where site = ${ctx.site._id} and _id = ${run.row._id} and seq = ${run.row.seq}
        and state in ('ready', 'running', 'waiting') returning 1`.execute(inside[executor])
    if (rows.length === 0) return false
    await insertAction(inside, { run, step, path, seq: run.row.seq + 1, action })
    return true
  })

/** Begins the record of a step that the browser performs. */
export const insertAction = async (
  ctx: Context,
  of: Pick<StepAt, 'run' | 'step' | 'path'> & { seq: number; action: BrowserAction },
): Promise<void> => {
  const { run, step, path, seq, action } = of
  const at = new Date(ctx.app.clock()).toISOString()
  await sql`insert into flow_step_run (site, "runID", seq, path, "stepID", code, name, state, tries, "leaseUntil", input,
      output, error, outcome, ms, "createdAt")
    values (${ctx.site._id}, ${run.row._id}, ${seq}, ${path}, ${step.id}, ${step.code}, ${step.name}, 'begun', 1, null,
      ${JSON.stringify(action)}, '', '', null, 0, ${at})
    on conflict (site, "runID", seq) do update set input = excluded.input, "createdAt" = excluded."createdAt"`.execute(
    ctx[executor],
  )
}
