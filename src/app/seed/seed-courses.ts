import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { SeedCourse, SeedSite } from '../../../database/seeds/seed.ts'
import { seedLessons } from './seed-lessons.ts'

const day = 86_400_000

/**
 * Seeds categories, lecturers, and courses with their lessons. The last course of the list is the newest, made
 * yesterday.
 */
export const seedCourses = async (ctx: Context, site: SeedSite) => {
  for (const category of site.categories) await create(ctx, 'category', { ...category, type: 'course' })
  for (const { code, name } of site.targets) await create(ctx, 'target', { code, name })
  const lecturers = new Map<string, string>()
  for (const lecturer of site.lecturers) lecturers.set(lecturer.name, (await create(ctx, 'lecturer', lecturer))._id)
  for (const [at, course] of site.courses.entries()) {
    const then = { ...ctx, now: ctx.now - (site.courses.length - at) * day }
    await plantCourse(then, { course, lecturers, target: targetsOf(site, course), today: bangkokDay(ctx.now) })
  }
}

/** The training days of a course at a place, in the year of seeding. */
const daysOf = ({ trainsOn, days }: SeedCourse, year: string) => {
  if (!trainsOn) return {}
  const startDate = `${year}-${trainsOn}`
  return { startDate, endDate: addDays(startDate, Math.max(0, days - 1)) }
}

/** The target groups of a course's categories. */
const targetsOf = ({ targets }: SeedSite, { category }: SeedCourse) =>
  targets
    .filter(({ categories }) => [category].flat().some((code) => categories.includes(code)))
    .map(({ code }) => code)

async function plantCourse(
  ctx: Context,
  of: { course: SeedCourse; lecturers: ReadonlyMap<string, string>; target: string[]; today: string },
) {
  const { lessons, lecturer, trainsOn: _trainsOn, ...fields } = of.course
  const people = lecturer.map((name) => ({ id: of.lecturers.get(name) ?? null, name }))
  const course = await create(ctx, 'course', {
    ...fields,
    ...daysOf(of.course, of.today.slice(0, 4)),
    lecturer: people,
    target: of.target,
  })
  await seedLessons(ctx, { courseID: course._id, lessons, today: of.today })
}
