import { isStaff } from '#platform/data/access/viewer.ts'
import type { ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { isHeld, reservationOf } from '../seats/reservations.server.ts'
import { hasSeat } from '../rules/waitlist.ts'
import { type HeldCourse, lockedCourse, poolOfHeld } from './held-course.server.ts'
import { enqueueWaitlist, poolOf } from './pool.ts'
import { type SeatsCounts, countSeatsTaken, countTaken, seatedIn, seatingOf } from './seats.server.ts'
import { seatWords as words } from './words.ts'

type Row = ChangedRow['row']

const holdsSeat = (row: Record<string, unknown> | null) => row !== null && row['standing'] !== 'withdrawn'

/**
 * Counts the seat that an enrolment takes or frees, in the transaction of the change, while the course is locked.
 * Throws conflict for a learner if no seat is left. Throws invalid if staff exceed the limit without a reason.
 */
export const takeSeat = async (ctx: Context, { before, row }: ChangedRow) => {
  const isMoved = before !== null && before['roundID'] !== row['roundID']
  if (isMoved) await leaveRound(ctx, before)
  if (!isMoved && holdsSeat(before) === holdsSeat(row)) return
  const course = await lockedCourse(ctx, poolOf(row))
  if (!course) throw invalid({ field: 'roundID', code: 'reference', ...words.otherRound })
  const seating = await seatingOf(ctx, poolOf(row))
  await takeSeatIn(ctx, { before: isMoved ? { ...before, standing: 'withdrawn' } : before, row, course, seating })
}

/** Gives the seat in another round of the course back; the next in line there gets it. */
async function leaveRound(ctx: Context, before: Record<string, unknown>) {
  const pool = poolOf(before)
  if (!holdsSeat(before) || !(await lockedCourse(ctx, pool))) return
  await countSeatsTaken(ctx, [{ pool, n: -1 }])
  await enqueueWaitlist(ctx, pool)
}

/** The same for a course that is already locked, with its seat counts read since then. */
export const takeSeatIn = async (
  ctx: Context,
  { before, row, course, seating }: ChangedRow & { course: HeldCourse; seating: SeatsCounts | null },
) => {
  const has = holdsSeat(row)
  if (holdsSeat(before) === has) return
  const own = has && seating ? await ownPlace(ctx, row) : null
  const reservation = has && seating ? await heldReservation(ctx, row) : undefined
  if (has) await proveSeat(ctx, { course, seating, own, hasReservation: reservation !== undefined, before, row })
  if (reservation) await compute(ctx, 'seat_reservation', { _id: reservation._id, change: { status: 'used' } })
  if (own) await compute(ctx, 'waiting', { _id: own._id, change: { status: 'enrolled', place: 0, offeredUntil: null } })
  if (seating)
    await compute(ctx, 'seating', {
      _id: seating._id,
      change: {
        taken: Math.max(0, seating.taken + (has ? 1 : -1)),
        ...(reservation && { offered: Math.max(0, seating.offered - 1) }),
      },
    })
  if (!has || (own && row['source'] !== 'line')) await enqueueWaitlist(ctx, poolOfHeld(course))
}

/**
 * Counts the seat of a removed or restored enrolment, even if the course is full. The waiting list moves after the
 * commit.
 */
export const moveSeat = async (ctx: Context, { row, has }: { row: Row; has: boolean }) => {
  if (!holdsSeat(row)) return
  const pool = poolOf(row)
  if (!(await lockedCourse(ctx, pool))) return
  await countSeatsTaken(ctx, [{ pool, n: has ? 1 : -1 }])
  await enqueueWaitlist(ctx, pool)
}

/** The learner's reservation, if it holds a seat of the enrolment's round. */
async function heldReservation(ctx: Context, row: Row) {
  const reservation = await reservationOf(ctx, { userID: String(row['userID']), courseID: String(row['courseID']) })
  const of = { roundID: (row['roundID'] ?? null) as string | null, now: nowOf(ctx) }
  return isHeld(reservation, of) ? reservation : undefined
}

type Own = { _id: string; status: string; place: number; offeredUntil: string | null }

/** The learner's active entry in the waiting list. */
const ownPlace = async (ctx: Context, row: Row): Promise<Own | null> =>
  (await from(ctx, 'waiting')
    .select(['waiting._id', 'waiting.status', 'waiting.place', 'waiting.offeredUntil'])
    .where('waiting.userID', '=', String(row['userID']))
    .where('waiting.courseID', '=', String(row['courseID']))
    .where('waiting.roundID', row['roundID'] ? '=' : 'is', (row['roundID'] ?? null) as string | null)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .executeTakeFirst()) ?? null

async function proveSeat(
  ctx: Context,
  of: { course: HeldCourse; seating: SeatsCounts | null; own: Own | null; hasReservation: boolean } & ChangedRow,
) {
  const { course, own, before, row } = of
  if (course.seats === null) return
  const byStaff = isStaff(ctx.viewer)
  const seating = of.seating ?? (byStaff ? await countedNow(ctx, course) : null)
  if (!seating) throw conflict({ field: 'courseID', code: 'counting', ...words.counting })
  const hasOffer = of.hasReservation || (own?.status === 'offered' && (own.offeredUntil ?? '') > nowOf(ctx))
  const ahead = own?.status === 'waiting' ? Math.max(0, own.place - 1) : seating.queued
  if (hasSeat(seatedIn(course, { ...seating, queued: ahead }), { hasOffer, isStaff: byStaff })) return
  if (!byStaff) throw conflict({ field: 'courseID', code: 'full', ...words.full })
  if (!row['reason'] || row['reason'] === before?.['reason'])
    throw invalid({ field: 'reason', code: 'full', ...words.fullForStaff })
}

/** Before the count is there: without the enrolment that is being made. */
const countedNow = async (ctx: Context, course: HeldCourse) => ({
  taken: (await countTaken(ctx, poolOfHeld(course))) - 1,
  offered: 0,
  queued: 0,
})
