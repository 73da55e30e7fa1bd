import type { BrowserAction, BrowserOutcome, FlowAnswer, FlowResume } from '#domain/flow/run-protocol.ts'
import { kindOf } from '#domain/flow/step-kinds.ts'
import { stepAt } from '#domain/flow/walk.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { insertAction } from '../engine/ask-browser.ts'
import { prepareStep } from '../engine/prepare-step.ts'
import { moveRun, recordStep, type StepEnd } from '../engine/record-step.ts'
import { attempt, callOf } from '../engine/run-local.ts'
import { definitionOf, type StepAt } from '../engine/take-step.ts'
import { contextOfRun, valuesOfRun } from '../engine/values.ts'
import type { StepResult } from '../step-definition.ts'
import { flowRun, type FlowStepRunRow } from '../tables.ts'
import { runWords as words } from '../words.ts'
import { claimSeq, type OpenRun, readRun, readStepRun } from './run-rows.ts'
import { bindingOf, isRunToken } from './run-token.ts'

const notNow = () => conflict({ field: 'token', code: 'not-now', ...words.notNow })

/**
 * Takes the answer of a browser to the step that its run asks. Throws a conflict, and changes nothing, for an answer that
 * is forged, late, out of order, repeated, or from another session. Returns what the browser has afterwards: its session, if
 * it is another one, and its cookies.
 */
export const answerRun = async (
  ctx: Context,
  { run: _id, token, seq, outcome }: FlowAnswer,
): Promise<Pick<StepResult, 'session' | 'cookies'>> => {
  const run = await readRun(ctx, _id)
  if (!run || !isAnswerable(ctx, run, { token, seq })) throw notNow()
  const begun = await readStepRun(ctx, { runID: _id, seq })
  const at = await stepOf(ctx, run)
  if (!begun || !at) throw notNow()
  return kindOf(at.step.code)?.class === 'person'
    ? answerAsPerson(ctx, { at, begun, outcome })
    : answerInPlace(ctx, { at, begun, outcome })
}

/** Whether the token is for the step that the run asks now, and comes from the session that began it. */
const isAnswerable = (ctx: Context, { row }: OpenRun, { token, seq }: { token: string; seq: number }) =>
  row.state === 'asking' &&
  row.binding !== null &&
  row.binding === bindingOf(ctx) &&
  seq === row.seq + 1 &&
  isRunToken(ctx, token, { run: row._id, seq, binding: row.binding })

/**
 * Returns a run to the session that started it, by any token that it had for it. A reload, and an answer whose response
 * was lost, thus find where the run is. Throws a conflict otherwise.
 */
export const resumeRun = async (ctx: Context, given: FlowResume): Promise<OpenRun> => {
  const run = await readRun(ctx, given.run)
  const binding = run?.row.binding ?? null
  const isKnown = run && binding !== null && binding === bindingOf(ctx) && given.seq <= run.row.seq + 1
  if (!isKnown || !isRunToken(ctx, given.token, { ...given, binding })) throw notNow()
  return run
}

async function stepOf(ctx: Context, run: OpenRun): Promise<StepAt | null> {
  const { path } = run.row
  const step = path === null ? null : stepAt(run.steps, path)
  const definition = step && definitionOf(ctx, step.code)
  const person = await contextOfRun(ctx, run.row)
  return step && path !== null && definition && person ? { run, step, path, definition, person } : null
}

interface Answered {
  at: StepAt
  begun: FlowStepRunRow
  outcome: BrowserOutcome
}

async function answerInPlace(ctx: Context, of: Answered): Promise<Record<string, never>> {
  await inTransaction(ctx, async (inside) => {
    if (!(await claimSeq(inside, { row: of.at.run.row, states: ['asking'] }))) throw notNow()
    const result = await judge(inside, of)
    await recordAnswer(inside, { ...of, end: { result, state: 'done' } })
  })
  return {}
}

/**
 * A log-in opens a session and counts its tries outside a transaction. So the answer is taken first: of two equal ones
 * the second finds nothing to answer, and no password is tried twice.
 */
async function answerAsPerson(ctx: Context, of: Answered): Promise<Pick<StepResult, 'session' | 'cookies'>> {
  const isMine = await inTransaction(ctx, (inside) => claimSeq(inside, { row: of.at.run.row, states: ['asking'] }))
  if (!isMine) throw notNow()
  const end = await attempt(ctx, () => judge(ctx, of))
  const { session, cookies } = 'result' in end ? end.result : {}
  await inTransaction(ctx, async (inside) => {
    await recordAnswer(inside, { ...of, end })
    if (!session) return
    await updatePrivate(inside, flowRun, { where: { _id: of.at.run.row._id }, change: session })
  })
  return { ...(session && { session }), ...(cookies && { cookies }) }
}

async function judge(ctx: Context, { at, begun, outcome }: Answered): Promise<StepResult> {
  const prepared = await prepareStep(ctx, { ...at, values: await valuesOfRun(ctx, at.run.row) })
  const call = callOf({ ...at, seq: begun.seq }, { ctx, prepared })
  // The answer is the request's own: a log-in needs its cookies and its address.
  return at.definition.answer!(
    { ...call, ctx: { ...ctx, cause: call.ctx.cause } },
    { outcome, begunAt: Date.parse(begun.createdAt) },
  )
}

async function recordAnswer(ctx: Context, { at, begun, end }: Answered & { end: StepEnd }) {
  const { run, step, path } = at
  const action = JSON.parse(begun.input) as BrowserAction
  const startedAt = Date.parse(begun.createdAt)
  const record = { run, step, path, seq: begun.seq, input: action, secrets: [], startedAt }
  await recordStep(ctx, { ...record, end })
  const again = 'result' in end ? end.result.again : undefined
  if (!again) return moveRun(ctx, { ...record, end })
  await insertAction(ctx, { run, step, path, seq: begun.seq + 1, action: again })
  const message = 'result' in end ? (end.result.message ?? '') : ''
  await updatePrivate(ctx, flowRun, {
    where: { _id: run.row._id, seq: begun.seq, state: 'running' },
    change: {
      state: 'asking',
      message: message && JSON.stringify({ th: message, en: message }),
      updatedAt: nowOf(ctx),
    },
  })
}
