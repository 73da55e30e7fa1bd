import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import { reviewWords as words } from '../review/words.ts'

const perHour = [{ most: 20, ms: 3_600_000 }]

/**
 * A review belongs to the course of its enrolment. Hiding it requires a reason. The number of reviews per time is
 * limited.
 */
const settleReview: AfterChange = async (ctx, { before, row }) => {
  if (ctx.viewer.role === 'user') ctx.app.limits.count(`review ${ctx.site._id} ${ctx.viewer.id}`, perHour)
  if (row['status'] === 'hidden' && !row['reason'])
    throw invalid({ field: 'reason', code: 'required', ...words.noReason })
  if (before) return
  const enrolment = await from(ctx, 'enroll')
    .select('enroll.courseID')
    .where('enroll._id', '=', String(row['enrollID']))
    .executeTakeFirst()
  if (enrolment?.courseID !== row['courseID']) throw invalid({ field: 'courseID', code: 'wrong', ...words.otherCourse })
}

export default settleReview
