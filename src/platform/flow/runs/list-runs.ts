import { sql } from 'kysely'
import type { RunState } from '#domain/flow/run-protocol.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { flowRun, type FlowRunRow, flowStepRun, type FlowStepRunRow } from '../tables.ts'
import { type OpenRun, readRun } from './run-rows.ts'

/** Which runs a list shows. `day` is a day of the site, YYYY-MM-DD. */
export interface RunFilter {
  flowID?: string
  state?: RunState
  day?: string
  page?: number
}

/** A run in a list, without the values that it works with. */
export type ListedRun = Pick<
  FlowRunRow,
  | '_id'
  | 'flowID'
  | 'version'
  | 'trigger'
  | 'subject'
  | 'userID'
  | 'home'
  | 'state'
  | 'seq'
  | 'message'
  | 'wakeAt'
  | 'createdAt'
  | 'endedAt'
>

const perPage = 50
const columns = [
  ...(['_id', 'flowID', 'version', 'trigger', 'subject', 'userID', 'home', 'state', 'seq', 'message'] as const),
  ...(['wakeAt', 'createdAt', 'endedAt'] as const),
]

/** Returns runs of the site, the newest first, 50 a page, and whether there are more. For administrators. */
export const listRuns = async (
  ctx: Context,
  { flowID, state, day, page = 1 }: RunFilter,
): Promise<{ runs: ListedRun[]; hasMore: boolean }> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  let query = fromPrivate(ctx, flowRun).select(columns)
  if (flowID) query = query.where('flowID', '=', flowID)
  if (state) query = query.where('state', '=', state)
  if (day) query = query.where(sql<boolean>`("createdAt" at time zone 'Asia/Bangkok')::date = ${day}::date`)
  const runs = await query
    .orderBy('createdAt', 'desc')
    .orderBy('_id')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute()
  return { runs: runs.slice(0, perPage), hasMore: runs.length > perPage }
}

/** Returns a run with its steps in their order. For administrators; throws not-found for an unknown one. */
export const readTimeline = async (ctx: Context, _id: string): Promise<{ run: OpenRun; steps: FlowStepRunRow[] }> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const run = await readRun(ctx, _id)
  if (!run) throw notFound()
  const steps = await fromPrivate(ctx, flowStepRun).selectAll().where('runID', '=', _id).orderBy('seq').execute()
  return { run, steps }
}

/** Returns how many runs of the site failed in the last 90 days, and how many wait for a decision. */
export const countTrouble = async (ctx: Context): Promise<{ failed: number; unsure: number }> => {
  const rows = await fromPrivate(ctx, flowRun)
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .where('state', 'in', ['failed', 'unsure'])
    .groupBy('state')
    .execute()
  const of = (state: RunState) => rows.find((row) => row.state === state)?.n ?? 0
  return { failed: of('failed'), unsure: of('unsure') }
}
