import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { currentRound, type DatedRound, lastDayOf } from '../rules/rounds.ts'
import { roundJob } from './round-job.ts'
import { enqueueWaitlist } from '../waitlist/pool.ts'

const days = ['startDate', 'endDate', 'startRegistDate', 'endRegistDate', 'seats'] as const

/**
 * Writes the days and seats of its current round into a course, in the transaction of the caller, and queues the next look for the day on
 * which another round becomes current. Followers hear of a round that became current. A course without rounds keeps its own days.
 */
export const syncCourse = async (ctx: Context, courseID: string): Promise<void> => {
  const course = await from(ctx, 'course')
    .select(['course._id', 'course.currentRound', 'course.hasRounds'])
    .select(days.map((field) => `course.${field}` as const))
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  if (!course) return
  const rounds = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.status', 'course_round.seats'])
    .select(['course_round.startDate', 'course_round.endDate'])
    .select(['course_round.startRegistDate', 'course_round.endRegistDate'])
    .where('course_round.courseID', '=', courseID)
    .execute()
  const today = bangkokDay(ctx.now)
  const current = currentRound(rounds, today)
  const change = {
    ...{ currentRound: current?._id ?? null, hasRounds: rounds.length > 0 },
    ...(rounds.length > 0 && Object.fromEntries(days.map((field) => [field, current?.[field] ?? null]))),
  }
  const isSame = Object.entries(change).every(([field, value]) => course[field as keyof typeof course] === value)
  if (!isSame) await compute(ctx, 'course', { _id: courseID, change })
  if (current && current._id !== course.currentRound) await enqueueWaitlist(ctx, { courseID, roundID: current._id })
  const next = nextChange(rounds, today)
  if (next)
    await enqueue(ctx, roundJob, {
      payload: { course: courseID },
      key: `${courseID} ${next}`,
      at: Date.parse(dayStart(next)),
    })
}

/** The next day on which the current round can be another one; undefined where none follows. */
function nextChange(rounds: readonly DatedRound[], today: string): string | undefined {
  const boundaries = rounds
    .filter(({ status }) => status === 'open')
    .flatMap((round) => [
      ...[round.startRegistDate, round.startDate, addDays(round.startDate, 1), addDays(lastDayOf(round), 1)],
      round.endRegistDate && addDays(round.endRegistDate, 1),
    ])
  const coming = boundaries.flatMap((day) => (day !== null && day > today ? day : []))
  return coming.reduce<string | undefined>(
    (first, day) => (first === undefined || day < first ? day : first),
    undefined,
  )
}
