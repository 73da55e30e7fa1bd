import { sql } from 'kysely'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type Stand, standOf } from '../../rules/calendar/training-year.ts'
import { published } from '../catalogue/find-courses.server.ts'

/** Courses that the calendar fetches per query, from the specification (§9). */
const pageSize = 200

export type Training = Awaited<ReturnType<typeof pageOf>>[number] & {
  stand: Stand
  /** The round that it is, of a course with rounds. */
  round?: { _id: string; number: number }
}

/** The current year in Bangkok. */
export const thisYearOf = ({ now }: Context) => Number(bangkokDay(now).slice(0, 4))

/** The published onsite courses of a Gregorian year, by date. One query per 200 courses. */
export const trainingsOf = async (ctx: Context, year: number): Promise<Training[]> => {
  const found: Training[] = []
  for (;;) {
    const page = await pageOf(ctx, { year, offset: found.length })
    found.push(...page.map((course) => ({ ...course, stand: standOf(course)! })))
    if (page.length < pageSize) break
  }
  const rounds = await roundsIn(ctx, year)
  return [...found, ...rounds].toSorted((one, other) => compare(one.stand.first, other.stand.first))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const pageOf = (ctx: Context, { year, offset }: { year: number; offset: number }) =>
  dated(ctx)
    .where('course.hasRounds', '=', false)
    .where(firstDay, '>=', `${year}-01-01`)
    .where(firstDay, '<=', `${year}-12-31`)
    .orderBy(firstDay)
    .orderBy('course._id')
    .limit(pageSize)
    .offset(offset)
    .execute()

/** The open rounds that begin in a year, at most 10,000, each with its course. */
async function roundsIn(ctx: Context, year: number): Promise<Training[]> {
  if (!ctx.site.plugins.has('enroll')) return []
  const rounds = await dated(ctx)
    .innerJoin(rows(ctx, 'course_round'), 'course_round.courseID', 'course._id')
    .select(['course_round._id as roundID', 'course_round.number', 'course_round.startDate as first'])
    .select(['course_round.endDate as last', 'course_round.updatedAt as changedAt'])
    .where('course_round.status', '=', 'open')
    .where('course_round.startDate', '>=', `${year}-01-01`)
    .where('course_round.startDate', '<=', `${year}-12-31`)
    .orderBy('course_round.startDate')
    .orderBy('course_round._id')
    .limit(10_000)
    .execute()
  return rounds.map(({ roundID, number, first, last, changedAt, ...course }) => ({
    ...{ ...course, startDate: first, endDate: last, updatedAt: changedAt },
    stand: { kind: 'training', first, last: last !== null && last > first ? last : first },
    round: { _id: roundID, number },
  }))
}

/** One onsite course by its id. Undefined if there is none or it has no date. */
export const trainingOf = async (ctx: Context, id: string): Promise<Training | undefined> => {
  const course = await dated(ctx).where('course._id', '=', id).executeTakeFirst()
  const stand = course && standOf(course)
  return course && stand ? { ...course, stand } : undefined
}

const firstDay = sql<string>`coalesce("course"."startDate", "course"."startRegistDate")`

const dated = (ctx: Context) =>
  published(ctx)
    .where('course.type', '=', 'onsite')
    .select(['course._id', 'course.name', 'course.hours', 'course.lecturer', 'course.price', 'course.sale_price'])
    .select(['course.startDate', 'course.endDate', 'course.startRegistDate', 'course.endRegistDate'])
    .select(['course.short_description', 'course.updatedAt'])
