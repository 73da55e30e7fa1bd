import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { Pool } from './pool.ts'
import { seatingIn } from './seats.server.ts'

/** Courses locked until the end of the transaction, in the order of their ids, so that two who want the same wait for each other. */
export const lockedCourses = (ctx: Context, courseIDs: readonly string[]) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.status', 'course.prerequisites', 'course.accessDays'])
    .select('course.currentRound')
    .where('course._id', 'in', courseIDs)
    .orderBy('course._id')
    .forNoKeyUpdate()
    .execute()

/** What an enrolment asks of its course, and what is counted of the seats of its round. */
export const courseAt = (ctx: Context, pool: Pool) =>
  asked(ctx, pool.courseID).select(seatingIn(ctx, pool).as('seating')).executeTakeFirst()

/**
 * A course, with the days, seats and price of a round of it, locked until the end of the transaction: of two who want its last seat the
 * second sees what the first one took. Undefined where the course or the round is not there.
 */
export const lockedCourse = async (ctx: Context, pool: Pool): Promise<HeldCourse | undefined> => {
  const course = await asked(ctx, pool.courseID).forNoKeyUpdate().executeTakeFirst()
  return course && inRound(ctx, course, pool.roundID)
}

/** A course with the days, seats and price of a round of it; undefined where the round is not of the course. */
export const inRound = async (ctx: Context, course: Asked, roundID: string | null): Promise<HeldCourse | undefined> => {
  if (roundID === null) return { ...course, round: null }
  const round = await from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.status', 'course_round.seats', 'course_round.price'])
    .select('course_round.number')
    .select(['course_round.startDate', 'course_round.endDate'])
    .select(['course_round.startRegistDate', 'course_round.endRegistDate'])
    .where('course_round._id', '=', roundID)
    .where('course_round.courseID', '=', course._id)
    .executeTakeFirst()
  if (!round) return undefined
  const { seats, startDate, startRegistDate, endRegistDate, price } = round
  return {
    ...{ ...course, seats, startDate, startRegistDate, endRegistDate, round },
    ...(price !== null && { price, sale_price: null }),
    status: course.status && round.status === 'open',
  }
}

/** The round of an enrolment, as far as its seats and registration go. */
interface HeldRound {
  _id: string
  number: number
  status: string
  startDate: string
  endDate: string | null
  startRegistDate: string | null
  endRegistDate: string | null
}

const asked = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.status', 'course.price', 'course.sale_price'])
    .select(['course.startDate', 'course.startRegistDate', 'course.endRegistDate', 'course.onlyTarget'])
    .select(['course.target', 'course.prerequisites', 'course.accessDays', 'course.currentRound', 'course.hasRounds'])
    .where('course._id', '=', courseID)

type Asked = NonNullable<Awaited<ReturnType<ReturnType<typeof asked>['executeTakeFirst']>>>

/** A course as an enrolment in it, or in one of its rounds, finds it. */
export type HeldCourse = Asked & { round: HeldRound | null }

export const poolOfHeld = ({ _id, round }: HeldCourse): Pool => ({ courseID: _id, roundID: round?._id ?? null })
