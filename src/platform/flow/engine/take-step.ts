import { kindOf } from '#domain/flow/step-kinds.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { stepAt } from '#domain/flow/walk.ts'
import { updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { OpenRun } from '../runs/run-rows.ts'
import { type OwnedStep, StepError } from '../step-definition.ts'
import { flowRun } from '../tables.ts'
import { runWords as words } from '../words.ts'
import { askBrowser } from './ask-browser.ts'
import { limitOf } from './guards.ts'
import { logTrouble, type PreparedStep, prepareStep } from './prepare-step.ts'
import { callOf, endStep, runLocal, skipped, textOfError } from './run-local.ts'
import { runRemote } from './run-remote.ts'
import { contextOfRun, valuesOfRun } from './values.ts'

/** A step of a run that is next, with the context of the run's person. */
export interface StepAt {
  run: OpenRun
  step: FlowStep
  path: string
  definition: OwnedStep
  person: Context
}

/**
 * Takes the next step of a run. Returns false if nothing was done: another worker has the run, or it asks the browser or
 * a person.
 */
export const takeStep = async (ctx: Context, run: OpenRun): Promise<boolean> => {
  const { path } = run.row
  const step = path === null ? null : stepAt(run.steps, path)
  if (path === null || !step) return finish(ctx, run)
  const limit = await limitOf(ctx, { row: run.row, code: step.status === 'off' ? '' : step.code })
  if (limit) return endStep(ctx, { run, step, path }, { error: limit, isLimit: true })
  if (step.status === 'off') return endStep(ctx, { run, step, path }, skipped)
  const definition = definitionOf(ctx, step.code)
  if (!definition) return failUnknown(ctx, { run, step, path })
  const person = await contextOfRun(ctx, run.row)
  if (!person) return endStep(ctx, { run, step, path }, { error: words.noPerson })
  return perform(ctx, { run, step, path, definition, person })
}

/** The step of a code, if its module is on at the site. */
export const definitionOf = (ctx: Context, code: string): OwnedStep | null => {
  const definition = ctx.app.flowSteps.get(code)
  return definition && ctx.site.plugins.has(definition.module) ? definition : null
}

async function finish(ctx: Context, { row }: OpenRun): Promise<boolean> {
  const change = { state: 'done' as const, endedAt: nowOf(ctx), updatedAt: nowOf(ctx) }
  return (await updatePrivate(ctx, flowRun, { where: { _id: row._id, seq: row.seq, path: row.path }, change })) === 1
}

/** An unknown code is logged, and the step fails (L250). */
function failUnknown(ctx: Context, at: Pick<StepAt, 'run' | 'step' | 'path'>): Promise<boolean> {
  logTrouble(ctx, `unknown action code ${at.step.code} in flow ${at.run.row.flowID}`)
  return endStep(ctx, at, { error: unknownCode(at.step) })
}

/** Says that a code is unknown. */
export const unknownCode = ({ code }: Pick<FlowStep, 'code'>): Text => {
  const { th, en } = words.unknownCode
  return { th: fill(th, { code }), en: fill(en, { code }) }
}

async function perform(ctx: Context, at: StepAt): Promise<boolean> {
  const { step, definition, run, person } = at
  let prepared: PreparedStep
  try {
    prepared = await prepareStep(ctx, { step, definition, values: await valuesOfRun(ctx, run.row) })
  } catch (error) {
    // Broken JSON of a request is logged (L250).
    if (error instanceof StepError && error.text === words.brokenJson)
      logTrouble(ctx, `step ${step.id}: ${words.brokenJson.en}`)
    return endStep(ctx, at, { error: textOfError(ctx, error) })
  }
  if (kindOf(step.code)?.class === 'remote') return runRemote(ctx, at, prepared)
  const hasBrowser = run.row.binding !== null
  const action = (hasBrowser && definition.ask?.(callOf(at, { ctx: person, prepared }))) || null
  if (action !== null) return askBrowser(ctx, at, action)
  return definition.run ? runLocal(ctx, at, prepared) : endStep(ctx, at, skipped)
}
