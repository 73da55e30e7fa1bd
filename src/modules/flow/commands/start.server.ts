import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { startByPerson } from '../running/start-by-person.server.ts'
import { callWords } from './call-words.ts'
import { flowExample } from './flow-example.ts'
import { runAnswer, runID } from './run-answer.ts'

const maxAnswers = 500
const body = z.strictObject({
  flowID: runID,
  form: z
    .record(z.string().max(64), z.unknown())
    .refine((form) => Object.keys(form).length <= maxAnswers)
    .optional(),
  page: z.string().max(500).optional(),
  isAuto: z.boolean().optional(),
})

export const description: CallDescription = {
  summary: { th: 'เริ่มโฟลว์ของหน้าเว็บหรือปุ่ม', en: 'Start a flow of a page or a button' },
  request: body,
  answer: runAnswer,
  examples: [
    {
      name: 'start',
      summary: { th: 'เริ่มโฟลว์', en: 'Start a flow' },
      as: 'guest',
      request: { flowID: flowExample.flowID, form: { name: 'มานะ' }, page: '/' },
    },
  ],
}

/** `POST /api/flow/start`: starts a flow and answers what the browser has to do. Its requests for data run on the server. */
const start: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...callWords.wrong })
  const { flowID, form, page, isAuto } = read.data
  const given = { ...(form && { form }), ...(page !== undefined && { page }), ...(isAuto !== undefined && { isAuto }) }
  return { status: 200, data: await startByPerson(ctx, { flowID, ...given }) }
}

export default start
