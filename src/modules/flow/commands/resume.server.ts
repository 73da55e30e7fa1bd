import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { resumeRun } from '#platform/flow/runs/answer-run.ts'
import { describeRun } from '#platform/flow/runs/describe-run.ts'
import { callWords } from './call-words.ts'
import { flowExample } from './flow-example.ts'
import { runAnswer, runID, seq, token } from './run-answer.ts'

const body = z.strictObject({ run: runID, token, seq })

export const description: CallDescription = {
  summary: {
    th: 'ดูว่าโฟลว์ถึงขั้นตอนใด หลังโหลดหน้าใหม่หรือเมื่อไม่ได้รับคำตอบ',
    en: 'See where a run of a flow is, after a reload or a lost response',
  },
  request: body,
  answer: runAnswer,
  examples: [
    {
      name: 'resume',
      summary: { th: 'โทเค็นที่ไม่ถูกต้องได้ 409', en: 'A wrong token gets 409' },
      as: 'guest',
      request: { run: flowExample.resumeRun, token: flowExample.resumeToken, seq: 1 },
    },
  ],
}

/** `POST /api/flow/resume`: changes nothing. Any token of the run that this session had is enough. */
const resume: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...callWords.wrong })
  return { status: 200, data: await describeRun(ctx, await resumeRun(ctx, read.data)) }
}

export default resume
