import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { priceOf } from '#domain/money/baht.ts'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { seatsLeft } from '../rules/waitlist.ts'
import { assertReady } from '../commands/prerequisites.server.ts'
import { assertTargeted } from '../commands/target-groups.server.ts'
import { poolForNew } from '../rounds/pool-for-new.server.ts'
import { enqueueWaitlist, type Pool, poolOf } from '../waitlist/pool.ts'
import { enrolmentForLine, mayWaitToRepeat } from '../waitlist/repeat-from-line.server.ts'
import { type HeldCourse, lockedCourse } from '../waitlist/held-course.server.ts'
import { seatedIn, seatingOf } from '../waitlist/seats.server.ts'
import { seatWords as words } from '../waitlist/words.ts'

/**
 * A new entry goes to the end of the waiting list. It requires that no seat is free, that the learner is in a target
 * group, and that the prerequisites are completed. Changing an entry requires a reason. Throws invalid otherwise, and
 * conflict while the seats are counted.
 */
const settleWaiting: AfterChange = async (ctx, { before, row }) => {
  const pool = before === null ? await poolForNew(ctx, row) : poolOf(row)
  if (before === null) await join(ctx, row, pool)
  else proveChange({ before, row })
  await enqueueWaitlist(ctx, pool)
  return before === null && pool.roundID !== row['roundID'] ? { roundID: pool.roundID } : undefined
}

export default settleWaiting

async function join(ctx: Context, row: ChangedRow['row'], pool: Pool) {
  const { courseID } = pool
  const userID = String(row['userID'])
  await assertTargeted(ctx, courseID)
  const course = await lockedCourse(ctx, pool)
  if (!course && pool.roundID) throw invalid({ field: 'roundID', code: 'reference', ...words.otherRound })
  if (course) await assertReady(ctx, { userID, course })
  if (!course || course.seats === null) throw invalid({ field: 'courseID', code: 'free', ...words.free })
  const seating = await seatingOf(ctx, pool)
  if (!seating) throw conflict({ field: 'courseID', code: 'counting', ...words.counting })
  if (await isEnrolled(ctx, { userID, pool, course }))
    throw invalid({ field: 'courseID', code: 'already', ...words.already })
  if (seatsLeft(seatedIn(course, seating))! > 0) throw invalid({ field: 'courseID', code: 'free', ...words.free })
  if (isStaff(ctx.viewer) && !row['reason']) throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  await compute(ctx, 'waiting', { _id: row._id, change: { place: seating.queued + 1 } })
  await compute(ctx, 'seating', { _id: seating._id, change: { queued: seating.queued + 1 } })
}

/** Who is enrolled waits only for a free round in which they take the training again. */
async function isEnrolled(ctx: Context, of: { userID: string; pool: Pool; course: HeldCourse }) {
  const { userID, pool, course } = of
  const former = await enrolmentForLine(ctx, { userID, courseID: pool.courseID })
  return former !== undefined && !(priceOf(course).isFree && mayWaitToRepeat(former, pool, bangkokDay(ctx.now)))
}

function proveChange({ before, row }: ChangedRow & { before: Record<string, unknown> }) {
  const isMoved = before['rank'] !== row['rank'] || before['calledAt'] !== row['calledAt']
  if (!isMoved) return
  if (row['status'] !== 'waiting') throw invalid({ field: 'status', code: 'over', ...words.over })
  if (!row['reason'] || row['reason'] === before['reason'])
    throw invalid({ field: 'reason', code: 'required', ...words.noReason })
}
