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

/**
 * The published onsite courses and their open rounds that begin in a Gregorian year, by date. Rounds are found by the index of their first
 * day, whatever their number in other years. One query per 200 of each.
 */
export const trainingsOf = async (ctx: Context, year: number): Promise<Training[]> => {
  const hasRounds = ctx.site.plugins.has('enroll')
  const courses = await allOf((offset) => pageOf(ctx, { year, offset, hasRounds }))
  const rounds = hasRounds ? await allOf((offset) => roundPageOf(ctx, { year, offset })) : []
  const found = [...courses, ...rounds].map((course) => ({ ...course, stand: standOf(course)! }))
  return rounds.length === 0 ? found : found.toSorted(byFirstDay)
}

interface Page {
  year: number
  offset: number
}

async function allOf<Row>(page: (offset: number) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const rows = await page(all.length)
    all.push(...rows)
    if (rows.length < pageSize) return all
  }
}

const byFirstDay = (one: Training, other: Training) =>
  compare(one.stand.first, other.stand.first) ||
  compare(one._id, other._id) ||
  compare(one.round?._id ?? '', other.round?._id ?? '')

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const pageOf = (ctx: Context, { year, offset, hasRounds }: Page & { hasRounds: boolean }) =>
  dated(ctx)
    .$if(hasRounds, (query) => query.where('course.hasRounds', '=', false))
    .where(firstDay, '>=', `${year}-01-01`)
    .where(firstDay, '<=', `${year}-12-31`)
    .orderBy(firstDay)
    .orderBy('course._id')
    .limit(pageSize)
    .offset(offset)
    .execute()

/** The open rounds of courses, each as a training of its own. */
async function roundPageOf(ctx: Context, { year, offset }: Page) {
  const page = await dated(ctx)
    .innerJoin(rows(ctx, 'course_round'), 'course_round.courseID', 'course._id')
    .select(['course_round._id as roundID', 'course_round.number', 'course_round.startDate as begins'])
    .select(['course_round.endDate as ends', 'course_round.updatedAt as changedAt'])
    .select('course_round.lecturer as taughtBy')
    .where('course_round.status', '=', 'open')
    .where('course_round.startDate', '>=', `${year}-01-01`)
    .where('course_round.startDate', '<=', `${year}-12-31`)
    .orderBy('course_round.startDate')
    .orderBy('course._id')
    .orderBy('course_round._id')
    .limit(pageSize)
    .offset(offset)
    .execute()
  return page.map(({ roundID, number, begins, ends, changedAt, taughtBy, ...course }) => ({
    ...{ ...course, startDate: begins, endDate: ends, updatedAt: changedAt },
    ...(taughtBy.length > 0 && { lecturer: taughtBy }),
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
