import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { FlowRunRow } from '../tables.ts'
import { runWords as words } from '../words.ts'

const maxDepthOfChain = 5
const maxRunsOfChain = 50
const maxStepsOfRun = 500
const hourMs = 3_600_000
/** The most calls of a code in an hour on a site. */
const hourly: Readonly<Record<string, number>> = { http: 60, email: 200 }

/** Why the next step of a run may not run. Null if it may. Skipped steps count too, so that no run goes on for ever. */
export const limitOf = async (ctx: Context, { row, code }: { row: FlowRunRow; code: string }): Promise<Text | null> => {
  if (row.seq >= maxStepsOfRun) return words.tooManySteps
  const most = Object.hasOwn(hourly, code) ? hourly[code] : undefined
  if (most === undefined) return null
  const since = new Date(ctx.app.clock() - hourMs).toISOString()
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from flow_step_run
    where site = ${ctx.site._id} and code = ${code} and "createdAt" > ${since} and state <> 'skipped'`.execute(
    ctx[executor],
  )
  return rows[0]!.n >= most ? words.tooManyCalls : null
}

/** Whether a chain of events may start one more run. */
export const mayChainOn = async (ctx: Context, { chain, depth }: { chain: string; depth: number }) => {
  if (depth > maxDepthOfChain) return false
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from flow_run
    where site = ${ctx.site._id} and chain = ${chain}`.execute(ctx[executor])
  return rows[0]!.n < maxRunsOfChain
}
