import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { type Analytics, analyticsOf } from '../../rules/analytics.ts'
import { publish } from '#platform/background/events/publish.ts'
import { completionOf } from '../training/completion.server.ts'
import { lessonCounts } from './lesson-counts.server.ts'
import { tellCompanies } from '../../seats/tell-companies.server.ts'

interface RecountCounts {
  _id: string
  userID: string
  analytics: Analytics | null
  done: number
  passed: boolean
  attempt: number
  activeAt: string
  completedOn: string | null
  /** When the last of its lessons was completed. */
  lastAt: string | null
}

const chunk = 200

/** Updates the progress of one, some or all enrolments of a course. Unchanged rows are not written. */
export const recount = async (
  ctx: Context,
  of: { courseID: string; enrollID?: string; enrollIDs?: readonly string[] },
) => {
  const { courseID } = of
  const ids = of.enrollIDs ?? (of.enrollID === undefined ? await enrolmentsIn(ctx, courseID) : [of.enrollID])
  for (let at = 0; at < ids.length; at += chunk)
    await inTransaction(ctx, (inside) => recountSome(inside, { courseID, ids: ids.slice(at, at + chunk) }))
}

async function enrolmentsIn(ctx: Context, courseID: string) {
  const found = await from(ctx, 'enroll').select('enroll._id').where('enroll.courseID', '=', courseID).execute()
  return found.map(({ _id }) => _id)
}

/** A completed enrolment earns its hours. One that is no longer complete is reopened, unless the course only got more lessons. */
async function settleCompletion(ctx: Context, { one, after }: { one: RecountCounts; after: Analytics | null }) {
  const { _id, userID, attempt, analytics: before } = one
  const [isComplete, wasComplete] = [after?.status === 'complete', before?.status === 'complete']
  if (isComplete && !wasComplete) {
    await countHours(ctx, { userID, enrollIDs: [_id] })
    await publish(ctx, 'enroll.completed', { enrollID: _id, attempt })
  }
  if (before && wasComplete && !isComplete && (after?.total ?? 0) <= before.total)
    await publish(ctx, 'enroll.reopened', { enrollID: _id, attempt })
}

/** Counts while the rows are locked. Of two concurrent counts, the second sees at least what the first saw. */
async function recountSome(ctx: Context, { courseID, ids }: { courseID: string; ids: readonly string[] }) {
  await from(ctx, 'enroll')
    .select('enroll._id')
    .where('enroll._id', 'in', ids)
    .orderBy('enroll._id')
    .forNoKeyUpdate()
    .execute()
  const total = (await lessonCounts(ctx, [courseID])).get(courseID) ?? 0
  for (const one of await doneCounts(ctx, { courseID, ids })) {
    const { _id, analytics: before, done, passed, activeAt, lastAt } = one
    const analytics = total === 0 && !passed ? null : analyticsOf({ total, done, passed })
    const isLater = lastAt !== null && lastAt > activeAt
    const completed = analytics?.status === 'complete' ? await completionOf(ctx, { courseID, total, one }) : null
    if (!isSame(before, analytics) || isLater || completed)
      await compute(ctx, 'enroll', { _id, change: { analytics, ...(isLater && { activeAt: lastAt }), ...completed } })
    await settleCompletion(ctx, { one, after: analytics })
  }
  await tellCompanies(ctx, ids)
}

/** The completed lessons of each enrolment that still belong to the course. One statement. */
async function doneCounts(
  ctx: Context,
  { courseID, ids }: { courseID: string; ids: readonly string[] },
): Promise<RecountCounts[]> {
  const counted = await from(ctx, 'enroll')
    .leftJoin(rows(ctx, 'lesson_completion'), 'lesson_completion.enrollID', 'enroll._id')
    .leftJoin(rows(ctx, 'lesson'), (join) =>
      join
        .onRef('lesson._id', '=', 'lesson_completion.lessonID')
        .onRef('lesson.courseID', '=', 'enroll.courseID')
        .on('lesson.status', '=', true),
    )
    .where('enroll._id', 'in', ids)
    .where('enroll.courseID', '=', courseID)
    .select(['enroll._id', 'enroll.userID', 'enroll.analytics', 'enroll.passed', 'enroll.activeAt'])
    .select(['enroll.completedOn', 'enroll.attempt'])
    .select([
      sql<number>`count(lesson._id)`.as('done'),
      sql<string | null>`max(lesson_completion."createdAt")`.as('lastAt'),
    ])
    .groupBy(['enroll._id', 'enroll.userID', 'enroll.analytics', 'enroll.passed', 'enroll.activeAt'])
    .groupBy(['enroll.completedOn', 'enroll.attempt'])
    .execute()
  return counted.map((one) => ({ ...one, done: Number(one.done) }))
}

const isSame = (one: Analytics | null, other: Analytics | null) =>
  one?.total === other?.total &&
  one?.percent === other?.percent &&
  one?.status === other?.status &&
  one?.message === other?.message
