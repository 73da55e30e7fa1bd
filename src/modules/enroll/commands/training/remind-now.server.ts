import type { ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid } from '#platform/errors/errors.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { trainingReminder } from './training-reminder.ts'
import { trainingWords as words } from './words.ts'

/** Reminds the learner of an enrolment of the end of their training, for staff. Throws conflict if it has none. */
export const remindNow = async (ctx: Context, row: ChangedRow['row']): Promise<void> => {
  if (row['remindedAt'] !== nowOf(ctx)) throw invalid({ field: 'remindedAt', code: 'wrong', ...words.remindNow })
  const course = await from(ctx, 'course')
    .select('course.name')
    .where('course._id', '=', String(row['courseID']))
    .executeTakeFirst()
  const validUntil = row['validUntil'] as string | null
  if (!course || validUntil === null) throw conflict({ field: 'remindedAt', code: 'endless', ...words.noEnd })
  const about = { enrollID: row._id, userID: String(row['userID']), courseID: String(row['courseID']) }
  await remind(ctx, [trainingReminder({ ...about, course: course.name, validUntil }, nowOf(ctx))])
}
