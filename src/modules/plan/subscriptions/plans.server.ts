import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const plans = (ctx: Context) =>
  from(ctx, 'plan').select([
    ...(['plan._id', 'plan.name', 'plan.description', 'plan.period', 'plan.count', 'plan.price'] as const),
    ...(['plan.taxClass', 'plan.allCourses', 'plan.courses', 'plan.status'] as const),
  ])

/** A plan that the viewer may read: any for a job, also one that is no longer for sale. */
export const planOf = (ctx: Context, _id: string) => plans(ctx).where('plan._id', '=', _id).executeTakeFirst()

export type PlanRow = NonNullable<Awaited<ReturnType<typeof planOf>>>

/** A plan that can be bought and renewed. */
export const planForSale = (ctx: Context, _id: string) =>
  plans(ctx).where('plan._id', '=', _id).where('plan.status', '=', true).executeTakeFirst()

/** Whether a plan gives access to a course. A plan of all courses leaves out the free ones, in which everybody enrols. */
export const includesCourse = ({ allCourses, courses }: Pick<PlanRow, 'allCourses' | 'courses'>, _id: string) =>
  allCourses || courses.includes(_id)

/** The plans for sale that give access to a course, the cheapest first. */
export const plansWith = async (ctx: Context, courseID: string): Promise<PlanRow[]> => {
  const all = await plans(ctx)
    .where('plan.status', '=', true)
    .orderBy('plan.price')
    .orderBy('plan._id')
    .limit(100)
    .execute()
  return all.filter((plan) => includesCourse(plan, courseID))
}
