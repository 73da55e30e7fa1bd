import { kindOf } from '#domain/flow/step-kinds.ts'
import type { TestAnswer, TestStep } from '#domain/flow/test-protocol.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import type { Context } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { OpenRun } from '../runs/run-rows.ts'
import { maskSecrets } from '../settings/secrets.ts'
import type { OwnedStep, StepCall, StepResult } from '../step-definition.ts'
import { runWords as words } from '../words.ts'
import { prepareStep } from './prepare-step.ts'
import { recorded, type StepEnd } from './record-step.ts'
import { attempt, callOf, skipped, textOfError } from './run-local.ts'
import { definitionOf, unknownCode } from './take-step.ts'
import { contextOfRun, valuesOfRun } from './values.ts'

/** A step as the test shows it. Without an end it waits for the tester. */
export interface TestedStep {
  step: TestStep
  end: StepEnd | null
  asks?: TestAnswer['asks']
}

interface StepToTest {
  run: OpenRun
  step: FlowStep
  path: string
  /** The answers that are left. A step of the browser takes the first. */
  answers: boolean[]
}

/** Plays one step without an effect. */
export const testStep = async (ctx: Context, at: StepToTest): Promise<TestedStep> => {
  const startedAt = ctx.app.clock()
  const played = await play(ctx, at)
  const { step } = at
  const { end, input, hasEffect = false, asks } = played
  const isFailed = end !== null && 'error' in end
  const shown: TestStep = {
    ...{ id: step.id, code: step.code, name: step.name },
    state: stateOf(played, hasEffect),
    input: recorded(input, []),
    output: !end || isFailed ? '' : recorded(end.result.result, []),
    error: isFailed ? end.error[ctx.locale] : '',
    outcome: !end || isFailed ? null : end.result.outcome,
    ms: Math.max(0, Math.round(ctx.app.clock() - startedAt)),
  }
  return { step: shown, end, ...(asks && { asks }) }
}

function stateOf({ end }: Played, hasEffect: boolean): TestStep['state'] {
  if (end === null) return 'asking'
  if ('error' in end) return 'failed'
  if (end.state === 'skipped') return 'skipped'
  return hasEffect ? 'would-do' : 'done'
}

interface Played {
  end: StepEnd | null
  input?: unknown
  hasEffect?: boolean
  asks?: TestAnswer['asks']
}

async function play(ctx: Context, at: StepToTest): Promise<Played> {
  const { run, step, answers } = at
  if (step.status === 'off') return { end: skipped }
  const definition = definitionOf(ctx, step.code)
  if (!definition) return failed(unknownCode(step))
  const person = await contextOfRun(ctx, run.row)
  if (!person) return failed(words.noPerson)
  try {
    const values = await valuesOfRun(ctx, run.row)
    const prepared = await prepareStep(ctx, { step, definition, values, open: maskSecrets })
    const call = callOf({ run, person }, { ctx: person, prepared })
    const asked = await askTester({ definition, call, step, answers, hasBrowser: run.row.binding !== null })
    return asked ?? (await playOnServer(ctx, { definition, call }))
  } catch (error) {
    return failed(textOfError(ctx, error))
  }
}

const failed = (error: Text): Played => ({ end: { error } })

interface StepOfBrowser {
  definition: OwnedStep
  call: StepCall<unknown>
  step: FlowStep
  answers: boolean[]
  hasBrowser: boolean
}

/** The tester answers for the browser. What a log-in or a password step would do with the answer is left out. */
async function askTester(of: StepOfBrowser): Promise<Played | null> {
  const { definition, call, step, answers, hasBrowser } = of
  const action = (hasBrowser && definition.ask?.(call)) || null
  if (!action) return null
  const kind = kindOf(step.code)
  const isTrue = answers.shift()
  const { id, code } = step
  if (isTrue === undefined)
    return { end: null, input: action, asks: { id, code, hasOutcome: kind?.hasOutcome ?? false, action } }
  if (kind?.class !== 'browser')
    return { end: { result: { outcome: isTrue }, state: 'done' }, input: action, hasEffect: true }
  // The tester does not wait, so that every countdown counts as begun long ago.
  const result = await definition.answer!(call, { outcome: { isTrue }, begunAt: 0 })
  return { end: { result, state: 'done' }, input: action }
}

/** A step that says nothing of tests has an effect, and is taken to succeed. */
async function playOnServer(ctx: Context, of: { definition: OwnedStep; call: StepCall<unknown> }): Promise<Played> {
  const { definition, call } = of
  const { run, dryRun, isPure = false } = definition
  const input = call.request === undefined ? call.input : { ...(call.input as object), request: call.request }
  if (!run) return { end: skipped, input }
  const work = isPure ? run : (dryRun ?? succeed)
  return { end: await attempt(ctx, () => work(call)), input, hasEffect: !isPure }
}

const succeed = (): Promise<StepResult> => Promise.resolve({ outcome: true, result: {} })
