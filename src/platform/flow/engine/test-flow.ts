import type { FlowStep, FlowTrigger } from '#domain/flow/step.ts'
import type { TestAnswer } from '#domain/flow/test-protocol.ts'
import { firstPath, stepAt } from '#domain/flow/walk.ts'
import { type Context, nowOf } from '#platform/context.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { OpenRun } from '../runs/run-rows.ts'
import type { FlowRunRow } from '../tables.ts'
import { runWords as words } from '../words.ts'
import { changeAfter } from './record-step.ts'
import { type TestedStep, testStep } from './test-step.ts'

/** A draft that is tested, and what the tester gave. */
interface FlowTest {
  flowID: string
  name: string
  trigger: FlowTrigger
  mayMoveStock: boolean
  isAlways: boolean
  steps: readonly FlowStep[]
  form: Readonly<Record<string, unknown>>
  /** The answers to the steps of the browser, in their order. */
  answers: readonly boolean[]
  /** Whether it runs with the rights of a visitor, not with those of the tester. */
  isVisitor: boolean
}

const budgetMs = 3000

/**
 * Plays the steps of a draft as a run would, but stores nothing and has no effect: steps with one are checked and say what
 * they would do. Ends at the first step of the browser that has no answer. Opens no secret.
 */
export const testFlow = async (ctx: Context, test: FlowTest): Promise<TestAnswer> => {
  const deadline = ctx.app.clock() + budgetMs
  const answers = [...test.answers]
  const tested: TestedStep[] = []
  let run = openTest(ctx, test)
  for (;;) {
    const { path } = run.row
    const step = path === null ? null : stepAt(run.steps, path)
    if (path === null || !step || run.row.state === 'failed') break
    if (ctx.app.clock() > deadline) return describe(ctx, { run: failed(run, words.tooLong), tested })
    const one = await testStep(ctx, { run, step, path, answers })
    tested.push(one)
    if (!one.end) return describe(ctx, { run, tested })
    const change = changeAfter(ctx, { run, step, path, end: one.end, secrets: [], seq: run.row.seq })
    run = { ...run, row: { ...run.row, ...change, seq: run.row.seq + 1 } }
  }
  return describe(ctx, { run, tested })
}

const failed = (run: OpenRun, text: Text): OpenRun => ({
  ...run,
  row: { ...run.row, state: 'failed', message: JSON.stringify(text) },
})

function openTest(ctx: Context, test: FlowTest): OpenRun {
  const { flowID, name, trigger, mayMoveStock, isAlways, steps, form, isVisitor } = test
  const hasBrowser = trigger === 'block' || trigger === 'button' || trigger === 'manual'
  const now = nowOf(ctx)
  const row: FlowRunRow = {
    ...{ _id: 'test', flowID, version: 0, trigger, subject: '', startKey: null, binding: hasBrowser ? '' : null },
    ...{ home: isVisitor ? '' : ctx.viewer.home, userID: isVisitor ? '' : ctx.viewer.id },
    ...{
      state: 'ready',
      path: firstPath(steps),
      seq: 0,
      chain: 'test',
      depth: 0,
      form: JSON.stringify(form),
      page: '',
    },
    ...{ results: '{}', exports: '{}', message: '', reason: '', wakeAt: null },
    ...{ createdAt: now, updatedAt: now, endedAt: null },
  }
  return { row, steps, name, mayMoveStock, isAlways }
}

function describe(ctx: Context, { run: { row }, tested }: { run: OpenRun; tested: readonly TestedStep[] }): TestAnswer {
  const asks = tested.at(-1)?.asks ?? null
  const ended = row.state === 'failed' || row.state === 'stopped' ? row.state : 'done'
  return {
    state: asks ? 'asking' : ended,
    steps: tested.map(({ step }) => step),
    asks,
    exports: JSON.parse(row.exports) as Record<string, unknown>,
    message: row.message === '' ? '' : (JSON.parse(row.message) as Text)[ctx.locale],
  }
}
