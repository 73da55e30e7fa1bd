import type { Context } from '#platform/context.ts'
import { seededForms } from '../../../database/seeds/forms/forms.ts'
import { school } from '../../../database/seeds/school/site.ts'
import { seedSite } from './forms/seed-forms.ts'
import { seedCourses } from './seed-courses.ts'
import { seedPages } from './seed-demo.ts'

/** Seeds the courses, pages and forms of the demo's school, as a choice for a new site. */
export const seedSample = async (ctx: Context) => {
  await seedCourses(ctx, school)
  await seedPages(ctx, school)
  await seedSite(ctx, { site: seededForms.school, staff: null })
}
