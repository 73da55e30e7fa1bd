import { sql } from 'kysely'
import type { BeforeCreate } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { analyticsOf } from '../rules/analytics.ts'

/**
 * Who begins has as many lessons before him as there are now, and has finished none of them; he counts at the branch where he is now,
 * there also after he has moved.
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
