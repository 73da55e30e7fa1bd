import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { assignmentOf } from '../teaching/assignment/assignment.server.ts'
import { autosave } from '../teaching/assignment/autosave.server.ts'
import { handInWords as words } from '../teaching/assignment/words.ts'

const id = z.string().regex(/^[0-9a-f]{24}$/)
const seen = { attempt: z.int().min(1).max(1000), version: z.int().min(1).nullable() }

const body = z.strictObject({
  courseID: id,
  lessonID: id,
  ...seen,
  text: z.string().max(20_000),
  files: z.array(z.string().max(200)).max(50),
})

export const description: CallDescription = {
  summary: { th: 'บันทึกร่างงานของผู้เรียน', en: "Save a learner's draft of an assignment" },
  roles: ['user'],
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    ...seen,
    isKept: z.boolean(),
    isOpen: z.boolean(),
    text: z.string(),
  }),
  examples: [
    {
      name: 'first-words',
      summary: { th: 'ข้อความส่วนแรก', en: 'The first words' },
      as: 'user',
      request: {
        ...{ courseID: exampleId('course', 5), lessonID: exampleId('lesson', 9), attempt: 1, version: null },
        ...{ text: 'ผัดไทยหนึ่งจานใช้เส้น 120 กรัม', files: [] },
      },
    },
  ],
}

/**
 * `POST /api/lesson/hand-in`: saves a learner's draft, together with the version of the draft that the learner saw. It
 * never submits the draft.
 */
const keepHandIn: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: String(read.error.issues[0]?.path[0] ?? ''), code: 'wrong', ...words.notKept })
  const { courseID, lessonID, attempt, version, text, files } = read.data
  const lesson = await assignmentOf(ctx, { cid: courseID, pid: lessonID })
  const saved = await autosave(ctx, { lesson, written: { text, keys: files }, seen: { attempt, version } })
  return { status: 200, ...saved }
}

export default keepHandIn
