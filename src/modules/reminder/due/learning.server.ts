import { sql } from 'kysely'
import { href } from 'react-router'
import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import type { Reminder } from '#platform/background/reminders/remind.ts'
import { isUnsent } from '#platform/background/reminders/unsent.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import type { Span } from '../rules/due.ts'
import { reminderWords as words } from '../words.ts'
import { instantText, openEnrolments } from './enrolled.server.ts'

/** Access that ends on a day, to those who have not finished the course. Subscribers hear of the end of their subscription instead. */
export const accessEnding = async (ctx: Context, { day, left }: { day: string; left: number }): Promise<Reminder[]> => {
  const occurrence = `${day} ${left}`
  const due = await unfinished(ctx)
    .where('enroll.endsOn', '=', day)
    .where('enroll.source', '<>', 'plan')
    .where(isUnsent(ctx, { kind: 'access_ending', user: 'enroll.userID', subject: 'enroll._id', occurrence }))
    .execute()
  return due.map((one): Reminder => {
    const titled = (locale: Locale) =>
      fill(words.access[locale], { course: one.course, day: formatDay(day, { length: 'long', locale }) })
    return {
      ...{ kind: 'access_ending', occurrence, ...aboutOf(one) },
      title: { th: titled('th'), en: titled('en') },
      text: inEach(words.accessText, { n: left }),
      expiresAt: dayStart(addDays(day, 1)),
    }
  })
}

/** Those who have not learnt for so many days, once until they learn again. */
export const idleLearners = async (
  ctx: Context,
  { span, idleDays }: { span: Span; idleDays: number },
): Promise<Reminder[]> => {
  const occurrence = instantText('enroll.activeAt')
  const due = await unfinished(ctx)
    .select(occurrence.as('occurrence'))
    .where('enroll.activeAt', '>', span.after)
    .where('enroll.activeAt', '<=', span.until)
    .where(isUnsent(ctx, { kind: 'idle', user: 'enroll.userID', subject: 'enroll._id', occurrence }))
    .execute()
  return due.map((one): Reminder => ({
    ...{ kind: 'idle', occurrence: one.occurrence, ...aboutOf(one) },
    title: inEach(words.idle, { course: one.course }),
    text: inEach(words.idleText, { n: idleDays }),
  }))
}

const unfinished = (ctx: Context) =>
  openEnrolments(ctx)
    .where('enroll.passed', '=', false)
    .where(sql<boolean>`coalesce(enroll.analytics ->> 'status', '') <> 'complete'`)

const aboutOf = ({ enrolment, userID, courseID }: { enrolment: string; userID: string; courseID: string }) => ({
  ...{ to: userID, subject: enrolment, course: courseID },
  about: { collection: 'enroll', row: enrolment },
  href: href('/lesson/detail/:id', { id: courseID }),
})
