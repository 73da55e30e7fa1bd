import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, remove, restore } from '#platform/data/collection/write.ts'
import { awaitAll } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { countHours } from '../hours/count-hours.server.ts'
import { assertReady } from '../commands/prerequisites.server.ts'
import { recount } from '../commands/recounting/recount.server.ts'
import { assertTargetedFor, tellOutside } from '../commands/target-groups.server.ts'
import { tellLearner } from '../commands/tell-learner.server.ts'
import { assertRoundOpen } from '../rounds/assert-round-open.ts'
import { courseAt, type HeldCourse, inRound, lockedCourse } from '../waitlist/held-course.server.ts'
import { type Pool, poolOf } from '../waitlist/pool.ts'
import { seatingOf } from '../waitlist/seats.server.ts'
import { takeSeat, takeSeatIn } from '../waitlist/take-seat.server.ts'
import { seatWords } from '../waitlist/words.ts'
import { takeBackCompletion } from '../commands/training/completion.server.ts'
import { remindNow } from '../commands/training/remind-now.server.ts'
import { repeatByStaff } from '../commands/training/repeat-by-staff.server.ts'
import { settleWords as words } from '../words.ts'

/**
 * Updates what depends on an enrolment, in the transaction of the change. A progress restart hides the completed
 * lessons, and undoing it restores them. The learner is notified, and a freed seat goes to the next one waiting. Throws
 * invalid for a withdrawal without a reason.
 */
const settleEnrolment: AfterChange = async (ctx, { before, row }) => {
  if (before === null) return begin(ctx, row)
  const enrolment = { _id: row._id, courseID: String(row['courseID']) }
  await takeSeat(ctx, { before, row })
  const hasChanged = (field: string) => before[field] !== row[field]
  if (hasChanged('attemptFrom')) return repeatByStaff(ctx, { before, row })
  if (hasChanged('remindedAt') && row['remindedAt'] !== null) await remindNow(ctx, row)
  if (hasChanged('standing') && row['standing'] === 'withdrawn' && !row['reason'])
    throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  if (hasChanged('standing') && row['standing'] !== 'withdrawn' && row['refundedAt'] !== null)
    await compute(ctx, 'enroll', { _id: row._id, change: { refundedAt: null } })
  if (hasChanged('progressFrom'))
    await restartProgress(ctx, { ...enrolment, from: momentIn(before), to: momentIn(row) })
  if (hasChanged('progressFrom') || hasChanged('passed'))
    await recount(ctx, { courseID: enrolment.courseID, enrollID: enrolment._id })
  if (hasChanged('standing') || hasChanged('progressFrom') || hasChanged('passed'))
    await countHours(ctx, {
      ...{ userID: String(row['userID']), enrollIDs: [row._id] },
      isTakenBack: before['passed'] === true && row['passed'] === false,
    })
  if (hasChanged('testResult')) await weighHours(ctx, row)
  if (hasChanged('progressFrom') || hasChanged('passed')) await takeBackCompletion(ctx, [row._id])
  await tellLearner(ctx, { before, row })
}

export default settleEnrolment

type Row = ChangedRow['row']

/** The result of a test weighs the hours of the completion; a difference is a further entry. */
const weighHours = (ctx: Context, row: Row) =>
  countHours(ctx, {
    ...{ userID: String(row['userID']), enrollIDs: [row._id] },
    recount: { reason: words.testResult[ctx.locale] },
  })

/**
 * Checks a new enrolment against its course: target groups, seats and prerequisites. It also sets the end of access.
 */
async function begin(ctx: Context, row: Row) {
  const asked = poolOf(row)
  const { courseID } = asked
  const read = await courseAt(ctx, asked)
  const pool = { courseID, roundID: asked.roundID ?? read?.currentRound ?? null }
  const found = read && (await inRound(ctx, read, pool.roundID))
  if (read && !found) throw invalid({ field: 'roundID', code: 'reference', ...seatWords.otherRound })
  const { course, seating } =
    found && (found.round || found.seats !== null || read.seating)
      ? await heldSeats(ctx, pool)
      : { course: found, seating: null }
  if (course) {
    assertRoundOpen(ctx, course)
    await assertTargetedFor(ctx, course)
    await takeSeatIn(ctx, { before: null, row, course, seating })
    await assertReady(ctx, { userID: String(row['userID']), course })
  }
  await tellOutside(ctx, { row })
  const end = {
    ...endOfAccess(ctx, { row, course }),
    ...(pool.roundID !== asked.roundID && { roundID: pool.roundID }),
  }
  if (row['passed'] !== true) return end
  await recount(ctx, { courseID, enrollID: row._id })
  return Object.keys(end).length > 0 ? end : undefined
}

/**
 * Locks and reads the course if its seats are limited or counted, or if it has rounds, which may be cancelled meanwhile. Otherwise many enrol concurrently without a lock. No
 * limit can appear meanwhile: the enrolment references the course, so a change of the course waits for it.
 */
async function heldSeats(ctx: Context, pool: Pool) {
  const [course, seating] = await awaitAll(lockedCourse(ctx, pool), seatingOf(ctx, pool))
  return { course, seating }
}

/** Access for a number of days ends with the last day, unless the enrolment states another day. */
function endOfAccess(ctx: Context, { row, course }: { row: Row; course: HeldCourse | undefined }) {
  if (row['endsOn'] !== null || !course?.accessDays) return {}
  return { endsOn: addDays(bangkokDay(ctx.now), course.accessDays - 1) }
}

const momentIn = (row: Record<string, unknown>) => (row['progressFrom'] ?? null) as string | null

/**
 * A later moment becomes the current one and hides the completions until then. An earlier one restores what that had
 * hidden.
 */
async function restartProgress(ctx: Context, of: { _id: string; from: string | null; to: string | null }) {
  const { _id, from: before, to } = of
  if (to !== null && (before === null || to > before)) {
    if (to !== nowOf(ctx)) throw invalid({ field: 'progressFrom', code: 'wrong', ...words.notNow })
    for (const one of await finished(ctx, _id)) await remove(ctx, 'lesson_completion', one)
    return
  }
  const bin = trashOf(ctx, collectionOf(ctx, 'lesson_completion'))
  for (const one of await finished(bin, _id, before)) await restore(ctx, 'lesson_completion', one)
}

/** The completed lessons of an enrolment. With `hiddenAt`, the deleted ones that were hidden at that moment. */
async function finished(ctx: Context, enrollID: string, hiddenAt: string | null = null) {
  const rows = await from(ctx, 'lesson_completion')
    .select('lesson_completion._id')
    .where('lesson_completion.enrollID', '=', enrollID)
    .$if(hiddenAt !== null, (query) => query.where('lesson_completion.removedAt' as never, '=', hiddenAt as never))
    .orderBy('lesson_completion._id')
    .execute()
  return rows.map(({ _id }) => _id)
}
