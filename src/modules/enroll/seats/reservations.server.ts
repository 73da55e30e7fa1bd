import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueueWaitlist, type Pool } from '../waitlist/pool.ts'
import { lockedCourse } from '../waitlist/held-course.server.ts'

/** The learner's reservation of a seat in a course, held or ended. */
export const reservationOf = (ctx: Context, { userID, courseID }: { userID: string; courseID: string }) =>
  from(ctx, 'seat_reservation')
    .select(['seat_reservation._id', 'seat_reservation.roundID', 'seat_reservation.until', 'seat_reservation.status'])
    .where('seat_reservation.userID', '=', userID)
    .where('seat_reservation.courseID', '=', courseID)
    .executeTakeFirst()

type Reservation = NonNullable<Awaited<ReturnType<typeof reservationOf>>>

/** Whether a reservation holds a seat of the round now. */
export const isHeld = (
  reservation: Reservation | undefined,
  { roundID, now }: { roundID: string | null; now: string },
): boolean => reservation?.status === 'held' && reservation.roundID === roundID && reservation.until > now

/** The number of held seats of a pool. Only for viewers who may read all reservations. */
export const countReserved = async (ctx: Context, { courseID, roundID }: Pool): Promise<number> => {
  const { n } = await from(ctx, 'seat_reservation')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('seat_reservation.courseID', '=', courseID)
    .where('seat_reservation.roundID', roundID === null ? 'is' : '=', roundID)
    .where('seat_reservation.status', '=', 'held')
    .where('seat_reservation.until', '>', nowOf(ctx))
    .executeTakeFirstOrThrow()
  return n
}

interface Holder {
  userID: string
  courseID: string
}

/** Moves the end of a held reservation to an instant (ISO UTC). Otherwise it changes nothing. */
export const extendReservation = async (ctx: Context, of: Holder & { until: string }): Promise<void> => {
  const reservation = await reservationOf(ctx, of)
  if (reservation?.status !== 'held') return
  await compute(ctx, 'seat_reservation', { _id: reservation._id, change: { until: of.until } })
  await enqueueWaitlist(ctx, { courseID: of.courseID, roundID: reservation.roundID }, Date.parse(of.until))
}

/** Ends a held reservation, so that the seat goes to the next one waiting. Otherwise it changes nothing. */
export const releaseReservation = async (ctx: Context, of: Holder): Promise<void> => {
  const before = await reservationOf(ctx, of)
  if (before?.status !== 'held') return
  const pool = { courseID: of.courseID, roundID: before.roundID }
  await lockedCourse(ctx, pool)
  await compute(ctx, 'seat_reservation', { _id: before._id, change: { status: 'released' } })
  await enqueueWaitlist(ctx, pool)
}
