import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { assertCompletable } from '../lesson-access/lesson-state.server.ts'

/**
 * However a learner says that he has finished a lesson, by its button or by a call, its rules are asked: forbidden for one that is
 * locked, or whose time or work is not done. Staff record what they have seen done.
 */
const proveCompletion: AfterChange = async (ctx, { before, row }) => {
  if (before !== null || ctx.viewer.role !== 'user') return
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.userID')
    .where('enroll._id', '=', String(row['enrollID']))
    .executeTakeFirst()
  // A lecturer records what he has seen his learners do.
  if (enrolment && enrolment.userID !== ctx.viewer.id) return
  await assertCompletable(ctx, { enrollID: String(row['enrollID']), lessonID: String(row['lessonID']) })
}

export default proveCompletion
