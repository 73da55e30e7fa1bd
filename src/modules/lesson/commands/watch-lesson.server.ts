import { z } from 'zod'
import { type Enrolment, enrolmentOf, noteActive, assertOpen } from '#modules/enroll/public-api.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { countWatched } from '../player/count-watched.server.ts'
import { facing } from '../lesson-access/lesson-state.server.ts'
import { openedAt } from '../player/opened.server.ts'
import { watchWords } from '../player/words.ts'

/** A video is at most one day long (in milliseconds). */
const moment = z.int().min(0).max(86_400_000)

const interval = z.array(moment).length(2) as unknown as z.ZodType<[number, number]>

const body = z.strictObject({
  lessonID: z.string().regex(/^[0-9a-f]{24}$/),
  seen: z.array(interval).max(200),
  position: moment,
  duration: moment,
  opened: z.string().max(80).optional(),
})

export const description: CallDescription = {
  summary: { th: 'บันทึกความคืบหน้าการรับชมบทเรียน', en: 'Record how far a lesson was watched' },
  roles: ['user'],
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    seen: z.array(interval),
    seconds: z.int(),
    percent: z.int(),
    position: z.int(),
  }),
  examples: [
    {
      name: 'ten-seconds',
      summary: { th: 'ดูสิบวินาทีแรก', en: 'The first ten seconds' },
      as: 'user',
      request: { lessonID: exampleId('lesson', 3), seen: [[0, 10_000]], position: 10_000, duration: 600_000 },
    },
  ],
}

/**
 * `POST /api/lesson/watch`: what a learner's player played since the last report, in milliseconds of the video. Reports
 * may be repeated, late, out of order, or come from two pages at once. The server's clock limits how much is counted.
 */
const watchLesson: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: String(read.error.issues[0]?.path[0] ?? ''), code: 'wrong', ...watchWords.wrong })
  const { seen, ...beat } = read.data
  const lesson = await lessonOf(ctx, beat.lessonID)
  const enrolment = await enrolmentOf(ctx, lesson.courseID)
  if (!enrolment) throw forbidden()
  assertOpen(enrolment)
  await proveUnlocked(ctx, { enrolment, beat })
  const told = await countWatched(ctx, { enrolment, beat: { ...beat, seen }, lesson })
  await noteActive(ctx, enrolment)
  return { status: 200, ...told }
}

export default watchLesson

/** The page of an open lesson carries a signed mark. Without a mark, the rules of the course are checked. */
async function proveUnlocked(
  ctx: Context,
  of: { enrolment: Enrolment; beat: { lessonID: string; opened?: string | undefined } },
) {
  const { lessonID, opened: mark } = of.beat
  if (openedAt(ctx, { enrollID: of.enrolment._id, lessonID, mark }) !== null) return
  const face = await facing(ctx, lessonID)
  if (!face || face.judged.state === 'locked')
    throw forbidden({ field: 'lessonID', code: 'locked', ...watchWords.locked })
}

async function lessonOf(ctx: Context, _id: string) {
  const lesson = await from(ctx, 'lesson')
    .select(['lesson.courseID', 'lesson.kind', 'lesson.minutes', 'lesson.updatedAt'])
    .where('lesson._id', '=', _id)
    .where('lesson.status', '=', true)
    .executeTakeFirst()
  if (!lesson) throw notFound()
  return lesson
}
