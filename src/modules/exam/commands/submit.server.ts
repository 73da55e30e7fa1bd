import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { parseBody } from './parse-body.ts'
import { submitRequest } from '../sitting/answer-schema.ts'
import { submitAttempt } from '../sitting/submit-attempt.server.ts'
import { submittedAnswer, learners } from './answer-shapes.ts'
import { sittingExample as ids } from './sitting-example.ts'

export const description: CallDescription = {
  summary: { th: 'ส่งข้อสอบ', en: 'Submit an attempt' },
  roles: learners,
  request: submitRequest,
  answer: submittedAnswer,
  examples: [
    {
      name: 'submit',
      summary: { th: 'ส่งข้อสอบ', en: 'Submit' },
      as: 'user',
      request: { attemptID: ids.attemptID, lease: ids.lease, lastNumber: 1 },
    },
  ],
}

const submit: ApiCommand = async (ctx, call) => submitAttempt(ctx, parseBody(submitRequest, call.body))

export default submit
