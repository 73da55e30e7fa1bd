import { sql } from 'kysely'
import type { FlowStep } from '#domain/flow/step.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { flowRun, flowStepRun, type FlowRunRow, type FlowStepRunRow, flowVersion } from '../tables.ts'

/** A run with the published version that it follows. */
export interface OpenRun {
  row: FlowRunRow
  steps: readonly FlowStep[]
  name: string
  mayMoveStock: boolean
  isAlways: boolean
}

/** Returns a run of the site with its version. Null if there is none. */
export const readRun = async (ctx: Context, _id: string): Promise<OpenRun | null> => {
  const row = await fromPrivate(ctx, flowRun).selectAll().where('_id', '=', _id).executeTakeFirst()
  if (!row) return null
  const version = await fromPrivate(ctx, flowVersion)
    .selectAll()
    .where('flowID', '=', row.flowID)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow()
  const { name, mayMoveStock, isAlways } = version
  return { row, steps: JSON.parse(version.steps) as FlowStep[], name, mayMoveStock, isAlways }
}

/** Reads the row of a run again. */
export const rereadRun = async (ctx: Context, run: OpenRun): Promise<OpenRun> => {
  const row = await fromPrivate(ctx, flowRun).selectAll().where('_id', '=', run.row._id).executeTakeFirstOrThrow()
  return { ...run, row }
}

/** Returns the record of a step of a run by its number. */
export const readStepRun = (ctx: Context, of: { runID: string; seq: number }): Promise<FlowStepRunRow | undefined> =>
  fromPrivate(ctx, flowStepRun).selectAll().where('runID', '=', of.runID).where('seq', '=', of.seq).executeTakeFirst()

/**
 * Takes the next number of a run, in the caller's transaction. Returns false, and changes nothing, if somebody else did
 * it first or the run is in none of the states.
 */
export const claimSeq = async (
  ctx: Context,
  { row, states }: { row: FlowRunRow; states: readonly FlowRunRow['state'][] },
): Promise<boolean> => {
  const { rows } = await sql`update flow_run set seq = seq + 1, state = 'running', "updatedAt" = ${nowOf(ctx)}
    where site = ${ctx.site._id} and _id = ${row._id} and seq = ${row.seq} and state = any(${states}::text[])
    returning 1`.execute(ctx[executor])
  return rows.length === 1
}
