import { sql } from 'kysely'
import { href } from 'react-router'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import type { Reminder } from '#platform/background/reminders/remind.ts'
import { isUnsent } from '#platform/background/reminders/unsent.ts'
import { rows } from '#platform/data/collection/rows.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import { reminderWords as words } from '../words.ts'
import { openEnrolments } from './enrolled.server.ts'

/** Work due on a day, to those who have not handed it in, or got it back to improve. */
export const assignmentsDue = async (
  ctx: Context,
  { day, left }: { day: string; left: number },
): Promise<Reminder[]> => {
  const occurrence = `${day} ${left}`
  const due = await openEnrolments(ctx)
    .innerJoin(rows(ctx, 'lesson'), 'lesson.courseID', 'enroll.courseID')
    .select(['lesson._id', 'lesson.name'])
    .where('lesson.status', '=', true)
    .where('lesson.kind', '=', 'assignment')
    .where((where) =>
      where.or([
        where('lesson.dueOn', '=', day),
        where.and([where('lesson.dueDays', 'is not', null), enrolledFor(day)]),
      ]),
    )
    .where(isDueOn(day))
    .where(isToHandIn(ctx))
    .where(isUnsent(ctx, { kind: 'assignment_due', user: 'enroll.userID', subject: 'lesson._id', occurrence }))
    .execute()
  return due.map(({ _id, name, userID, courseID, course }): Reminder => {
    const titled = (locale: Locale) =>
      fill(words.assignment[locale], { name, day: formatDay(day, { length: 'long', locale }) })
    return {
      ...{ kind: 'assignment_due', to: userID, subject: _id, occurrence, course: courseID },
      about: { collection: 'lesson', row: _id },
      title: { th: titled('th'), en: titled('en') },
      text: inEach(words.assignmentText, { n: left, course }),
      href: href('/lesson/hand-in/:cid/:pid', { cid: courseID, pid: _id }),
      expiresAt: dayStart(addDays(day, 1)),
    }
  })
}

const enrolledOn = sql`((coalesce(enroll."attemptFrom", enroll."createdAt") at time zone 'UTC') + interval '7 hours')::date`

/** Enrolled so many days before as the lesson gives. */
const enrolledFor = (day: string) => sql<boolean>`${enrolledOn} = ${day}::date - lesson."dueDays"::int`

/** The earlier of both days where a lesson has both (as in `dueAt` of assignments). */
const isDueOn = (day: string) =>
  sql<boolean>`least(lesson."dueOn"::date, ${enrolledOn} + lesson."dueDays"::int) = ${day}::date`

/** What was decided before the learner began again counts no more. */
const isToHandIn = (ctx: Context) => sql<boolean>`not exists (select 1 from ${rows(ctx, 'hand_in')}
  where hand_in."enrollID" = enroll._id and hand_in."lessonID" = lesson._id
    and hand_in.status in ('handed', 'passed', 'failed')
    and (hand_in."markedAt" is null or enroll."progressFrom" is null or hand_in."markedAt" >= enroll."progressFrom"))`
