import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { priceOf } from '#domain/money/baht.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import { compute, create, record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { type WaitlistEntry, nextWaitlistState } from '../rules/waitlist.ts'
import { keepFollowers } from './keep-followers.server.ts'
import { type HeldCourse, lockedCourse, poolOfHeld } from './held-course.server.ts'
import { enqueueWaitlist, type Pool, poolKey } from './pool.ts'
import { countReserved } from '../seats/reservations.server.ts'
import { repeatFromLine } from './repeat-from-line.server.ts'
import { countTaken, seatingOf } from './seats.server.ts'
import { tellWaiting } from './notify-waiting.server.ts'

/** Milliseconds for which a seat is reserved for a learner who must pay first. */
const offerMs = 48 * 3_600_000

type Place = WaitlistEntry & { userID: string; reason: string | null }

/**
 * Updates the waiting list of a course in a transaction, with administrator rights. Freed seats go to the first in
 * line, and expired offers and closed lists end. Positions and seats are counted again, and followers are notified. A
 * second run changes nothing.
 */
export const advanceWaitlist = async (ctx: Context, pool: Pool) => {
  const course = await lockedCourse(ctx, pool)
  if (!course) return
  const line = await lineOf(ctx, pool)
  const now = nowOf(ctx)
  const isOpen = isLineOpen(course, bangkokDay(ctx.now))
  const taken = await countTaken(ctx, pool)
  const reserved = await countReserved(ctx, pool)
  const moved = nextWaitlistState({ seats: course.seats, taken: taken + reserved, isOpen }, { line, now })
  const people = new Map(line.map((one) => [one._id, one]))
  for (const _id of moved.closed) await end(ctx, { one: people.get(_id)!, course, what: 'closed' })
  for (const _id of moved.expired) await end(ctx, { one: people.get(_id)!, course, what: 'expired' })
  // The enrolment checks the seat counts, so they are stored first.
  await keepSeating(ctx, course)
  for (const _id of moved.served) await serve(ctx, { one: people.get(_id)!, course })
  for (const [at, _id] of moved.waiting.entries())
    if (people.get(_id)!.place !== at + 1) await compute(ctx, 'waiting', { _id, change: { place: at + 1 } })
  await keepSeating(ctx, course)
  if (pool.roundID === course.currentRound) await keepFollowers(ctx, course)
  await wakeLater(ctx, course)
}

/**
 * Whether waiting can still give a seat on a day in Bangkok: before the training begins and while registration is open.
 */
const isLineOpen = ({ status, startDate, endRegistDate }: HeldCourse, today: string) =>
  status && (startDate === null || startDate > today) && (endRegistDate === null || endRegistDate >= today)

const lineOf = async (ctx: Context, { courseID, roundID }: Pool): Promise<Place[]> =>
  (await from(ctx, 'waiting')
    .select(['waiting._id', 'waiting.userID', 'waiting.status', 'waiting.rank', 'waiting.queuedAt', 'waiting.place'])
    .select(['waiting.calledAt', 'waiting.offeredUntil', 'waiting.reason'])
    .where('waiting.courseID', '=', courseID)
    .where('waiting.roundID', roundID === null ? 'is' : '=', roundID)
    .where('waiting.status', 'in', ['waiting', 'offered'])
    .execute()) as Place[]

async function end(ctx: Context, of: { one: Place; course: HeldCourse; what: 'closed' | 'expired' }) {
  await compute(ctx, 'waiting', { _id: of.one._id, change: { status: 'gone', place: 0, offeredUntil: null } })
  await tellWaiting(ctx, { to: of.one.userID, what: of.what, course: of.course })
}

/** Enrols in a free course at once, or begins the next attempt of who takes it again. In other courses it reserves a seat for a limited time. */
async function serve(ctx: Context, { one, course }: { one: Place; course: HeldCourse }) {
  const { _id, userID, calledAt, reason } = one
  if (!priceOf(course).isFree) {
    const offeredUntil = new Date(ctx.now + offerMs).toISOString()
    await compute(ctx, 'waiting', { _id, change: { status: 'offered', place: 0, offeredUntil } })
    const until = (locale: 'th' | 'en') => formatInstant(offeredUntil, { length: 'medium', locale })
    return tellWaiting(ctx, { to: userID, what: 'offered', course, until: { th: until('th'), en: until('en') } })
  }
  const row = { userID, ...poolOfHeld(course), source: 'line' as const, ...(calledAt !== null && reason && { reason }) }
  const isNew = (await repeatFromLine(ctx, row)) || (await enrolled(ctx, row))
  if (isNew) return tellWaiting(ctx, { to: userID, what: 'enrolled', course })
  await compute(ctx, 'waiting', { _id, change: { status: 'enrolled', place: 0 } })
}

/** False where he is enrolled already. */
async function enrolled(ctx: Context, row: Pool & { userID: string; source: 'line'; reason?: string }) {
  try {
    await savepoint(ctx, (part) => create(part, 'enroll', row))
    return true
  } catch (error) {
    if (error instanceof RequestError && error.issues.some(({ code }) => code === 'duplicate')) return false
    throw error
  }
}

/** The counts that pages read; a course that never had a limit or a line has none. */
async function keepSeating(ctx: Context, course: HeldCourse) {
  const pool = poolOfHeld(course)
  const before = await seatingOf(ctx, pool)
  const line = await lineOf(ctx, pool)
  if (!before && course.seats === null && line.length === 0) return
  const offers = line.filter(({ status }) => status === 'offered').length
  const offered = offers + (await countReserved(ctx, pool))
  const change = { taken: await countTaken(ctx, pool), offered, queued: line.length - offers }
  const _id = before?._id ?? (await record(ctx, 'seating', { ...pool, key: poolKey(pool) }))._id
  const isSame = before?.taken === change.taken && before.offered === offered && before.queued === change.queued
  if (!isSame) await compute(ctx, 'seating', { _id, change })
}

/** Schedules the next check: when an offer expires, the list closes, or registration opens. */
async function wakeLater(ctx: Context, course: HeldCourse) {
  const offers = (await lineOf(ctx, poolOfHeld(course))).flatMap(({ offeredUntil }) => offeredUntil ?? [])
  const { startDate, startRegistDate, endRegistDate } = course
  const days = [startDate, startRegistDate, endRegistDate && addDays(endRegistDate, 1)].flatMap((day) =>
    day ? dayStart(day) : [],
  )
  const next = [...offers, ...days].map((instant) => Date.parse(instant)).filter((at) => at > ctx.now)
  if (next.length === 0) return
  const at = Math.min(...next)
  await enqueueWaitlist(ctx, poolOfHeld(course), at)
}
