import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { blockedWords, completionsOf, coursesBefore, type Enrolment } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type LessonState, lessonState, type Ruled } from './rules/lesson-state.ts'
import { whyLocked } from './rules/in-words.ts'

/**
 * A learner's state for a lesson: why it is locked, in the context's language, and the instant (ISO UTC) at which it
 * opens automatically.
 */
export interface Standing {
  state: LessonState['state']
  why?: string
  opensAt?: string
}

/** The input of the rules: a course, the enrolment and the lessons in learning order. */
export interface StandingOf {
  course: { inOrder: boolean; prerequisites: readonly string[] }
  /** The viewer's own enrolment, unless `userID` is given. */
  enrolment: Enrolment & { userID?: string }
  lessons: readonly Ruled[]
  /** Treats this lesson as not completed. */
  without?: string
}

/** A learner's state for each lesson of a course, by the rules. At most four queries for any number of lessons. */
export const lessonStateFor = async (ctx: Context, of: StandingOf): Promise<Map<string, LessonState>> => {
  const { course, enrolment, lessons } = of
  const userID = enrolment.userID ?? ctx.viewer.id
  const [done, exceptions, before] = await Promise.all([
    completionsOf(ctx, enrolment._id),
    exceptionsOf(ctx, enrolment._id),
    coursesBefore(ctx, { userID, course: { _id: enrolment.courseID, prerequisites: course.prerequisites } }),
  ])
  if (of.without !== undefined) done.delete(of.without)
  const learner = {
    ...{ today: bangkokDay(ctx.now), enrolledOn: bangkokDay(Date.parse(enrolment.createdAt)), bar: enrolment.bar },
    ...{ done, exceptions, completed: before.completed },
  }
  return lessonState(lessons, { course: { inOrder: course.inOrder, prerequisites: before.prerequisites }, learner })
}

/** The same in the words of the context's language, by lesson id. */
export const lessonStates = async (ctx: Context, of: StandingOf): Promise<Map<string, Standing>> => {
  const all = await lessonStateFor(ctx, of)
  return new Map([...all].map(([id, one]) => [id, inWords(ctx, one)]))
}

function inWords({ locale }: Context, one: LessonState): Standing {
  if (one.state !== 'locked') return { state: one.state }
  const why = whyLocked(one, { locale, barred: blockedWords })
  return { state: one.state, why, ...(one.opensAt !== null && { opensAt: one.opensAt }) }
}

/** The lessons that staff opened to this learner, each with its first day. Null means at once. */
const exceptionsOf = async (ctx: Context, enrollID: string): Promise<Map<string, string | null>> => {
  const rows = await from(ctx, 'lesson_exception')
    .select(['lesson_exception.lessonID', 'lesson_exception.opensOn'])
    .where('lesson_exception.enrollID', '=', enrollID)
    .execute()
  return new Map(rows.map(({ lessonID, opensOn }) => [lessonID, opensOn]))
}
