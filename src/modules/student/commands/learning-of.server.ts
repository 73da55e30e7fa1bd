import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** A summary of a learner's courses. `percent` is the mean, 0 to 100, and hours are credit hours. */
export interface Learning {
  courses: number
  complete: number
  percent: number | null
  hours: number
  lastAt: string | null
}

const nothing: Learning = { courses: 0, complete: 0, percent: null, hours: 0, lastAt: null }

/** Whether the site has enrolments at all. */
export const hasLearning = ({ site }: Context): boolean => site.plugins.has('enroll')

/** The same for some learners, by id, in two statements. Empty if the site has no enrolments. */
export const learningOf = async (ctx: Context, ids: readonly string[]): Promise<(id: string) => Learning> => {
  if (ids.length === 0 || !hasLearning(ctx)) return () => nothing
  const [enrolled, earned] = await Promise.all([
    from(ctx, 'enroll')
      .select('enroll.userID')
      .select([
        sql<number>`count(*)::int`.as('courses'),
        sql<number>`(count(*) filter (where enroll.analytics ->> 'status' = 'complete'))::int`.as('complete'),
        sql<number | null>`avg((enroll.analytics ->> 'percent')::int)::float8`.as('percent'),
        sql<string>`max(enroll."activeAt")`.as('lastAt'),
      ])
      .where('enroll.userID', 'in', ids)
      .groupBy('enroll.userID')
      .execute(),
    from(ctx, 'hours_entry')
      .select('hours_entry.userID')
      .select(sql<number>`sum(hours_entry.hours)::float8`.as('hours'))
      .where('hours_entry.userID', 'in', ids)
      .groupBy('hours_entry.userID')
      .execute(),
  ])
  const hours = new Map(earned.map((one) => [one.userID, one.hours]))
  const learning = new Map(enrolled.map(({ userID, ...one }) => [userID, one]))
  return (id) => ({ ...nothing, ...learning.get(id), hours: hours.get(id) ?? 0 })
}
