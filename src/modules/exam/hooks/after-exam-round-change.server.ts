import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { roundWords as words } from '../words.ts'

/** Checks a round, and stores the accounts of its invigilators, because rules use them. */
const settleRound: AfterChange = async (ctx, { before, row }) => {
  const { opensAt, closesAt, examVersion } = row
  if (examVersion === 0) throw invalid({ field: 'examID', code: 'unpublished', ...words.unpublished })
  if (opensAt !== null && closesAt !== null && String(closesAt) <= String(opensAt))
    throw invalid({ field: 'closesAt', code: 'order', ...words.closesFirst })
  if (row['roundID'] !== (before?.['roundID'] ?? null)) await assertRoundOfCourse(ctx, row)
  const named = row['invigilators'] as { id: string | null }[]
  if (JSON.stringify(before?.['invigilators'] ?? []) === JSON.stringify(named)) return
  await compute(ctx, 'exam_round', { _id: row._id, change: { watchedBy: await accountsOf(ctx, named) } })
}

export default settleRound

async function assertRoundOfCourse(ctx: Context, row: Record<string, unknown>) {
  if (row['roundID'] === null) return
  const round = await from(ctx, 'course_round')
    .select('course_round.courseID')
    .where('course_round._id', '=', String(row['roundID']))
    .executeTakeFirst()
  if (round?.courseID !== row['courseID']) throw invalid({ field: 'roundID', code: 'course', ...words.otherCourse })
}

async function accountsOf(ctx: Context, named: readonly { id: string | null }[]): Promise<string[]> {
  const ids = named.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return []
  const lecturers = await from(ctx, 'lecturer').select('lecturer.userID').where('lecturer._id', 'in', ids).execute()
  return [...new Set(lecturers.flatMap(({ userID }) => userID ?? []))].toSorted()
}
