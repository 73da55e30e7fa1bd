import { href } from 'react-router'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isForRound, type MyEnrolment } from '#modules/enroll/public-api.ts'
import { dueAt } from '#modules/lesson/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { absolute } from '#platform/site/absolute.ts'
import type { CalendarDay } from '../rules/calendar-day.ts'
import { learningWords as words } from './words.ts'

const most = 500
/** How long ago a session may be to be read. */
const pastDays = 400

type Enrolments = readonly Pick<MyEnrolment, '_id' | 'courseID' | 'roundID' | 'createdAt'>[]

/** The sessions of the learner's rounds and those for everyone, by course. Cancelled ones are left out. One query. */
export const ownSessions = async (ctx: Context, enrolments: Enrolments): Promise<Map<string, CalendarDay[]>> => {
  const rounds = new Map(enrolments.map(({ courseID, roundID }) => [courseID, roundID]))
  const found = await from(ctx, 'lesson_session')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'lesson_session.courseID')
    .leftJoin(rows(ctx, 'course_round'), 'course_round._id', 'lesson_session.roundID')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.lessonID', 'lesson_session.roundID'])
    .select(['lesson_session.startsAt', 'lesson_session.endsAt', 'lesson_session.place'])
    .select(['course._id as courseID', 'course.name as course', 'course_round.status as round'])
    .where('lesson_session.courseID', 'in', [...rounds.keys()])
    .where('lesson_session.cancelled', '=', false)
    .where('lesson_session.startsAt', '>', new Date(ctx.now - pastDays * 86_400_000).toISOString())
    .orderBy('lesson_session.startsAt')
    .orderBy('lesson_session._id')
    .limit(most)
    .execute()
  const own = found.filter((one) => one.round !== 'cancelled' && isForRound(one, rounds.get(one.courseID) ?? null))
  return Map.groupBy(
    own.map(({ _id, name, lessonID, course, courseID, startsAt, endsAt, place }) => ({
      ...{ id: _id, courseID, title: fill(words.session[ctx.locale], { course, name }), place },
      ...{
        hours: { startsAt, endsAt },
        from: bangkokDay(Date.parse(startsAt)),
        to: bangkokDay(Date.parse(endsAt) - 1),
      },
      url: absolute(ctx, href('/lesson/play/:cid/:pid', { cid: courseID, pid: lessonID })),
    })),
    ({ courseID }) => courseID,
  )
}

/** The last day of each assignment of the learner's courses that has one and that they have not handed in. One query. */
export const ownHandIns = async (ctx: Context, enrolments: Enrolments): Promise<CalendarDay[]> => {
  const byCourse = new Map(enrolments.map((one) => [one.courseID, one]))
  const found = await from(ctx, 'lesson')
    .select(['lesson._id', 'lesson.name', 'lesson.courseID', 'lesson.dueOn', 'lesson.dueDays'])
    .where('lesson.courseID', 'in', [...byCourse.keys()])
    .where('lesson.kind', '=', 'assignment')
    .where('lesson.status', '=', true)
    .where((is) => is.or([is('lesson.dueOn', 'is not', null), is('lesson.dueDays', 'is not', null)]))
    .orderBy('lesson._id')
    .limit(most)
    .execute()
  const handed = await handedIn(
    ctx,
    enrolments.map(({ _id }) => _id),
  )
  return found.flatMap(({ _id, name, courseID, dueOn, dueDays }) => {
    const enrolment = byCourse.get(courseID)!
    const due = dueAt({ dueOn, dueDays }, enrolment.createdAt)
    if (due === null || handed.has(`${enrolment._id} ${_id}`)) return []
    const day = addDays(bangkokDay(Date.parse(due)), -1)
    const url = absolute(ctx, href('/lesson/hand-in/:cid/:pid', { cid: courseID, pid: _id }))
    return [{ id: `${_id}-due`, title: fill(words.handIn[ctx.locale], { name }), from: day, to: day, url }]
  })
}

/** Work that was returned is to be handed in again. */
async function handedIn(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const found = await from(ctx, 'hand_in')
    .select(['hand_in.enrollID', 'hand_in.lessonID'])
    .where('hand_in.enrollID', 'in', ids)
    .where('hand_in.status', 'not in', ['draft', 'returned'])
    .limit(most)
    .execute()
  return new Set(found.map(({ enrollID, lessonID }) => `${enrollID} ${lessonID}`))
}
