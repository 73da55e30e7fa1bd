import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { blockedReason } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { courseRulesOf, lessonsOf, type RuledRow } from '../components/course/lessons.server.ts'
import { chaptersOf, sequenceOf } from '../rules/chapters.ts'
import { type Standing, lessonStates } from './lesson-states.server.ts'

/** One learner in one course, as staff see it: lessons in order, their states and the exceptions. */
export interface LearnerOf {
  enrolment: { _id: string }
  name: string
  course: { name: string }
  lessons: RuledRow[]
  standings: ReadonlyMap<string, Standing>
  /** By lesson. */
  exceptions: ReadonlyMap<string, { _id: string; opensOn: string | null }>
}

/** By the `_id` of the enrolment. Null if the viewer may not see it. */
export const learnerOf = async (ctx: Context, enrollID: string): Promise<LearnerOf | null> => {
  const found = await enrolmentWith(ctx, enrollID)
  if (!found) return null
  const [course, unordered, opened] = await Promise.all([
    courseRulesOf(ctx, found.courseID),
    lessonsOf(ctx, found.courseID),
    openedIn(ctx, enrollID),
  ])
  const lessons = sequenceOf(chaptersOf(unordered))
  const { standing, endsOn, progressFrom, attemptFrom, firstname, lastname, name, ...stored } = found
  const rest = { ...stored, createdAt: attemptFrom ?? stored.createdAt }
  const bar = blockedReason({ standing, endsOn }, bangkokDay(ctx.now))
  const enrolment = { ...rest, since: progressFrom ?? rest.createdAt, bar, mayBuyAgain: false }
  const standings = await lessonStates(ctx, { course: course!, enrolment, lessons })
  const exceptions = new Map(opened.map(({ lessonID, ...one }) => [lessonID, one]))
  return { enrolment, name: `${firstname} ${lastname}`.trim(), course: { name }, lessons, standings, exceptions }
}

const enrolmentWith = (ctx: Context, enrollID: string) =>
  from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .select([
      'enroll._id',
      'enroll.userID',
      'enroll.courseID',
      'enroll.roundID',
      'enroll.source',
      'enroll.createdAt',
      'enroll.activeAt',
    ])
    .select(['enroll.standing', 'enroll.endsOn', 'enroll.progressFrom', 'enroll.attemptFrom'])
    .select(['user.firstname', 'user.lastname', 'course.name'])
    .where('enroll._id', '=', enrollID)
    .executeTakeFirst()

const openedIn = (ctx: Context, enrollID: string) =>
  from(ctx, 'lesson_exception')
    .select(['lesson_exception._id', 'lesson_exception.lessonID', 'lesson_exception.opensOn'])
    .where('lesson_exception.enrollID', '=', enrollID)
    .execute()
