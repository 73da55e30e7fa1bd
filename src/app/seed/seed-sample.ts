import type { Context } from '#platform/context.ts'
import { school } from '../../../database/seeds/school/site.ts'
import { seedCourses } from './seed-courses.ts'
import { seedPages } from './seed-demo.ts'

/** Seeds the courses and pages of the demo's school, as a choice for a new site. */
export const seedSample = async (ctx: Context) => {
  await seedCourses(ctx, school)
  await seedPages(ctx, school)
}
