import type { FlowStart, RunAnswer } from '#domain/flow/run-protocol.ts'
import { kindOf } from '#domain/flow/step-kinds.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { walkSteps } from '#domain/flow/walk.ts'
import { isAtLeast, isSignedIn } from '#platform/data/access/viewer.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { driveRun } from '#platform/flow/engine/drive-run.ts'
import { describeRun } from '#platform/flow/runs/describe-run.ts'
import { bindingOf } from '#platform/flow/runs/run-token.ts'
import { startRun } from '#platform/flow/runs/start-run.ts'
import { flowRun, type FlowVersionRow } from '#platform/flow/tables.ts'
import { runWords } from '#platform/flow/words.ts'
import { pauseIfLimited } from './pause-if-limited.server.ts'
import { publishedFlow } from './published-flow.server.ts'

/** How long a request works on a run before a job takes it on. */
const requestBudgetMs = 2000

const autoLimits = [{ most: 3, ms: 10_000 }]
const clickLimits = [
  { most: 10, ms: 10_000 },
  { most: 120, ms: 3_600_000 },
]

/** Says that a flow cannot be read (L250). */
export const notFetched = () => notFound({ field: 'flowID', code: 'flow', ...runWords.notFetched })

/**
 * Starts a flow for the person of a request, or for its visitor, and takes it as far as it goes. Throws not-found for a
 * flow that nobody may start this way, and too-many for one who starts it too often.
 */
export const startByPerson = async (ctx: Context, start: FlowStart): Promise<RunAnswer> => {
  const version = await publishedFlow(ctx, start.flowID)
  if (!version) throw notFetched()
  const steps = JSON.parse(version.steps) as FlowStep[]
  const isAuto = start.isAuto === true || version.trigger === 'block'
  assertStartable(ctx, { version, steps, isAuto })
  const who = ctx.viewer.id || ctx.address
  ctx.app.limits.count(`flow ${ctx.site._id} ${start.flowID} ${who}`, isAuto ? autoLimits : clickLimits)
  if (isAuto && !version.isAlways && (await hasRunBefore(ctx, version))) return nothingToDo
  const run = await startRun(ctx, {
    ...{ flowID: version.flowID, version: version.version, trigger: version.trigger },
    ...{ form: withoutValuesOfPersons(start.form ?? {}, steps), page: start.page ?? '' },
    person: { home: ctx.viewer.home, userID: ctx.viewer.id },
    binding: bindingOf(ctx),
  })
  if (run === null) throw conflict({ field: 'form', code: 'large', ...runWords.tooLarge })
  return driveByPerson(ctx, run)
}

/** Takes a run further in a request and describes where it is then. */
export const driveByPerson = async (ctx: Context, run: string): Promise<RunAnswer> => {
  const reached = await driveRun(ctx, { run, budgetMs: requestBudgetMs })
  if (!reached) throw notFetched()
  await pauseIfLimited(ctx, reached.row)
  return describeRun(ctx, reached)
}

const nothingToDo: RunAnswer = {
  ...{ run: '', token: '', seq: 0, state: 'done', do: [], exports: {}, message: '', pollMs: 0 },
}

/** An automatic start is for flows of pages, without log-in and passwords. The others need a click, or staff. */
function assertStartable(
  ctx: Context,
  { version: { trigger }, steps, isAuto }: { version: FlowVersionRow; steps: readonly FlowStep[]; isAuto: boolean },
) {
  const isPersonal = walkSteps(steps).some(({ step }) => kindOf(step.code)?.class === 'person')
  if (isAuto ? trigger !== 'block' : trigger !== 'button' && trigger !== 'manual') throw notFetched()
  if (isAuto && isPersonal) throw forbidden()
  if (trigger === 'manual' && !isAtLeast(ctx.viewer, 'admin')) throw notFetched()
}

/** A signed-in person runs each version of an automatic flow once. Browsers of visitors remember it themselves. */
async function hasRunBefore(ctx: Context, { flowID, version }: FlowVersionRow): Promise<boolean> {
  if (!isSignedIn(ctx.viewer)) return false
  const run = await fromPrivate(ctx, flowRun)
    .select('_id')
    .where('flowID', '=', flowID)
    .where('version', '=', version)
    .where('userID', '=', ctx.viewer.id)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** What log-in and password steps ask for is never stored with a run, also if a form sends it. */
function withoutValuesOfPersons(form: Readonly<Record<string, unknown>>, steps: readonly FlowStep[]) {
  const names = walkSteps(steps).flatMap(({ step }) =>
    kindOf(step.code)?.class === 'person' ? Object.values(step.input) : [],
  )
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name) && !/password/i.test(name)))
}
