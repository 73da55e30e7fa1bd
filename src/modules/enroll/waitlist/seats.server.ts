import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type Seating, seatsLeft } from '../rules/waitlist.ts'

const fresh = { taken: 0, offered: 0, queued: 0 }

/** The seat counts of a course. */
export interface SeatsCounts {
  _id: string
  taken: number
  offered: number
  queued: number
}

/** The seat counts of a course. Null if there are none yet. */
export const seatingOf = async (ctx: Context, courseID: string): Promise<SeatsCounts | null> =>
  (await from(ctx, 'seating')
    .select(['seating._id', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.courseID', '=', courseID)
    .executeTakeFirst()) ?? null

/** The same as a column of another query. */
const seatingIn = (ctx: Context, courseID: string) =>
  from(ctx, 'seating')
    .select(
      sql<SeatsCounts>`jsonb_build_object('_id', seating._id, 'taken', seating.taken, 'offered', seating.offered, 'queued', seating.queued)`.as(
        'counted',
      ),
    )
    .where('seating.courseID', '=', courseID)

/** Seats open to anybody in each course. Unlimited courses are left out and need no query. */
export const seatsLeftIn = async (
  ctx: Context,
  courses: readonly { _id: string; seats?: number | null }[],
): Promise<Map<string, number>> => {
  const limited = courses.filter(({ seats }) => typeof seats === 'number')
  if (limited.length === 0 || !ctx.site.plugins.has('enroll')) return new Map()
  const found = await from(ctx, 'seating')
    .select(['seating.courseID', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where(
      'seating.courseID',
      'in',
      limited.map(({ _id }) => _id),
    )
    .execute()
  const counted = new Map(found.map((one) => [one.courseID, one]))
  return new Map(limited.map(({ _id, seats = null }) => [_id, seatsLeft({ ...fresh, ...counted.get(_id), seats })!]))
}

/**
 * Seats that staff may fill without a reason, by course. Waiting people do not block them. At most two queries, and
 * none without a limit.
 */
export const seatsForStaff = async (ctx: Context, courses: readonly { _id: string; seats: number | null }[]) => {
  const limited = courses.filter(({ seats }) => seats !== null)
  if (limited.length === 0) return new Map<string, number>()
  const ids = limited.map(({ _id }) => _id)
  const counted = new Map((await seatingsOf(ctx, ids)).map(({ courseID, ...one }) => [courseID, one]))
  const uncounted = ids.filter((_id) => !counted.has(_id))
  const taken = uncounted.length === 0 ? new Map<string, number>() : await takenIn(ctx, uncounted)
  return new Map(
    limited.map(({ _id, seats }) => {
      const { taken: held, offered } = counted.get(_id) ?? { taken: taken.get(_id) ?? 0, offered: 0 }
      return [_id, Math.max(0, seats! - held - offered)]
    }),
  )
}

const seatingsOf = (ctx: Context, courseIDs: readonly string[]) =>
  from(ctx, 'seating')
    .select(['seating._id', 'seating.courseID', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.courseID', 'in', courseIDs)
    .execute()

async function takenIn(ctx: Context, courseIDs: readonly string[]): Promise<Map<string, number>> {
  const counted = await from(ctx, 'enroll')
    .select(['enroll.courseID', sql<number>`count(*)::int`.as('taken')])
    .where('enroll.courseID', 'in', courseIDs)
    .where('enroll.standing', '<>', 'withdrawn')
    .groupBy('enroll.courseID')
    .execute()
  return new Map(counted.map(({ courseID, taken }) => [courseID, taken]))
}

/** Adds taken or freed seats to the counts of locked courses, if these have counts. */
export const countSeatsTaken = async (ctx: Context, more: ReadonlyMap<string, number>): Promise<void> => {
  if (more.size === 0) return
  for (const { _id, courseID, taken } of await seatingsOf(ctx, [...more.keys()]))
    await compute(ctx, 'seating', { _id, change: { taken: Math.max(0, taken + more.get(courseID)!) } })
}

/** Counts the taken seats of locked courses again, if these have counts. */
export const recountSeats = async (ctx: Context, courseIDs: readonly string[]): Promise<void> => {
  const counted = await seatingsOf(ctx, courseIDs)
  if (counted.length === 0) return
  const now = await takenIn(ctx, courseIDs)
  for (const { _id, courseID } of counted)
    await compute(ctx, 'seating', { _id, change: { taken: now.get(courseID) ?? 0 } })
}

/**
 * Locks courses until the transaction ends, in id order, so that concurrent transactions wait instead of causing a
 * deadlock.
 */
export const lockedCourses = (ctx: Context, courseIDs: readonly string[]) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.status', 'course.prerequisites', 'course.accessDays'])
    .where('course._id', 'in', courseIDs)
    .orderBy('course._id')
    .forNoKeyUpdate()
    .execute()

/** The fields of a course that an enrolment needs, with its seat counts. */
export const courseAt = (ctx: Context, courseID: string) =>
  asked(ctx, courseID).select(seatingIn(ctx, courseID).as('seating')).executeTakeFirst()

/**
 * Locks a course until the transaction ends. Of two requests for the last seat, the second sees the first one's result.
 */
export const lockedCourse = (ctx: Context, courseID: string) => asked(ctx, courseID).forNoKeyUpdate().executeTakeFirst()

const asked = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.status', 'course.price', 'course.sale_price'])
    .select([
      'course.startDate',
      'course.startRegistDate',
      'course.endRegistDate',
      'course.onlyTarget',
      'course.target',
      'course.prerequisites',
      'course.accessDays',
    ])
    .where('course._id', '=', courseID)

export type HeldCourse = NonNullable<Awaited<ReturnType<typeof lockedCourse>>>

/** Enrolments that hold a seat, counted with full read permission. */
export const countTaken = async (ctx: Context, courseID: string): Promise<number> => {
  const { taken } = await from(ctx, 'enroll')
    .select(sql<number>`count(*)`.as('taken'))
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** The seat counts combined with a course's limit. */
export const seatedIn = (course: Pick<HeldCourse, 'seats'>, counted: Omit<Seating, 'seats'>): Seating => ({
  taken: counted.taken,
  offered: counted.offered,
  queued: counted.queued,
  seats: course.seats,
})
