import { type RawBuilder, sql } from 'kysely'
import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import type { Period } from '#domain/thai-calendar/period.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** How a report groups enrolments. */
export const ways = ['course', 'term', 'branch', 'institution', 'person'] as const
export type Way = (typeof ways)[number]

/** What enrolments came to: people and rows as they are, `rate` 0 to 100, `days` the median or null, credit hours. */
export interface Counts {
  learners: number
  enrolled: number
  active: number
  completed: number
  rate: number
  days: number | null
  hours: number
}

/** One line of a report. Without `_id`, it covers enrolments without a group. */
export interface Group extends Counts {
  _id: string | null
  name: string | null
}

interface Reported {
  period: Period
  way: Way
  most: number
}

const stillLearning = 14

/** The enrolments of a period by group, largest group first. One statement. */
export const countGroups = async (ctx: Context, { period, way, most }: Reported): Promise<Group[]> => {
  const key = sql`${sql.ref(keys[way])}`
  const found = await enrolled(ctx, { period, way })
    .select([sql<string | null>`${key}`.as('_id'), names[way].as('name')])
    .select(measured(ctx))
    .groupBy([key, names[way]])
    .orderBy('enrolled', 'desc')
    .orderBy(sql`2`)
    .orderBy(sql`1`)
    .limit(most)
    .execute()
  return found.map(rated)
}

/** The total of all enrolments. A learner in two groups counts once. */
export const countAll = async (ctx: Context, period: Period): Promise<Counts> =>
  rated(await enrolled(ctx, { period, way: 'course' }).select(measured(ctx)).executeTakeFirstOrThrow())

/** Enrolments in each month of a year, January first. */
export const countMonths = async (ctx: Context, year: number): Promise<number[]> => {
  const month = sql<number>`extract(month from enroll."createdAt" + interval '7 hours')::int`
  const found = await from(ctx, 'enroll')
    .select([month.as('month'), sql<number>`count(*)::int`.as('n')])
    .where('enroll.createdAt', '>=', dayStart(`${year}-01-01`))
    .where('enroll.createdAt', '<', dayStart(`${year + 1}-01-01`))
    .groupBy(sql`1`)
    .execute()
  const by = new Map(found.map((one) => [one.month, one.n]))
  return Array.from({ length: 12 }, (_, at) => by.get(at + 1) ?? 0)
}

const keys: Record<Way, string> = {
  course: 'enroll.courseID',
  term: 'term._id',
  branch: 'enroll.branch',
  institution: 'course.institution',
  person: 'enroll.userID',
}

const names: Record<Way, RawBuilder<string | null>> = {
  course: sql`course.name`,
  term: sql`term.name`,
  branch: sql`branch.name`,
  institution: sql`institution.name`,
  person: sql`nullif(trim("user".firstname || ' ' || "user".lastname), '')`,
}

/** The enrolments of a period, joined with the rows that name their groups. */
function enrolled(ctx: Context, { period, way }: Pick<Reported, 'period' | 'way'>) {
  const hours = from(ctx, 'hours_entry')
    .select(['hours_entry.enrollID', sql<number>`sum(hours_entry.hours)`.as('hours')])
    .groupBy('hours_entry.enrollID')
    .as('credit')
  return from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'course'), 'course._id', 'enroll.courseID')
    .leftJoin(hours, 'credit.enrollID', 'enroll._id')
    .$if(way === 'term', (query) => query.leftJoin(rows(ctx, 'term'), (join) => join.on(inTerm)) as never)
    .$if(way === 'branch', (query) => query.leftJoin(rows(ctx, 'branch'), 'branch._id', 'enroll.branch') as never)
    .$if(
      way === 'institution',
      (query) => query.leftJoin(rows(ctx, 'institution'), 'institution._id', 'course.institution') as never,
    )
    .$if(way === 'person', (query) => query.leftJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID') as never)
    .where('enroll.createdAt', '>=', dayStart(period.from))
    .where('enroll.createdAt', '<', dayStart(addDays(period.to, 1)))
}

/** Terms use Bangkok days. */
const inTerm = sql<boolean>`(enroll."createdAt" + interval '7 hours')::date between term."startsOn"::date and term."endsOn"::date`

const isDone = sql<boolean>`coalesce(enroll.analytics ->> 'status' = 'complete', false)`

const measured = (ctx: Context) => {
  const since = dayStart(addDays(bangkokDay(ctx.now), -stillLearning))
  const took = sql`greatest(extract(epoch from enroll."activeAt" - enroll."createdAt") / 86400, 0)`
  return [
    sql<number>`count(distinct enroll."userID")::int`.as('learners'),
    sql<number>`count(*)::int`.as('enrolled'),
    sql<number>`(count(*) filter (where not ${isDone} and enroll.standing = 'active' and enroll."activeAt" >= ${since}))::int`.as(
      'active',
    ),
    sql<number>`(count(*) filter (where ${isDone}))::int`.as('completed'),
    sql<number | null>`(percentile_cont(0.5) within group (order by ${took}) filter (where ${isDone}))::float8`.as(
      'days',
    ),
    sql<number>`coalesce(sum(credit.hours), 0)::float8`.as('hours'),
  ] as const
}

const rated = <T extends Omit<Counts, 'rate'>>(counts: T) => ({
  ...counts,
  rate: counts.enrolled === 0 ? 0 : (100 * counts.completed) / counts.enrolled,
})
