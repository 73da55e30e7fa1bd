import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** What a learner came to in a calendar year, in hours. */
export interface YearOfPerson {
  _id: string
  name: string
  courses: number
  earned: number
  adjusted: number
  hours: number
}

const ofYear = (ctx: Context, year: number) =>
  from(ctx, 'hours_entry')
    .where('hours_entry.earnedOn', '>=', `${year}-01-01`)
    .where('hours_entry.earnedOn', '<=', `${year}-12-31`)

const sums = {
  hours: sql<number>`coalesce(sum(hours_entry.hours), 0)::float8`,
  adjusted: sql<number>`coalesce(sum(hours_entry.hours) filter (where hours_entry.kind = 'adjusted'), 0)::float8`,
}

/** The learners with hours in a year, most hours first, each with the courses. */
export const peopleOfYear = async (ctx: Context, of: { year: number; most: number }): Promise<YearOfPerson[]> => {
  const found = await ofYear(ctx, of.year)
    .leftJoin(rows(ctx, 'user'), 'user._id', 'hours_entry.userID')
    .groupBy(['hours_entry.userID', 'user.firstname', 'user.lastname'])
    .select(['hours_entry.userID as _id', 'user.firstname', 'user.lastname'])
    .select([
      sums.hours.as('hours'),
      sums.adjusted.as('adjusted'),
      sql<number>`count(distinct hours_entry."enrollID")::int`.as('courses'),
    ])
    .orderBy('hours', 'desc')
    .orderBy('hours_entry.userID')
    .limit(of.most)
    .execute()
  return found.map(({ firstname, lastname, ...one }) => ({
    ...one,
    name: [firstname, lastname].filter(Boolean).join(' ') || '–',
    earned: one.hours - one.adjusted,
  }))
}

/** Learners and hours of a year, with the hours of each month. */
export const sumsOfYear = async (ctx: Context, year: number) => {
  const [all, byMonth] = await Promise.all([
    ofYear(ctx, year)
      .select([sums.hours.as('hours'), sums.adjusted.as('adjusted')])
      .select(sql<number>`count(distinct hours_entry."userID")::int`.as('people'))
      .executeTakeFirstOrThrow(),
    monthsOf(ofYear(ctx, year)),
  ])
  return { ...all, months: byMonth }
}

/** The hours of one learner in a year: the total and each month (January first). */
export const hoursOfPerson = async (ctx: Context, of: { userID: string; year: number }): Promise<number[]> =>
  monthsOf(ofYear(ctx, of.year).where('hours_entry.userID', '=', of.userID))

/** All hours of a learner. */
export const totalOfPerson = async (ctx: Context, userID: string): Promise<number> => {
  const { hours } = await from(ctx, 'hours_entry')
    .select(sums.hours.as('hours'))
    .where('hours_entry.userID', '=', userID)
    .executeTakeFirstOrThrow()
  return hours
}

async function monthsOf(entries: ReturnType<typeof ofYear>): Promise<number[]> {
  const month = sql<number>`extract(month from hours_entry."earnedOn"::date)::int`
  const found = await entries
    .select([month.as('month'), sums.hours.as('hours')])
    .groupBy(sql`1`)
    .execute()
  const by = new Map(found.map((one) => [one.month, one.hours]))
  return Array.from({ length: 12 }, (_, at) => by.get(at + 1) ?? 0)
}
