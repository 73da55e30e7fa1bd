import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { type Enrolment, ownReview, perPage, ratingBeside, reviewsOf, reviewWords } from '#modules/enroll/public-api.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { type Context, cacheUntil, nowOf } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { whenOf } from '../session/describe-attendance.server.ts'
import { sessionWords } from '../session/words.ts'

/** The reviews of a course for its page: the summary, one page of reviews, and the viewer's options. */
export const describeReviews = async (ctx: Context, of: { courseID: string; page: string | null }) => {
  if (!ctx.site.plugins.has('enroll')) return null
  const { courseID } = of
  const page = /^[1-9]\d{0,3}$/.test(of.page ?? '') ? Number(of.page) : 1
  const words = wordsOf(ctx, { name: 'enroll.review', words: reviewWords })
  const [found, own] = await Promise.all([reviewsOf(ctx, { courseID, page }), ownReview(ctx, courseID)])
  const rating = await ratingBeside(ctx, { courseID, page, found })
  const write = own.review || own.enrollID ? href('/lesson/detail/:id/review', { id: courseID }) : null
  const pageAt = (n: number) => `${href('/lesson/detail/:id', { id: courseID })}?reviews=${n}#reviews`
  return {
    words: { title: words.title, none: words.none, answer: words.answer, more: words.more, newest: words.newest },
    rating,
    average: rating && {
      number: rating.average.toFixed(1),
      said: fill(words.average, { n: rating.average.toFixed(1) }),
      count: fill(words.count, { n: rating.count.toLocaleString('th-TH') }),
    },
    bars: rating
      ? [5, 4, 3, 2, 1].map((stars) => {
          const count = rating.distribution[stars - 1]!
          const percent = Math.round((count / rating.count) * 100)
          return { stars, percent, said: fill(words.given, { stars, count, percent }) }
        })
      : [],
    reviews: found.slice(0, perPage).map((one) => ({
      ...{ id: one._id, name: one.byName, stars: one.stars, text: one.text, answer: one.answer },
      said: fill(words.of, { n: one.stars }),
      day: formatDay(one.createdAt, { length: 'medium', locale: ctx.locale }),
    })),
    more: found.length > perPage ? pageAt(page + 1) : null,
    newest: page > 1 ? pageAt(1) : null,
    write: write && { href: write, label: own.review ? words.change : words.write },
  }
}
export type Reviews = NonNullable<Awaited<ReturnType<typeof describeReviews>>>

/** The upcoming sessions of a course or of one of its lessons: for who is enrolled, those of their round and those for everyone. */
export const describeSessions = async (ctx: Context, of: SessionsQuery) => {
  const words = wordsOf(ctx, { name: 'lesson.session', words: sessionWords })
  const { enrolment } = of
  const found = await upcomingSessions(ctx, of)
  for (const { endsAt } of found) cacheUntil(ctx, Date.parse(endsAt))
  const mayKeep = enrolment?.bar === null || isStaff(ctx.viewer)
  return {
    words: { title: words.sessions, none: words.noSessions, join: words.join, calendar: words.calendar },
    sessions: found.map((one) => ({
      ...{ id: one._id, name: one.name, when: whenOf(ctx, one) },
      text: [
        ...(one.cancelled ? [words.cancelled] : []),
        ...(one.round !== null && !enrolment ? [fill(words.ofRound, { n: one.round })] : []),
        one.place,
        ...(one.lecturer ? [fill(words.by, { name: one.lecturer })] : []),
        ...(one.seats ? [fill(words.seats, { n: one.seats })] : []),
      ]
        .filter(Boolean)
        .join(' · '),
      url: one.cancelled ? null : one.url,
      file: mayKeep ? href('/lesson/session/:id/calendar', { id: one._id }) : null,
    })),
  }
}
export type Sessions = Awaited<ReturnType<typeof describeSessions>>

interface SessionsQuery {
  courseID: string
  lessonID?: string
  enrolment: Pick<Enrolment, 'roundID' | 'bar'> | null
}

const upcomingSessions = (ctx: Context, { courseID, lessonID, enrolment }: SessionsQuery) =>
  from(ctx, 'lesson_session')
    .leftJoin(
      from(ctx, 'lecturer').select(['lecturer._id', 'lecturer.name']).as('by'),
      'by._id',
      'lesson_session.lecturerID',
    )
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.place', 'lesson_session.url', 'lesson_session.seats', 'by.name as lecturer'])
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session.cancelled', 'course_round.number as round'])
    .where('lesson_session.courseID', '=', courseID)
    .$if(lessonID !== undefined, (query) => query.where('lesson_session.lessonID', '=', lessonID!))
    .where('lesson_session.endsAt', '>=', nowOf(ctx))
    .where((is) => is.or([is('course_round._id', 'is', null), is('course_round.status', '<>', 'cancelled')]))
    .$if(enrolment !== null, (query) =>
      query.where((is) =>
        is.or([is('lesson_session.roundID', 'is', null), is('lesson_session.roundID', '=', enrolment!.roundID)]),
      ),
    )
    .orderBy('lesson_session.startsAt')
    .limit(20)
    .execute()
