import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { parseBody } from './parse-body.ts'
import { startRequest } from '../sitting/answer-schema.ts'
import { startAttempt } from '../sitting/start-attempt.server.ts'
import { sittingAnswer, learners } from './answer-shapes.ts'
import { sittingExample as ids } from './sitting-example.ts'

export const description: CallDescription = {
  summary: { th: 'เริ่มทำข้อสอบ หรือเปิดข้อสอบที่กำลังทำอยู่', en: 'Start an attempt, or open the present one' },
  roles: learners,
  request: startRequest,
  answer: sittingAnswer,
  examples: [
    {
      name: 'open-attempt',
      summary: { th: 'เปิดข้อสอบที่ทำค้างไว้', en: 'Open the attempt of a learner' },
      as: 'user',
      request: { courseID: ids.courseID, examID: ids.examID },
    },
  ],
}

const start: ApiCommand = async (ctx, call) => startAttempt(ctx, parseBody(startRequest, call.body))

export default start
