import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { lastDayOf, registersOn } from '../rules/rounds.ts'
import { seatsLeftInRounds } from '../waitlist/seats.server.ts'

/** A round as visitors see it. */
export interface OpenRound {
  _id: string
  number: number
  name: string
  startDate: string
  endDate: string | null
  endRegistDate: string | null
  place: string
  lecturer: { id: string | null; name: string }[]
  price: number | null
  seats: number | null
  /** Seats that anybody may take; undefined without a limit. */
  left: number | undefined
  /** Whether people can register today. */
  isOpen: boolean
}

const limit = 50

/** The open rounds of a course that have not ended, the first to begin first. Two queries; none for a course without rounds. */
export const roundsOfCourse = async (
  ctx: Context,
  course: { _id: string; hasRounds: boolean },
): Promise<OpenRound[]> => {
  if (!course.hasRounds || !ctx.site.plugins.has('enroll')) return []
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  const today = bangkokDay(ctx.now)
  const rounds = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.number', 'course_round.name', 'course_round.status'])
    .select(['course_round.startDate', 'course_round.endDate', 'course_round.place', 'course_round.price'])
    .select('course_round.lecturer')
    .select(['course_round.startRegistDate', 'course_round.endRegistDate', 'course_round.seats'])
    .where('course_round.courseID', '=', course._id)
    .where('course_round.status', '=', 'open')
    .where((is) => is.or([is('course_round.endDate', '>=', today), is('course_round.startDate', '>=', today)]))
    .orderBy('course_round.startDate')
    .orderBy('course_round._id')
    .limit(limit)
    .execute()
  const left = await seatsLeftInRounds(ctx, rounds)
  return rounds
    .filter((round) => lastDayOf(round) >= today)
    .map((round) => ({ ...round, left: left.get(round._id), isOpen: registersOn(round, today) }))
}
