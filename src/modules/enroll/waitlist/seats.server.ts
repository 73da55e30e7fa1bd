import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type Seating, seatsLeft } from '../rules/waitlist.ts'
import type { HeldCourse } from './held-course.server.ts'
import { type Pool, poolKey } from './pool.ts'

const fresh = { taken: 0, offered: 0, queued: 0 }

/** The seat counts of a course. */
export interface SeatsCounts {
  _id: string
  taken: number
  offered: number
  queued: number
}

/** What is counted of the seats of a pool; null where nobody has counted yet. */
export const seatingOf = async (ctx: Context, pool: Pool): Promise<SeatsCounts | null> =>
  (await from(ctx, 'seating')
    .select(['seating._id', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.key', '=', poolKey(pool))
    .executeTakeFirst()) ?? null

/** The same as a column of another query, of the round that is given, or that the course is on. */
export const seatingIn = (ctx: Context, { courseID, roundID }: Pool) =>
  from(ctx, 'seating')
    .select(
      sql<SeatsCounts>`jsonb_build_object('_id', seating._id, 'taken', seating.taken, 'offered', seating.offered, 'queued', seating.queued)`.as(
        'counted',
      ),
    )
    .where(sql<boolean>`seating.key = coalesce(${roundID}::text, course."currentRound", ${courseID})`)

/**
 * How many seats of each of these courses anybody may take now, by course: of the round that it is on, where it has rounds. Those
 * without a limit are left out, and ask nothing.
 */
export const seatsLeftIn = async (
  ctx: Context,
  courses: readonly { _id: string; seats?: number | null }[],
): Promise<Map<string, number>> => {
  const limited = courses.filter(({ seats }) => typeof seats === 'number')
  if (limited.length === 0 || !ctx.site.plugins.has('enroll')) return new Map()
  const found = await from(ctx, 'seating')
    .innerJoin(rows(ctx, 'course'), (join) =>
      join
        .onRef('course._id', '=', 'seating.courseID')
        .on(sql<boolean>`seating.key = coalesce(course."currentRound", course._id)`),
    )
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

/** How many seats of each of these rounds anybody may take now; those without a limit are left out. */
export const seatsLeftInRounds = async (
  ctx: Context,
  rounds: readonly { _id: string; seats: number | null }[],
): Promise<Map<string, number>> => {
  const limited = rounds.filter(({ seats }) => seats !== null)
  if (limited.length === 0) return new Map()
  const ids = limited.map(({ _id }) => _id)
  const found = await from(ctx, 'seating')
    .select(['seating.key', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.key', 'in', ids)
    .execute()
  const counted = new Map(found.map((one) => [one.key, one]))
  return new Map(limited.map(({ _id, seats }) => [_id, seatsLeft({ ...fresh, ...counted.get(_id), seats })!]))
}

/**
 * How many seats staff may fill without a reason, by course and the round that it is on: those who wait do not hold them back. Two
 * queries at most, and none without a limit.
 */
export const seatsForStaff = async (
  ctx: Context,
  courses: readonly { _id: string; seats: number | null; currentRound: string | null }[],
) => {
  const limited = courses.filter(({ seats }) => seats !== null)
  if (limited.length === 0) return new Map<string, number>()
  const pools = limited.map(poolOfCourse)
  const counted = new Map((await seatingsOf(ctx, pools)).map(({ key, ...one }) => [key, one]))
  const uncounted = pools.filter((pool) => !counted.has(poolKey(pool)))
  const taken = uncounted.length === 0 ? new Map<string, number>() : await takenIn(ctx, uncounted)
  return new Map(
    limited.map((course) => {
      const key = poolKey(poolOfCourse(course))
      const { taken: held, offered } = counted.get(key) ?? { taken: taken.get(key) ?? 0, offered: 0 }
      return [course._id, Math.max(0, course.seats! - held - offered)]
    }),
  )
}

/** The pool of the round that a course is on, or its own. */
const poolOfCourse = ({ _id, currentRound }: { _id: string; currentRound: string | null }): Pool => ({
  courseID: _id,
  roundID: currentRound,
})

const seatingsOf = (ctx: Context, pools: readonly Pool[]) =>
  from(ctx, 'seating')
    .select(['seating._id', 'seating.key', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.key', 'in', pools.map(poolKey))
    .execute()

/** How many enrolments hold a seat, by the key of their pool. */
async function takenIn(ctx: Context, pools: readonly Pool[]): Promise<Map<string, number>> {
  const key = sql<string>`coalesce(enroll."roundID", enroll."courseID")`
  const counted = await from(ctx, 'enroll')
    .select([key.as('key'), sql<number>`count(*)::int`.as('taken')])
    .where(
      'enroll.courseID',
      'in',
      pools.map(({ courseID }) => courseID),
    )
    .where('enroll.standing', '<>', 'withdrawn')
    .groupBy(key)
    .execute()
  return new Map(counted.map((one) => [one.key, one.taken]))
}

/** Adds to the count of taken seats of pools whose courses are locked, where they are counted at all. */
export const countSeatsTaken = async (ctx: Context, more: readonly { pool: Pool; n: number }[]): Promise<void> => {
  if (more.length === 0) return
  const byKey = new Map(more.map(({ pool, n }) => [poolKey(pool), n]))
  const counted = await seatingsOf(
    ctx,
    more.map(({ pool }) => pool),
  )
  for (const { _id, key, taken } of counted)
    await compute(ctx, 'seating', { _id, change: { taken: Math.max(0, taken + byKey.get(key)!) } })
}

/** Counts the taken seats of pools whose courses are locked again, where they are counted at all. */
export const recountSeats = async (ctx: Context, pools: readonly Pool[]): Promise<void> => {
  const counted = await seatingsOf(ctx, pools)
  if (counted.length === 0) return
  const now = await takenIn(ctx, pools)
  for (const { _id, key } of counted) await compute(ctx, 'seating', { _id, change: { taken: now.get(key) ?? 0 } })
}

/** The enrolments that hold a seat, counted by who may see them all. */
export const countTaken = async (ctx: Context, { courseID, roundID }: Pool): Promise<number> => {
  const { taken } = await from(ctx, 'enroll')
    .select(sql<number>`count(*)`.as('taken'))
    .where('enroll.courseID', '=', courseID)
    .where('enroll.roundID', roundID === null ? 'is' : '=', roundID)
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
