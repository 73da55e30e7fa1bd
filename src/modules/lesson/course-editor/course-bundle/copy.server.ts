import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { atStaffSite } from './at-staff-site.server.ts'
import { staffSitesOf } from '#platform/identity/site-roles/staff-sites.ts'
import { lessened, type Planting } from '../rules/course-bundle.ts'
import { bundleOf } from './read.server.ts'
import { createFromBundle } from './write.server.ts'

const perMinute = [{ most: 20, ms: 60_000 }]

/** Copies a course to the context's site as a draft. Requires permission to add courses. */
export const cloneCourse = async (ctx: Context, of: { courseID: string; planting: Planting }): Promise<string> => {
  return (await planted(ctx, of))._id
}

async function planted(ctx: Context, of: { courseID: string; planting: Planting }) {
  proveMayCopy(ctx)
  const book = lessened(await bundleOf(ctx, of.courseID), of.planting)
  return createFromBundle(ctx, { book, from: ctx.site._id })
}

/** The other sites on which the person manages courses. */
export const otherSites = async (ctx: Context) =>
  (await staffSitesOf(ctx)).filter(
    ({ site, role }) => site._id !== ctx.site._id && isAtLeast({ role }, 'manager') && site.plugins.has('lesson'),
  )

/**
 * Copies a course to another site as a draft, with the person's permissions there. Throws forbidden if they have none.
 */
export const copyElsewhere = async (ctx: Context, of: { courseID: string; site: string; planting: Planting }) => {
  proveMayCopy(ctx)
  const target = (await otherSites(ctx)).find(({ site }) => site._id === of.site)
  if (!target) throw forbidden()
  const book = lessened(await bundleOf(ctx, of.courseID), of.planting)
  return { ...(await createFromBundle(atStaffSite(ctx, target), { book, from: ctx.site._id })), site: target.site }
}

function proveMayCopy(ctx: Context) {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  ctx.app.limits.count(`course copy ${ctx.viewer.home} ${ctx.viewer.id}`, perMinute)
}

/**
 * Begins the next edition of a course: a full copy as a draft, which replaces the course when it is published (decision
 * 481). Its lessons refer to their originals, so learners can move to the new edition with their progress (decision
 * 511).
 */
export const beginEdition = (ctx: Context, courseID: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const name = await from(inside, 'course').select('name').where('_id', '=', courseID).executeTakeFirst()
    if (!name) throw notFound()
    const planting = { lessons: true, files: true, dates: false }
    const { _id, lessons } = await planted(inside, { courseID, planting })
    await compute(inside, 'course', { _id, change: { editionOf: courseID } })
    for (const [earlier, lesson] of lessons) await compute(inside, 'lesson', { _id: lesson, change: { earlier } })
    return _id
  })

/**
 * Hides the earlier edition from visitors once the new one is published. Learners who are enrolled in the earlier
 * edition continue.
 */
export const replaceEarlier = async (inside: Context, courseID: string): Promise<void> => {
  const course = await from(inside, 'course').select('editionOf').where('_id', '=', courseID).executeTakeFirst()
  if (!course?.editionOf) return
  const earlier = await from(inside, 'course')
    .select(['_id', 'endRegistDate', 'lesson_type', 'hasRounds'])
    .where('_id', '=', course.editionOf)
    .executeTakeFirst()
  if (!earlier || earlier.lesson_type === past) return
  const yesterday = bangkokDay(inside.now - dayMs)
  const isOver = earlier.endRegistDate !== null && earlier.endRegistDate <= yesterday
  if (earlier.hasRounds) await closeRounds(inside, { courseID: earlier._id, yesterday })
  const change = { lesson_type: past, ...(!isOver && !earlier.hasRounds && { endRegistDate: yesterday }) }
  await update(inside, 'course', { _id: earlier._id, change })
}

/** Ends the registration of the rounds of a course. */
async function closeRounds(inside: Context, { courseID, yesterday }: { courseID: string; yesterday: string }) {
  const rounds = await from(inside, 'course_round')
    .select(['course_round._id', 'course_round.startRegistDate'])
    .where('course_round.courseID', '=', courseID)
    .where('course_round.status', '<>', 'cancelled')
    .where((is) =>
      is.or([is('course_round.endRegistDate', 'is', null), is('course_round.endRegistDate', '>', yesterday)]),
    )
    .orderBy('course_round._id')
    .execute()
  for (const { _id, startRegistDate } of rounds) {
    const isLater = startRegistDate !== null && startRegistDate > yesterday
    const change = { endRegistDate: yesterday, ...(isLater && { startRegistDate: null }) }
    await update(inside, 'course_round', { _id, change })
  }
}

const dayMs = 86_400_000

/** The catalogue shows only courses of the type `child`. */
const past = 'past'
