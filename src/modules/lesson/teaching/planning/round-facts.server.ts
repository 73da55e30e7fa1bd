import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'

const id = /^[0-9a-f]{24}$/
const mostLessons = 100

/** A round with what planning its sessions needs: its course, the lessons that sessions may be of, and how many people to expect. */
export const roundFacts = async (ctx: Context, roundID: string) => {
  if (!id.test(roundID)) throw notFound()
  const round = await from(ctx, 'course_round')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'course_round.courseID')
    .select(['course_round._id', 'course_round.number', 'course_round.name', 'course_round.courseID'])
    .select(['course_round.startDate', 'course_round.endDate', 'course_round.room', 'course_round.place'])
    .select(['course_round.seats', 'course_round.status', 'course.name as course'])
    .where('course_round._id', '=', roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  const { courseID } = round
  const [lessons, enrolled, sessions] = await Promise.all([
    from(ctx, 'lesson')
      .select(['lesson._id', 'lesson.name'])
      .where('lesson.courseID', '=', courseID)
      .where('lesson.kind', '=', 'session')
      .orderBy('lesson.order')
      .orderBy('lesson._id')
      .limit(mostLessons)
      .execute(),
    countOf(
      from(ctx, 'enroll')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('enroll.roundID', '=', roundID)
        .where('enroll.standing', '=', 'active')
        .executeTakeFirstOrThrow(),
    ),
    countOf(
      from(ctx, 'lesson_session')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('lesson_session.roundID', '=', roundID)
        .executeTakeFirstOrThrow(),
    ),
  ])
  return { ...round, lessons, sessions, people: Math.max(enrolled, round.seats ?? 0) }
}
export type RoundFacts = Awaited<ReturnType<typeof roundFacts>>

const countOf = async (found: Promise<{ n: number }>) => (await found).n
