import { type RawBuilder, sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { from, rows } from '#platform/data/collection/rows.ts'

/** Number of reminders in one transaction. */
export const batch = 200

/** Learners who may learn on the day of the context, with their course: enrolled, within their time, with an active account. */
export const openEnrolments = (ctx: Context) => {
  const today = bangkokDay(ctx.now)
  return from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id as enrolment', 'enroll.userID', 'enroll.courseID', 'course.name as course'])
    .where('user.status', '=', true)
    .where('enroll.standing', '=', 'active')
    .where((where) => where.or([where('enroll.endsOn', 'is', null), where('enroll.endsOn', '>=', today)]))
    .limit(batch)
}

/** An instant as the text that identifies an occurrence. */
export const instantText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
