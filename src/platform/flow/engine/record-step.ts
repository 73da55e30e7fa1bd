import { sql } from 'kysely'
import type { StepRunState } from '#domain/flow/run-protocol.ts'
import { pickOutput } from '#domain/flow/placeholder.ts'
import { hideInTree, hideValues } from '#domain/flow/redact.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { nextPath } from '#domain/flow/walk.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { OpenRun } from '../runs/run-rows.ts'
import type { StepResult } from '../step-definition.ts'
import { flowRun, type FlowRunRow } from '../tables.ts'
import { runWords as words } from '../words.ts'

/** How a step ended. */
export type StepEnd = { result: StepResult; state: 'done' | 'skipped' } | { error: Text; isLimit?: boolean }

interface StepRecord {
  run: OpenRun
  step: FlowStep
  seq: number
  input: unknown
  secrets: readonly string[]
  startedAt: number
}

const maxRecord = 8000
const maxResults = 64_000

/** Writes how a step ended into its record, in the caller's transaction. A record that has begun is completed. */
export const recordStep = async (ctx: Context, of: StepRecord & { end: StepEnd }): Promise<void> => {
  const { run, step, seq, end, secrets, startedAt } = of
  const state: StepRunState = 'error' in end ? 'failed' : end.state
  const input = recorded(of.input, secrets)
  const output = 'error' in end ? '' : recorded(end.result.result, secrets)
  const error = 'error' in end ? hideValues(end.error.th, secrets).slice(0, 1000) : ''
  const outcome = 'error' in end ? null : end.result.outcome
  const ms = Math.max(0, Math.min(Math.round(ctx.app.clock() - startedAt), 2_000_000_000))
  await sql`insert into flow_step_run (site, "runID", seq, path, "stepID", code, name, state, tries, "leaseUntil", input,
      output, error, outcome, ms, "createdAt")
    values (${ctx.site._id}, ${run.row._id}, ${seq}, ${run.row.path}, ${step.id}, ${step.code}, ${step.name}, ${state}, 1,
      null, ${input}, ${output}, ${error}, ${outcome}, ${ms}, ${nowOf(ctx)})
    on conflict (site, "runID", seq) do update set state = excluded.state, output = excluded.output,
      error = excluded.error, outcome = excluded.outcome, ms = excluded.ms, "leaseUntil" = null`.execute(ctx[executor])
}

/** What a history may hold of a value: its JSON without secrets, cut. */
export const recorded = (value: unknown, secrets: readonly string[]): string =>
  value === undefined ? '' : (JSON.stringify(hideInTree(value, secrets)) ?? '').slice(0, maxRecord).toWellFormed()

/** Moves a run past a step that ended: into a branch, to a time, to the browser again, or to its end. */
export const moveRun = async (ctx: Context, { run, step, end, path, secrets, seq }: Moved<StepEnd>): Promise<void> => {
  const change = changeAfter(ctx, { run, step, end, path, secrets, seq })
  await updatePrivate(ctx, flowRun, {
    where: { _id: run.row._id, seq, state: 'running' },
    change: { ...change, ...(isOver(change.state) && { endedAt: nowOf(ctx) }), updatedAt: nowOf(ctx) },
  })
}

/** What a run is after a step that ended: its values, its next step and its state. */
export const changeAfter = (ctx: Context, { end, ...of }: Moved<StepEnd>): Change =>
  'error' in end ? afterError({ ...of, end }) : afterResult(ctx, { ...of, end })

type Change = Partial<FlowRunRow> & { state: FlowRunRow['state'] }
const isOver = (state: FlowRunRow['state']) => ['done', 'stopped', 'failed', 'cancelled'].includes(state)

interface Moved<End> {
  run: OpenRun
  step: FlowStep
  end: End
  path: string
  secrets: readonly string[]
  seq: number
}

function afterError({ run, step, end, path, secrets }: Moved<Extract<StepEnd, { error: Text }>>): Change {
  const isCaught = step.false.length > 0 && !end.isLimit
  const message = JSON.stringify(hideInTree(end.error, secrets))
  if (!isCaught) return { state: 'failed', message, reason: end.isLimit ? 'limit' : 'step' }
  return { state: 'ready', path: nextPath(run.steps, { path, outcome: false }), message }
}

function afterResult(
  ctx: Context,
  { run, step, end, path, secrets }: Moved<Extract<StepEnd, { result: StepResult }>>,
): Change {
  const { result: found, state } = end
  const result = { ...found, result: hideInTree(found.result, secrets) }
  const read = state === 'skipped' ? {} : readable(run, step, result)
  if (read === null) return { state: 'failed', message: JSON.stringify(words.tooLarge), reason: 'step' }
  const said = { ...read, ...(result.message !== undefined && { message: JSON.stringify(both(result.message)) }) }
  if (result.ends) return { ...said, state: result.ends, path: null }
  const next = nextPath(run.steps, { path, outcome: result.outcome })
  if (result.wakeAt !== undefined && result.wakeAt > ctx.app.clock())
    return { ...said, state: 'waiting', path: next, wakeAt: new Date(result.wakeAt).toISOString() }
  return { ...said, path: next, wakeAt: null, state: next === null ? 'done' : 'ready' }
}

const both = (text: string): Text => ({ th: text, en: text })

/** What later steps and the browser can read of a result. Null if the run would hold too much. */
function readable({ row }: OpenRun, step: FlowStep, { result }: StepResult) {
  const isNamed = step.name !== ''
  const output = pickOutput(result, step.output)
  const whole = Object.keys(step.output).length > 0 ? output : (result ?? {})
  const results = isNamed ? JSON.stringify({ ...JSON.parse(row.results), [step.name]: whole }) : row.results
  const exported = step.export.map((name) => [name, output[name] ?? null])
  const exports = JSON.stringify({ ...JSON.parse(row.exports), ...Object.fromEntries(exported) })
  return results.length + exports.length > maxResults ? null : { results, exports }
}
