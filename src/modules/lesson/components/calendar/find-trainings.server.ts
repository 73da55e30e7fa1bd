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

/** The published onsite courses and their open rounds that begin in a Gregorian year, by date. One query per 200. */
export const trainingsOf = async (ctx: Context, year: number): Promise<Training[]> => {
  const found: Training[] = []
  for (;;) {
    const of = { year, offset: found.length }
    const page = ctx.site.plugins.has('enroll') ? await roundPageOf(ctx, of) : await pageOf(ctx, of)
    found.push(...page.map((course) => ({ ...course, stand: standOf(course)! })))
    if (page.length < pageSize) return found
  }
}

interface Page {
  year: number
  offset: number
}

const pageOf = (ctx: Context, { year, offset }: Page) =>
  dated(ctx)
    .where(firstDay, '>=', `${year}-01-01`)
    .where(firstDay, '<=', `${year}-12-31`)
    .orderBy(firstDay)
    .orderBy('course._id')
    .limit(pageSize)
    .offset(offset)
    .execute()

/** The same with a row for each open round of a course that has rounds. */
async function roundPageOf(ctx: Context, { year, offset }: Page) {
  const first = sql<string>`coalesce("course_round"."startDate", ${firstDay})`
  const page = await dated(ctx)
    .leftJoin(rows(ctx, 'course_round'), (join) =>
      join.onRef('course_round.courseID', '=', 'course._id').on('course_round.status', '=', 'open'),
    )
    .select(['course_round._id as roundID', 'course_round.number', 'course_round.startDate as begins'])
    .select(['course_round.endDate as ends', 'course_round.updatedAt as changedAt'])
    .where((is) => is.or([is('course.hasRounds', '=', false), is('course_round._id', 'is not', null)]))
    .where(first, '>=', `${year}-01-01`)
    .where(first, '<=', `${year}-12-31`)
    .orderBy(first)
    .orderBy('course._id')
    .orderBy('course_round._id')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return page.map(({ roundID, number, begins, ends, changedAt, ...course }) =>
    roundID === null
      ? course
      : {
          ...{ ...course, startDate: begins, endDate: ends, updatedAt: changedAt! },
          round: { _id: roundID, number: number! },
        },
  )
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
