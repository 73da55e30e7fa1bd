import type { Context } from '#platform/context.ts'
import { school } from '../../../database/seeds/school/site.ts'
import { plantCourses } from './plant-courses.ts'
import { plantPages } from './plant.ts'

/** What a new site may begin with instead of nothing: the courses and pages of the demo's school. */
export const plantSample = async (ctx: Context) => {
  await plantCourses(ctx, school)
  await plantPages(ctx, school)
}
