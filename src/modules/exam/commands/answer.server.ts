import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { parseBody } from './parse-body.ts'
import { answerRequest } from '../sitting/answer-schema.ts'
import { saveAnswers } from '../sitting/save-answers.server.ts'
import { savedAnswer, learners } from './answer-shapes.ts'
import { sittingExample as ids } from './sitting-example.ts'

export const description: CallDescription = {
  summary: { th: 'บันทึกคำตอบ', en: 'Save answers' },
  roles: learners,
  request: answerRequest,
  answer: savedAnswer,
  examples: [
    {
      name: 'one-answer',
      summary: { th: 'บันทึกคำตอบหนึ่งข้อ', en: 'Save one answer' },
      as: 'user',
      request: {
        attemptID: ids.attemptID,
        lease: ids.lease,
        answers: [{ number: 1, slot: '1', version: 0, response: true, isFlagged: false }],
      },
    },
  ],
}

const answer: ApiCommand = async (ctx, call) => saveAnswers(ctx, parseBody(answerRequest, call.body))

export default answer
