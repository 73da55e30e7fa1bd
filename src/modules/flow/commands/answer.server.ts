import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { answerRun } from '#platform/flow/runs/answer-run.ts'
import type { StepResult } from '#platform/flow/step-definition.ts'
import { driveByPerson } from '../running/start-by-person.server.ts'
import { callWords } from './call-words.ts'
import { flowExample } from './flow-example.ts'
import { runAnswer, runID, seq, token } from './run-answer.ts'

const maxValues = 10
const body = z.strictObject({
  run: runID,
  token,
  seq,
  outcome: z.strictObject({
    isTrue: z.boolean(),
    values: z
      .record(z.string().max(64), z.string().max(1000))
      .refine((values) => Object.keys(values).length <= maxValues)
      .optional(),
  }),
})

export const description: CallDescription = {
  summary: { th: 'ตอบขั้นตอนของโฟลว์ที่ทำในเบราว์เซอร์', en: 'Answer a step of a flow that the browser performed' },
  request: body,
  answer: runAnswer,
  examples: [
    {
      name: 'answer',
      summary: { th: 'ตอบซ้ำหรือช้าเกินไปจะได้ 409', en: 'An answer that is late or repeated gets 409' },
      as: 'guest',
      request: { run: flowExample.answerRun, token: flowExample.answerToken, seq: 1, outcome: { isTrue: true } },
    },
  ],
}

/**
 * `POST /api/flow/answer`: each token is for one answer, to one step, from one session. Whatever else is sent gets a
 * conflict, and changes nothing.
 */
const answer: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...callWords.wrong })
  const { outcome, ...rest } = read.data
  const { values } = outcome
  const done = await answerRun(ctx, { ...rest, outcome: { isTrue: outcome.isTrue, ...(values && { values }) } })
  call.cookies.push(...(done.cookies ?? []))
  return { status: 200, data: await driveByPerson(afterAnswer(ctx, done), read.data.run) }
}

export default answer

/** After a log-in the rest of the request still is the visitor's. The run knows the person and reads their rights itself. */
const afterAnswer = (ctx: Context, { session }: Pick<StepResult, 'session'>): Context =>
  session ? { ...ctx, session: null } : ctx
