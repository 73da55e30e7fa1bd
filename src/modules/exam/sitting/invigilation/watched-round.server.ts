import { sql } from 'kysely'
import type { RoundType } from '#domain/learning/assessment/blueprint.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { privateRows } from '#platform/data/private-table/access.ts'
import { examName } from './board/hidden-columns.ts'

export interface WatchedRound {
  _id: string
  examID: string
  courseID: string
  type: RoundType
  round: number
  roundID: string | null
  opensAt: string | null
  closesAt: string | null
  examName: string
}

/** Whether the viewer watches a round: as a manager, as an invigilator of the round, or as a lecturer of the course. */
export async function isInvigilator(ctx: Context, of: { roundID: string; courseID: string }): Promise<boolean> {
  const { viewer } = ctx
  if (isAtLeast(viewer, 'manager')) return true
  if (viewer.role !== 'user') return false
  const watched = await from(ctx, 'exam_round')
    .select('exam_round._id')
    .where('exam_round._id', '=', of.roundID)
    .where(sql<boolean>`exam_round."watchedBy" @> array[${viewer.id}]`)
    .executeTakeFirst()
  if (watched) return true
  const taught = await from(ctx, 'course')
    .select('course._id')
    .where('course._id', '=', of.courseID)
    .where(sql<boolean>`course."taughtBy" @> array[${viewer.id}]`)
    .executeTakeFirst()
  return taught !== undefined
}

/** Returns a round that the viewer watches. Throws not-found for any other: learners do not learn that it exists. */
export async function watchedRound(ctx: Context, id: string): Promise<WatchedRound> {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  const round = await from(ctx, 'exam_round')
    .innerJoin(privateRows(ctx, examName), 'exam._id', 'exam_round.examID')
    .select(['exam_round._id', 'exam_round.examID', 'exam_round.courseID', 'exam_round.type', 'exam_round.round'])
    .select(['exam_round.opensAt', 'exam_round.closesAt', 'exam_round.roundID', 'exam.name as examName'])
    .where('exam_round._id', '=', id)
    .where('exam.removedAt', 'is', null)
    .executeTakeFirst()
  if (!round || !(await isInvigilator(ctx, { roundID: id, courseID: round.courseID }))) throw notFound()
  return round
}
