import { sql } from 'kysely'
import { href } from 'react-router'
import { addDays, bangkokTime, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import type { ReminderKind } from '#platform/background/reminders/kinds.ts'
import type { Reminder } from '#platform/background/reminders/remind.ts'
import { isUnsent } from '#platform/background/reminders/unsent.ts'
import { rows } from '#platform/data/collection/rows.ts'
import { inEach } from '#platform/site/i18n/in-each.ts'
import { fill, type Locale } from '#platform/site/i18n/words.ts'
import type { Span } from '../rules/due.ts'
import { reminderWords as words } from '../words.ts'
import { instantText, openEnrolments } from './enrolled.server.ts'

/** Sessions of a day, to those enrolled who have not finished the lesson. */
export const sessionsOfDay = async (ctx: Context, day: string): Promise<Reminder[]> => {
  const span = { from: dayStart(day), to: dayStart(addDays(day, 1)) }
  const due = await sessionsWithin(ctx, 'session_tomorrow')
    .where('lesson_session.startsAt', '>=', span.from)
    .where('lesson_session.startsAt', '<', span.to)
    .execute()
  return due.map((one) => {
    const said = (locale: Locale) => formatInstant(one.startsAt, { length: 'long', locale })
    const titled = (locale: Locale) => fill(words.session[locale], { name: one.name, day: said(locale) })
    return { kind: 'session_tomorrow', ...reminderOf(one), title: { th: titled('th'), en: titled('en') } }
  })
}

/** Sessions that are about to begin. */
export const sessionsSoon = async (ctx: Context, { after, until }: Span): Promise<Reminder[]> => {
  const due = await sessionsWithin(ctx, 'session_soon')
    .where('lesson_session.startsAt', '>', after)
    .where('lesson_session.startsAt', '<=', until)
    .execute()
  return due.map((one) => {
    const values = { name: one.name, time: bangkokTime(Date.parse(one.startsAt)) }
    return { kind: 'session_soon', ...reminderOf(one), title: inEach(words.soon, values) }
  })
}

const sessionsWithin = (ctx: Context, kind: ReminderKind) =>
  openEnrolments(ctx)
    .innerJoin(rows(ctx, 'lesson_session'), 'lesson_session.courseID', 'enroll.courseID')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'lesson_session.lessonID')
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.place'])
    .select('lesson_session.lessonID')
    .where('lesson_session.cancelled', '=', false)
    .where((is) => is.or([is('course_round._id', 'is', null), is('course_round.status', '<>', 'cancelled')]))
    .where((is) =>
      is.or([is('lesson_session.roundID', 'is', null), is('lesson_session.roundID', '=', is.ref('enroll.roundID'))]),
    )
    .select(instantText('lesson_session.startsAt').as('occurrence'))
    .where('lesson.status', '=', true)
    .where(sql<boolean>`not exists (select 1 from ${rows(ctx, 'lesson_completion')}
      where lesson_completion."enrollID" = enroll._id and lesson_completion."lessonID" = lesson._id)`)
    .where(
      isUnsent(ctx, {
        ...{ kind, user: 'enroll.userID', subject: 'lesson_session._id' },
        occurrence: instantText('lesson_session.startsAt'),
      }),
    )

type Found = Awaited<ReturnType<ReturnType<typeof sessionsWithin>['execute']>>[number]

const reminderOf = ({ _id, userID, courseID, lessonID, course, place, occurrence, startsAt }: Found) => ({
  ...{ to: userID, subject: _id, occurrence, course: courseID, expiresAt: startsAt },
  about: { collection: 'lesson_session', row: _id },
  text: inEach(place === '' ? words.sessionText : words.sessionPlace, { course, place }),
  href: href('/lesson/play/:cid/:pid', { cid: courseID, pid: lessonID }),
})
