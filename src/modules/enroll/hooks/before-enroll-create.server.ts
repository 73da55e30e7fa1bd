import { sql } from 'kysely'
import type { BeforeCreate } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { analyticsOf } from '../rules/analytics.ts'

/**
 * A new enrolment starts with the current number of lessons and none completed. It counts for the learner's current
 * branch, even after the learner moves.
 */
const beginEnrolment: BeforeCreate = (ctx, { courseID, userID }) => ({
  analytics: from(ctx, 'lesson')
    .select(
      sql`case when count(*) > 0 then jsonb_set(${notBegun}::jsonb, '{total}', to_jsonb(count(*)::int)) end`.as(
        'analytics',
      ),
    )
    .where('lesson.courseID', '=', String(courseID))
    .where('lesson.status', '=', true),
  branch: from(ctx, 'user').select('user.branch').where('user._id', '=', String(userID)),
})

export default beginEnrolment

const notBegun = JSON.stringify(analyticsOf({ total: 1, done: 0 }))
