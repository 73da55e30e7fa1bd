import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { parseBody } from './parse-body.ts'
import { factRequest } from '../sitting/answer-schema.ts'
import { noteFact } from '../sitting/go-on-here.server.ts'
import { clockAnswer, learners } from './answer-shapes.ts'
import { sittingExample as ids } from './sitting-example.ts'

export const description: CallDescription = {
  summary: { th: 'บันทึกเหตุการณ์ระหว่างสอบ', en: 'Note what happened during an attempt' },
  roles: learners,
  request: factRequest,
  answer: clockAnswer,
  examples: [
    {
      name: 'left',
      summary: { th: 'ผู้เรียนออกจากแท็บ', en: 'The learner leaves the tab' },
      as: 'user',
      request: { attemptID: ids.otherAttemptID, fact: 'left' },
    },
  ],
}

const note: ApiCommand = async (ctx, call) => noteFact(ctx, parseBody(factRequest, call.body))

export default note
