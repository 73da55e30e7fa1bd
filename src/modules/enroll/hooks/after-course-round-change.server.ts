import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { cancelRound, type EmptiedRound, mergeRound } from '../commands/rounds/empty-round.server.ts'
import { type RoundDays, roundProblems } from '../rules/rounds.ts'
import { daysInWords } from '../rounds/days-in-words.ts'
import { roundNoticeJob } from '../rounds/round-job.ts'
import { syncCourse } from '../rounds/sync-course.server.ts'
import { roundWords as words } from '../rounds/words.ts'
import { lockedCourses } from '../waitlist/held-course.server.ts'
import { enqueueWaitlist, poolKey } from '../waitlist/pool.ts'
import { countTaken, seatingOf } from '../waitlist/seats.server.ts'

/**
 * Checks a round, numbers a new one, opens its seats and keeps the course on its current round, in the transaction that changed it. People
 * in a round that was cancelled or moved are told after the commit. Throws invalid for days out of order, for fewer seats than are taken
 * and for a cancellation without a reason.
 */
const afterRoundChange: AfterChange = async (ctx, { before, row }) => {
  const pool = { courseID: String(row['courseID']), roundID: row._id }
  await lockedCourses(ctx, [pool.courseID])
  assertDays(row)
  if (row['status'] === 'cancelled' && !row['cancelReason'] && !row['mergedInto'])
    throw invalid({ field: 'cancelReason', code: 'required', ...words.noReason })
  await keepSeats(ctx, { before, row })
  const number = before === null && row['number'] === 0 ? await nextNumber(ctx, pool.courseID) : null
  if (before) await settlePeople(ctx, { before, row })
  await syncCourse(ctx, pool.courseID)
  await enqueueWaitlist(ctx, pool)
  return number === null ? undefined : { number }
}

export default afterRoundChange

const problemWords = {
  'end-before-start': words.endBeforeStart,
  'registration-order': words.registrationOrder,
  'registration-after-end': words.registrationAfterEnd,
} as const

function assertDays(row: Record<string, unknown>) {
  const issues = roundProblems(row as unknown as RoundDays).map(({ field, problem }): Issue => ({
    field,
    code: 'order',
    ...problemWords[problem],
  }))
  if (issues.length > 0) throw invalid(...issues)
}

/** Limited seats are counted from the start, so that no enrolment waits for the count. */
async function keepSeats(ctx: Context, { before, row }: ChangedRow) {
  const seats = row['seats'] as number | null
  if (seats === null || before?.['seats'] === seats) return
  const pool = { courseID: String(row['courseID']), roundID: row._id }
  const taken = before === null ? 0 : await countTaken(ctx, pool)
  if (seats < taken) {
    const { th, en } = words.seatsBelowTaken
    throw invalid({ field: 'seats', code: 'taken', th: fill(th, { n: taken }), en: fill(en, { n: taken }) })
  }
  const seating = await seatingOf(ctx, pool)
  const _id = seating?._id ?? (await record(ctx, 'seating', { ...pool, key: poolKey(pool) }))._id
  if (seating?.taken !== taken) await compute(ctx, 'seating', { _id, change: { taken } })
}

/** The course is locked: no other round takes the number. */
async function nextNumber(ctx: Context, courseID: string): Promise<number> {
  const { last } = await from(ctx, 'course_round')
    .select(({ fn }) => fn.max('course_round.number').as('last'))
    .where('course_round.courseID', '=', courseID)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

/** What was done to the people stays done: an undo would not bring them back. */
function assertNotUndone({ before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  if (before['mergedInto'] && row['mergedInto'] !== before['mergedInto'])
    throw conflict({ field: 'mergedInto', code: 'merged', ...words.isMerged })
  if (before['cancelEffect'] === 'withdraw' && row['cancelEffect'] !== 'withdraw')
    throw conflict({ field: 'cancelEffect', code: 'withdrawn', ...words.isWithdrawn })
}

/** What becomes of the people is said when the round is cancelled, and not at another time. */
function assertWithCancelling({ before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  const wrong = ['mergedInto', 'cancelEffect'].filter((field) => row[field] && row[field] !== before[field])
  if (wrong.length > 0) throw invalid(...wrong.map((field) => ({ field, code: 'status', ...words.withCancelling })))
}

/** People in a round that is cancelled move, are withdrawn or choose another round. People in one that is moved are told. */
async function settlePeople(ctx: Context, of: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  const { before, row } = of
  assertNotUndone(of)
  const isCancelled = row['status'] === 'cancelled'
  if (isCancelled && before['status'] !== 'cancelled') {
    const round = row as unknown as EmptiedRound
    return round.mergedInto ? mergeRound(ctx, round) : cancelRound(ctx, round)
  }
  assertWithCancelling(of)
  if (!isCancelled && (row['mergedInto'] || row['cancelEffect']))
    await compute(ctx, 'course_round', { _id: row._id, change: { mergedInto: null, cancelEffect: null } })
  await tellMoved(ctx, of)
}

async function tellMoved(ctx: Context, { before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] }) {
  const isMoved = before['startDate'] !== row['startDate'] || before['endDate'] !== row['endDate']
  if (!isMoved || row['status'] !== 'open') return
  const days = before as unknown as RoundDays
  const text = { th: daysInWords(days, 'th'), en: daysInWords(days, 'en') }
  await enqueue(ctx, roundNoticeJob, {
    payload: { round: row._id, what: 'moved', before: text, change: newId(ctx.now) },
  })
}
