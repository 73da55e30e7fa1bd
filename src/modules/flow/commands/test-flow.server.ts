import { z } from 'zod'
import { readSteps } from '#domain/flow/read-steps.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { noStore } from '#platform/context.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { testFlow } from '#platform/flow/engine/test-flow.ts'
import { runWords } from '#platform/flow/words.ts'
import { notFetched } from '../running/start-by-person.server.ts'
import { callWords } from './call-words.ts'
import { flowExample } from './flow-example.ts'
import { runID } from './run-answer.ts'

const maxForm = 20_000
const maxValues = 500
/** A step of the browser is asked once, and a flow has 200 steps at most. */
const maxAnswers = 200
const limits = [{ most: 60, ms: 60_000 }]

const body = z.strictObject({
  flowID: runID,
  steps: z.unknown().optional(),
  form: z
    .record(z.string().max(64), z.unknown())
    .refine((form) => Object.keys(form).length <= maxValues && JSON.stringify(form).length <= maxForm)
    .default({}),
  answers: z.array(z.boolean()).max(maxAnswers).default([]),
  isVisitor: z.boolean().default(true),
})

const testStep = z.strictObject({
  ...{ id: z.string(), code: z.string(), name: z.string() },
  state: z.enum(['done', 'would-do', 'skipped', 'failed', 'asking']),
  ...{ input: z.string(), output: z.string(), error: z.string(), outcome: z.boolean().nullable(), ms: z.int() },
})

export const description: CallDescription = {
  summary: {
    th: 'ทดลองโฟลว์ฉบับร่างด้วยค่าที่กำหนด โดยไม่ส่งอีเมล ไม่เรียกระบบภายนอก และไม่เปลี่ยนข้อมูล',
    en: 'Test the draft of a flow with given values. Nothing is sent, called or changed',
  },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    data: z.strictObject({
      state: z.enum(['asking', 'done', 'stopped', 'failed']),
      steps: z.array(testStep),
      asks: z
        .strictObject({
          ...{ id: z.string(), code: z.string(), hasOutcome: z.boolean() },
          action: z.looseObject({ code: z.string() }),
        })
        .nullable(),
      exports: z.record(z.string(), z.unknown()),
      message: z.string(),
    }),
  }),
  examples: [
    {
      name: 'test',
      summary: { th: 'ทดลองโฟลว์ และตอบขั้นตอนแรก', en: 'Test a flow, and answer its first step' },
      as: 'admin',
      request: { flowID: flowExample.flowID, form: { name: 'มานะ' }, answers: [true] },
    },
  ],
}

/**
 * `POST /api/flow/test`: for those who may change the flow. `steps` replace the stored draft, `answers` are those to the
 * steps of the browser. The same request has the same answer: a test stores nothing.
 */
const test: ApiCommand = async (ctx, call) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  noStore(ctx)
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...callWords.wrong })
  const { flowID, steps, ...given } = read.data
  const flow = await from(ctx, 'flow').selectAll().where('flow._id', '=', flowID).executeTakeFirst()
  if (!flow) throw notFetched()
  ctx.app.limits.count(`flow test ${ctx.site._id} ${ctx.viewer.id}`, limits)
  const draft = readSteps(steps ?? flow.steps)
  if ('fault' in draft) throw invalid({ field: 'steps', code: draft.fault.reason, ...runWords.brokenSteps })
  const { name, trigger, mayMoveStock, isAlways } = flow
  const data = await testFlow(ctx, { flowID, name, trigger, mayMoveStock, isAlways, ...given, steps: draft.steps })
  return { status: 200, data }
}

export default test
