import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { parseBody } from './parse-body.ts'
import { attemptRequest } from '../sitting/answer-schema.ts'
import { goOnHere } from '../sitting/go-on-here.server.ts'
import { sittingAnswer, learners } from './answer-shapes.ts'
import { sittingExample as ids } from './sitting-example.ts'

export const description: CallDescription = {
  summary: { th: 'ทำข้อสอบต่อบนอุปกรณ์นี้', en: 'Continue an attempt on this device' },
  roles: learners,
  request: attemptRequest,
  answer: sittingAnswer,
  examples: [
    {
      name: 'other-device',
      summary: { th: 'ทำต่อที่อุปกรณ์นี้', en: 'Continue on this device' },
      as: 'user',
      request: { attemptID: ids.otherAttemptID },
    },
  ],
}

const continueHere: ApiCommand = async (ctx, call) => goOnHere(ctx, parseBody(attemptRequest, call.body).attemptID)

export default continueHere
