import { href } from 'react-router'
import { sql } from 'kysely'
import { watchedExams } from '#modules/exam/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { loads } from '#platform/http/request.server.ts'
import { mayOpenRoute } from '#platform/manifest/route-access.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { moment } from '../../teaching/assignment/describe-marking.server.ts'
import { type OpenQuestion, openQuestions } from '../../teaching/question/question.server.ts'
import { roundText, whenOf } from '../../teaching/session/describe-attendance.server.ts'
import { teachingWords } from '../../teaching/teaching/words.ts'

const most = 50

/** A lecturer's tasks, in their own courses and rounds only. */
export const loader = loads(async (ctx) => {
  const words = wordsOf(ctx, { name: 'lesson.teaching', words: teachingWords })
  const courses = await taught(ctx)
  const ids = courses.map(({ _id }) => _id)
  const [learners, work, sessions, questions] =
    ids.length === 0
      ? [[], [], [], []]
      : await Promise.all([
          ...([learnersOf(ctx, ids), workOf(ctx, ids), sessionsOf(ctx, ids)] as const),
          openQuestions(ctx, { most }),
        ])
  return {
    title: pageTitle(ctx, words.heading),
    words,
    ...{ catalogue: href('/lesson/home'), exams: examsPath(ctx) },
    work: work.map((one) => ({
      id: one._id,
      name: one.learner,
      text: `${one.lesson} · ${fill(words.handedIn, { day: moment(ctx, one.handedAt) })}`,
      href: href('/lesson/teaching/marking/:id', { id: one._id }),
    })),
    watched: await watchedExams(ctx),
    questions: questions.map((one) => questionLine(ctx, { one, words })),
    sessions: sessions.map((one) => ({
      id: one._id,
      name: `${one.name} · ${one.course}`,
      text: [whenOf(ctx, one), roundText(ctx, one), one.place].filter(Boolean).join(' · '),
      href: href('/lesson/teaching/session/:id', { id: one._id }),
    })),
    courses: courses.map(({ _id, name }) => {
      const count = learners.find(({ courseID }) => courseID === _id) ?? { total: 0, complete: 0 }
      const waiting = work.filter(({ courseID }) => courseID === _id).length
      const said = [fill(words.learners, { n: count.total }), fill(words.complete, { n: count.complete })]
      if (waiting > 0) said.push(fill(words.waiting, { n: waiting }))
      const asking = questions.filter(({ courseID }) => courseID === _id).length
      if (asking > 0) said.push(fill(words.asking, { n: asking }))
      return { id: _id, name, text: said.join(' · '), href: href('/lesson/detail/:id', { id: _id }) }
    }),
  }
})

/** Exams to mark, where the site has them. */
const examsPath = (ctx: Context) => (mayOpenRoute(ctx, 'lesson-teaching-exam') ? href('/lesson/teaching/exam') : null)

const questionLine = (ctx: Context, { one, words }: { one: OpenQuestion; words: { asked: string } }) => ({
  id: one._id,
  name: one.text.slice(0, 200),
  text: `${one.lesson} · ${one.course} · ${fill(words.asked, { day: moment(ctx, one.createdAt) })}`,
  href: href('/lesson/teaching/question/:id', { id: one._id }),
})

const taught = (ctx: Context) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where((is) =>
      is.or([
        sql<boolean>`course."taughtBy" @> array[${ctx.viewer.id}]`,
        is('course._id', 'in', taughtRounds(ctx).select('course_round.courseID')),
      ]),
    )
    .where('course.status', '=', true)
    .orderBy('course.name')
    .limit(most)
    .execute()

const taughtRounds = (ctx: Context) =>
  from(ctx, 'course_round').where(sql<boolean>`course_round."taughtBy" @> array[${ctx.viewer.id}]`)

/** Of a course of which they teach only a round, the viewer reads the learners of that round. */
const learnersOf = (ctx: Context, ids: string[]) =>
  from(ctx, 'enroll')
    .select(['enroll.courseID', sql<number>`count(*)::int`.as('total')])
    .select(sql<number>`(count(*) filter (where enroll.analytics ->> 'status' = 'complete'))::int`.as('complete'))
    .where('enroll.courseID', 'in', ids)
    .where('enroll.standing', '=', 'active')
    .groupBy('enroll.courseID')
    .execute()

const workOf = (ctx: Context, ids: string[]) =>
  from(ctx, 'hand_in')
    .innerJoin(rows(ctx, 'lesson'), 'lesson._id', 'hand_in.lessonID')
    .innerJoin(rows(ctx, 'enroll'), 'enroll._id', 'hand_in.enrollID')
    .select(['hand_in._id', 'hand_in.learner', 'hand_in.handedAt', 'hand_in.courseID', 'lesson.name as lesson'])
    .where('hand_in.courseID', 'in', ids)
    .where('hand_in.status', '=', 'handed')
    .where('enroll.userID', '!=', ctx.viewer.id)
    .orderBy('hand_in.handedAt')
    .limit(most)
    .execute()

const sessionsOf = (ctx: Context, ids: string[]) =>
  from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_session.courseID')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session.place', 'course.name as course', 'course_round.number as round'])
    .where('lesson_session.courseID', 'in', ids)
    .where((is) => is.or([is('course_round._id', 'is', null), is('course_round.status', '<>', 'cancelled')]))
    .where((is) =>
      is.or([
        sql<boolean>`course."taughtBy" @> array[${ctx.viewer.id}]`,
        is('lesson_session.roundID', 'in', taughtRounds(ctx).select('course_round._id')),
      ]),
    )
    .where('lesson_session.endsAt', '>=', nowOf(ctx))
    .where('lesson_session.cancelled', '=', false)
    .orderBy('lesson_session.startsAt')
    .limit(10)
    .execute()
