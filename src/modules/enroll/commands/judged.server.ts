import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { recount } from './recounting/recount.server.ts'

interface JudgedOptions {
  enrollID: string
  lessonID: string
  /** When the work was handed in or the session ended. What lies before the present attempt does not complete it. */
  evidenceAt?: string | null
}

/**
 * Records that a learner completed a lesson that somebody else judges: a passed assignment or an attended session. A
 * second time changes nothing. Throws forbidden if the viewer may not judge it.
 */
export const completeFor = (ctx: Context, of: JudgedOptions) =>
  inTransaction(ctx, async (inside) => {
    const { courseID, attemptFrom } = await courseHeld(inside, of)
    const isEarlier = attemptFrom !== null && of.evidenceAt != null && of.evidenceAt < attemptFrom
    if (isEarlier || (await completionOf(inside, of))) return
    const { enrollID, lessonID } = of
    await create(inside, 'lesson_completion', { enrollID, lessonID })
    await recount(inside, { courseID, enrollID })
  })

/** Reverses that. */
export const uncompleteFor = (ctx: Context, of: JudgedOptions) =>
  inTransaction(ctx, async (inside) => {
    const { courseID } = await courseHeld(inside, of)
    const completion = await completionOf(inside, of)
    if (!completion) return
    await remove(inside, 'lesson_completion', completion._id)
    await recount(inside, { courseID, enrollID: of.enrollID })
  })

/** The course of the enrolment, and when its present attempt began. The enrolment is locked until the transaction ends. */
async function courseHeld(ctx: Context, { enrollID }: JudgedOptions) {
  const held = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.attemptFrom'])
    .where('enroll._id', '=', enrollID)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return held
}

const completionOf = (ctx: Context, { enrollID, lessonID }: JudgedOptions) =>
  from(ctx, 'lesson_completion')
    .select('lesson_completion._id')
    .where('lesson_completion.enrollID', '=', enrollID)
    .where('lesson_completion.lessonID', '=', lessonID)
    .executeTakeFirst()
