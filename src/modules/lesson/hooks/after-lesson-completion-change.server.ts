import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { assertCompletable } from '../lesson-access/lesson-state.server.ts'

/**
 * Checks the rules of the lesson however a learner marks it complete, by button or API call. Throws forbidden if the
 * lesson is locked, or its time or work is not done. Staff may record what they have seen done.
 */
const proveCompletion: AfterChange = async (ctx, { before, row }) => {
  if (before !== null || ctx.viewer.role !== 'user') return
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.userID')
    .where('enroll._id', '=', String(row['enrollID']))
    .executeTakeFirst()
  // A lecturer may record what their learners have done.
  if (enrolment && enrolment.userID !== ctx.viewer.id) return
  await assertCompletable(ctx, { enrollID: String(row['enrollID']), lessonID: String(row['lessonID']) })
}

export default proveCompletion
