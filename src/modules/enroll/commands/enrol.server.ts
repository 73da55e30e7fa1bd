import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, notFound, RequestError } from '#platform/errors/errors.ts'
import { mayBuyAgain } from '../rules/buys-again.ts'
import { type BlockedReason, blockedReason, blockedWords } from '../rules/enrolment-status.ts'
import { recount } from './recounting/recount.server.ts'

/** The viewer's own enrolment, as far as learning needs it. */
export interface Enrolment {
  _id: string
  courseID: string
  roundID: string | null
  /** Where it comes from; `order` for a paid one. */
  source: string
  /** When the present attempt began. */
  createdAt: string
  /** From when progress counts: the enrolment or the last restart. */
  since: string
  activeAt: string
  /** Why the learner may not learn today. Null if they may. */
  bar: BlockedReason | null
  /** They may buy the course again, as if they were not enrolled. */
  mayBuyAgain: boolean
}

/** The viewer's enrolment in a course. Null if the viewer is no learner or not enrolled. */
export const enrolmentOf = async (ctx: Context, courseID: string): Promise<Enrolment | null> => {
  if (!isLearner(ctx)) return null
  const found = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.courseID', 'enroll.createdAt', 'enroll.standing', 'enroll.endsOn'])
    .select(['enroll.roundID', 'enroll.source', 'enroll.refundedAt'])
    .select(['enroll.progressFrom', 'enroll.activeAt', 'enroll.attemptFrom'])
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .executeTakeFirst()
  if (!found) return null
  const { standing, endsOn, refundedAt, progressFrom, attemptFrom, ...enrolment } = found
  const today = bangkokDay(ctx.now)
  const createdAt = attemptFrom ?? enrolment.createdAt
  return {
    ...enrolment,
    createdAt,
    since: progressFrom ?? createdAt,
    bar: blockedReason({ standing, endsOn }, today),
    mayBuyAgain: mayBuyAgain({ standing, endsOn, refundedAt, source: found.source }, today),
  }
}

/** Throws with the reason if the learner may not learn today. */
export const assertOpen = ({ bar }: Pick<Enrolment, 'bar'>) => {
  if (bar) throw forbidden({ field: 'standing', code: bar, ...blockedWords[bar] })
}

/** Enrols the learner. An existing enrolment stays. Throws forbidden if the course is not free or not open to them. */
export const enrolIn = async (ctx: Context, courseID: string, roundID?: string): Promise<Enrolment> => {
  if (!isLearner(ctx)) throw forbidden()
  const already = await enrolmentOf(ctx, courseID)
  if (already) return already
  await unlessDone(async () => void (await create(ctx, 'enroll', { courseID, ...(roundID && { roundID }) })))
  const enrolment = await enrolmentOf(ctx, courseID)
  if (!enrolment) throw notFound()
  return enrolment
}

/** Records that the learner completed a lesson of the enrolment's course. A second time changes nothing. */
export const completeLesson = async (ctx: Context, of: { enrolment: Enrolment; lessonID: string }) => {
  const { enrolment, lessonID } = of
  assertOpen(enrolment)
  const lesson = await from(ctx, 'lesson')
    .select('lesson._id')
    .where('lesson._id', '=', lessonID)
    .where('lesson.courseID', '=', enrolment.courseID)
    .where('lesson.status', '=', true)
    .executeTakeFirst()
  if (!lesson) throw notFound()
  if ((await completionsOf(ctx, enrolment._id)).has(lessonID)) return
  await unlessDone(() =>
    inTransaction(ctx, async (inside) => {
      await create(inside, 'lesson_completion', { enrollID: enrolment._id, lessonID })
      await recount(inside, { courseID: enrolment.courseID, enrollID: enrolment._id })
    }),
  )
}

/** The completed lessons of an enrolment, by id. */
export const completionsOf = async (ctx: Context, enrollID: string): Promise<Set<string>> => {
  const completions = await from(ctx, 'lesson_completion')
    .select('lesson_completion.lessonID')
    .where('lesson_completion.enrollID', '=', enrollID)
    .execute()
  return new Set(completions.map(({ lessonID }) => lessonID))
}

/** Milliseconds for which the recorded activity of a learner may be out of date. */
const activeMs = 10 * 60_000

/** Records that the learner is active, at most every ten minutes. */
export const noteActive = async (ctx: Context, { _id, activeAt }: Pick<Enrolment, '_id' | 'activeAt'>) => {
  if (ctx.now - Date.parse(activeAt) < activeMs) return
  await compute(ctx, 'enroll', { _id, change: { activeAt: nowOf(ctx) } })
}

/** Only a learner of the site has enrolments. For other viewers, pages do not query any. */
export const isLearner = (ctx: Context) => ctx.viewer.role === 'user' && ctx.site.plugins.has('enroll')

/** Two concurrent presses of one button: the second one finds the work done. */
async function unlessDone(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues.some((issue) => issue.code === 'duplicate')) throw error
  }
}
