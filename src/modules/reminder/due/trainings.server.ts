import { trainingReminder } from '#modules/enroll/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { Reminder } from '#platform/background/reminders/remind.ts'
import { isUnsent } from '#platform/background/reminders/unsent.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { batch } from './enrolled.server.ts'

/** Trainings that end on a day, to those who completed them, whether their access has ended or not. */
export const trainingsEnding = async (
  ctx: Context,
  { day, left }: { day: string; left: number },
): Promise<Reminder[]> => {
  const occurrence = `${day} ${left}`
  const due = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id as enrollID', 'enroll.userID', 'enroll.courseID', 'course.name as course'])
    .where('user.status', '=', true)
    .where('enroll.standing', '<>', 'withdrawn')
    .where('enroll.validUntil', '=', day)
    .where(isUnsent(ctx, { kind: 'training_ending', user: 'enroll.userID', subject: 'enroll._id', occurrence }))
    .limit(batch)
    .execute()
  return due.map((one) => trainingReminder({ ...one, validUntil: day }, occurrence))
}
