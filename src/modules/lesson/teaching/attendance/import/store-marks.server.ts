import type { AttendanceStatus } from '#domain/learning/attendance/statuses.ts'
import { batchesOf, keepBatch, markUndone } from '#platform/office/screens/list/bulk/batch.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, remove } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { queueAttendance } from '../../../commands/attendance/attendance-job.ts'
import { assertAttendanceTaker, keepPresence, sessionOf } from '../../session/attendance.server.ts'
import type { SheetCell } from '../rules/read-sheet.ts'
import type { SheetFacts } from './sheet-facts.server.ts'

/** The cells that change something, with how the learner was marked before; null where they were not. */
export const changesIn = async (ctx: Context, cells: readonly SheetCell[]) => {
  const there = new Map((await marksOf(ctx, cells)).map((mark) => [keyOf(mark), mark]))
  return cells
    .map((cell) => ({ ...cell, before: there.get(keyOf(cell)) ?? null }))
    .filter(({ status, before }) => status !== before?.status)
}

const keyOf = ({ enrollID, sessionID }: Pick<SheetCell, 'enrollID' | 'sessionID'>) => `${enrollID} ${sessionID}`

/**
 * Stores the cells of a sheet in one transaction, while the enrolments are held; a second time changes nothing. Answers how many
 * changed and the batch that undoes them.
 */
export const storeMarks = (ctx: Context, { course, people }: SheetFacts, cells: readonly SheetCell[]) =>
  inTransaction(ctx, async (inside) => {
    await assertAttendanceTaker(inside, { courseID: course._id, roundID: null })
    await heldOf(inside, cells)
    const changes = await changesIn(inside, cells)
    const learners = new Map(people.map(({ enrollID, learner }) => [enrollID, learner]))
    const sessions = new Map<string, Awaited<ReturnType<typeof sessionOf>>>()
    const ids: string[] = []
    for (const { enrollID, sessionID, status } of changes) {
      const session = sessions.get(sessionID) ?? (await sessionOf(inside, sessionID))
      sessions.set(sessionID, session)
      ids.push(await keepPresence(inside, { session, enrollID, learner: learners.get(enrollID) ?? '', status }))
    }
    await queueAttendance(inside, { courseID: course._id })
    return { n: changes.length, batch: changes.length > 0 ? await batchOf(inside, { changes, ids }) : null }
  })

type Change = Awaited<ReturnType<typeof changesIn>>[number]

async function batchOf(ctx: Context, { changes, ids }: { changes: readonly Change[]; ids: readonly string[] }) {
  const found = await from(ctx, 'attendance').select(['_id', 'version', 'courseID']).where('_id', 'in', ids).execute()
  const versions = new Map(found.map(({ _id, version }) => [_id, version]))
  const rows = changes.map(({ before }, at) => ({
    ...{ _id: ids[at]!, version: versions.get(ids[at]!)! },
    ...(before && { before: { status: before.status, how: before.how, by: before.by } }),
  }))
  return keepBatch(ctx, { collection: 'attendance', verb: 'import', rows })
}

/** Undoes an import, once; what was changed since stays. Null for a batch that is not theirs, too old, or undone already. */
export const undoMarks = (ctx: Context, { course, sessions }: SheetFacts, batch: string) =>
  inTransaction(ctx, async (inside) => {
    await assertAttendanceTaker(inside, { courseID: course._id, roundID: null })
    const [kept] = await batchesOf(inside, [batch])
    if (kept?.collection !== 'attendance' || kept.undoneAt !== null || !(await markUndone(inside, batch))) return null
    const ids = kept.rows.map(({ _id }) => _id)
    const there = await from(inside, 'attendance')
      .selectAll()
      .where('attendance._id', 'in', ids)
      .where('attendance.courseID', '=', course._id)
      .execute()
    const now = new Map(there.map((one) => [one._id, one]))
    const mine = kept.rows.filter(({ _id, version }) => now.get(_id)?.version === version)
    await heldOf(inside, there)
    for (const { _id, before } of mine) {
      const { enrollID, sessionID, learner } = now.get(_id)!
      if (!before) await remove(inside, 'attendance', _id)
      else if (sessions.some((one) => one._id === sessionID)) {
        const status = before['status'] as AttendanceStatus
        await keepPresence(inside, { session: await sessionOf(inside, sessionID), enrollID, learner, status })
        await compute(inside, 'attendance', { _id, change: before })
      }
    }
    await queueAttendance(inside, { courseID: course._id })
    return { n: mine.length, left: kept.rows.length - mine.length }
  })

const heldOf = (ctx: Context, cells: readonly Pick<SheetCell, 'enrollID'>[]) =>
  from(ctx, 'enroll')
    .select('enroll._id')
    .where('enroll._id', 'in', enrolmentsIn(cells))
    .orderBy('enroll._id')
    .forNoKeyUpdate()
    .execute()

const enrolmentsIn = (cells: readonly Pick<SheetCell, 'enrollID'>[]) => [
  ...new Set(['', ...cells.map(({ enrollID }) => enrollID)]),
]

const marksOf = (ctx: Context, cells: readonly SheetCell[]) =>
  from(ctx, 'attendance')
    .select(['attendance.enrollID', 'attendance.sessionID', 'attendance.status', 'attendance.how', 'attendance.by'])
    .where('attendance.enrollID', 'in', enrolmentsIn(cells))
    .execute()
