import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { isLearner } from '../commands/enrol.server.ts'
import { assertReady } from '../commands/prerequisites.server.ts'
import { assertTargeted } from '../commands/target-groups.server.ts'
import { mayBuyAgain } from '../rules/buys-again.ts'
import { registersOn } from '../rules/rounds.ts'
import { hasSeat } from '../rules/waitlist.ts'
import { roundWords } from '../rounds/words.ts'
import { type HeldCourse, lockedCourse, poolOfHeld } from '../waitlist/held-course.server.ts'
import { enqueueWaitlist } from '../waitlist/pool.ts'
import { seatedIn, seatingOf, type SeatsCounts } from '../waitlist/seats.server.ts'
import { seatWords as words } from '../waitlist/words.ts'
import { isHeld, reservationOf } from './reservations.server.ts'

/** A course with a seat that is reserved for a learner who pays first. */
export interface ReservedCourse {
  courseID: string
  roundID: string | null
  name: string
  price: number | null
  sale_price: number | null
}

/**
 * Reserves a seat of a course, or of its round, for the viewer until an instant (ISO UTC), in the caller's transaction. The
 * seat counts as offered, so nobody else gets it. Locks the course. Throws not-found without the course, and conflict if registration is closed, no seat is left or the viewer is already enrolled.
 */
export const reserveSeat = async (
  ctx: Context,
  { courseID, roundID, until }: { courseID: string; roundID: string | null; until: string },
): Promise<ReservedCourse> => {
  if (!isLearner(ctx)) throw forbidden()
  const course = await openCourse(ctx, { courseID, roundID })
  await assertNotEnrolled(ctx, courseID)
  await assertTargeted(ctx, courseID)
  await assertReady(ctx, { userID: ctx.viewer.id, course })
  if (course.seats !== null) await holdSeat(ctx, { course, until })
  const { name, price, sale_price } = course
  return { courseID, roundID: course.round?._id ?? null, name, price, sale_price }
}

/** Locks a course, with the round that is asked for or the present one. Throws not-found without it, and conflict while registration is closed. */
export async function openCourse(
  ctx: Context,
  asked: { courseID: string; roundID: string | null },
): Promise<HeldCourse> {
  const found = await from(ctx, 'course')
    .select(['course.currentRound', 'course.startRegistDate', 'course.endRegistDate', 'course.hasRounds'])
    .where('course._id', '=', asked.courseID)
    .where('course.status', '=', true)
    .executeTakeFirst()
  const roundID = asked.roundID ?? found?.currentRound ?? null
  if (!found) throw notFound({ field: 'courseID', code: 'reference', ...words.otherRound })
  if (found.hasRounds && roundID === null) throw conflict({ field: 'roundID', code: 'closed', ...roundWords.noneOpen })
  const course = await lockedCourse(ctx, { courseID: asked.courseID, roundID })
  if (!course) throw notFound({ field: 'roundID', code: 'reference', ...words.otherRound })
  if (!isRegistrationOpen(course, bangkokDay(ctx.now)))
    throw conflict({ field: 'courseID', code: 'closed', ...(roundID ? roundWords.isClosed : words.closed) })
  return course
}

const isRegistrationOpen = ({ round, status, startRegistDate, endRegistDate }: HeldCourse, today: string) =>
  round
    ? status && registersOn(round, today)
    : status && (startRegistDate ?? today) <= today && (endRegistDate ?? today) >= today

async function assertNotEnrolled(ctx: Context, courseID: string) {
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll.standing', 'enroll.source', 'enroll.refundedAt', 'enroll.endsOn'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .executeTakeFirst()
  if (enrolment && !mayBuyAgain(enrolment, bangkokDay(ctx.now)))
    throw conflict({ field: 'courseID', code: 'already', ...words.already })
}

/** The counts are read after the lock, so two buyers of the last seat never both get it. */
async function holdSeat(ctx: Context, { course, until }: { course: HeldCourse; until: string }) {
  const pool = poolOfHeld(course)
  const of = { userID: ctx.viewer.id, courseID: course._id }
  const [seating, reservation, place] = [
    await seatingOf(ctx, pool),
    await reservationOf(ctx, of),
    await placeIn(ctx, course),
  ]
  if (!seating) throw conflict({ field: 'courseID', code: 'counting', ...words.counting })
  const hasHold: boolean = isHeld(reservation, { roundID: pool.roundID, now: nowOf(ctx) })
  const hasOffer = hasHold || (place?.status === 'offered' && (place.offeredUntil ?? '') > nowOf(ctx))
  const ahead = place?.status === 'waiting' ? Math.max(0, place.place - 1) : seating.queued
  if (!hasSeat(seatedIn(course, { ...seating, queued: ahead }), { hasOffer, isStaff: false }))
    throw conflict({ field: 'courseID', code: 'full', ...words.full })
  const change = { roundID: pool.roundID, until, status: 'held' as const }
  const _id = reservation?._id ?? (await record(ctx, 'seat_reservation', of))._id
  await compute(ctx, 'seat_reservation', { _id, change })
  if (!hasHold) await countHold(ctx, { seating, place })
  if (place)
    await compute(ctx, 'waiting', { _id: place._id, change: { status: 'enrolled', place: 0, offeredUntil: null } })
  // A reservation in another round of the course moves here.
  if (!hasHold && reservation) await enqueueWaitlist(ctx, { ...pool, roundID: reservation.roundID })
  await enqueueWaitlist(ctx, pool)
  await enqueueWaitlist(ctx, pool, Date.parse(until))
}

/** A reserved seat counts as offered. An offer of the waitlist becomes a reservation. */
async function countHold(ctx: Context, { seating, place }: { seating: SeatsCounts; place: Place | undefined }) {
  const offered = seating.offered + (place?.status === 'offered' ? 0 : 1)
  const queued = Math.max(0, seating.queued - (place?.status === 'waiting' ? 1 : 0))
  await compute(ctx, 'seating', { _id: seating._id, change: { offered, queued } })
}

type Place = NonNullable<Awaited<ReturnType<typeof placeIn>>>

/** The viewer's active entry in the waitlist of the pool. */
const placeIn = (ctx: Context, course: HeldCourse) => {
  const { courseID, roundID } = poolOfHeld(course)
  return from(ctx, 'waiting')
    .select(['waiting._id', 'waiting.status', 'waiting.place', 'waiting.offeredUntil'])
    .where('waiting.userID', '=', ctx.viewer.id)
    .where('waiting.courseID', '=', courseID)
    .where('waiting.roundID', roundID === null ? 'is' : '=', roundID)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .executeTakeFirst()
}
