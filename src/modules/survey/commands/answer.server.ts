import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { answerSurvey } from '../answering/answer-survey.server.ts'
import { answerWords } from '../words.ts'

const body = z.strictObject({
  surveyID: z.string().regex(/^[0-9a-f]{24}$/),
  answers: z.record(z.string().max(24), z.unknown()),
})

export const description: CallDescription = {
  summary: {
    th: 'ตอบแบบสำรวจ ส่งซ้ำได้โดยคำตอบแรกไม่เปลี่ยน',
    en: 'Answer a survey. Sending again changes nothing',
  },
  roles: ['user'],
  request: body,
  answer: z.strictObject({ status: z.literal(200), isNew: z.boolean() }),
  examples: [
    {
      name: 'answer',
      summary: { th: 'ตอบแบบสำรวจ', en: 'Answer a survey' },
      as: 'user',
      request: { surveyID: exampleId('survey'), answers: { q001: 5 } },
    },
  ],
}

/** `POST /api/survey/answer`: one address for all surveys, so that access logs do not tell which one was answered. */
const answer: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid({ field: 'answers', code: 'wrong', ...answerWords.wrong })
  const { surveyID, answers } = read.data
  return { status: 200, isNew: await answerSurvey(ctx, { surveyID, read: () => answers }) }
}

export default answer
