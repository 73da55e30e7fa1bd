import { sql } from 'kysely'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type Seating, seatsLeft } from '../rules/line.ts'

const fresh = { taken: 0, offered: 0, queued: 0 }

/** What is counted of the seats of a course; null where nobody has counted yet. */
export const seatingOf = async (ctx: Context, courseID: string) =>
  (await from(ctx, 'seating')
    .select(['seating._id', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where('seating.courseID', '=', courseID)
    .executeTakeFirst()) ?? null

/** How many seats of each of these courses anybody may take now, by course; those without a limit are left out, and ask nothing. */
export const seatsLeftIn = async (
  ctx: Context,
  courses: readonly { _id: string; seats?: number | null }[],
): Promise<Map<string, number>> => {
  const limited = courses.filter(({ seats }) => typeof seats === 'number')
  if (limited.length === 0 || !ctx.site.plugins.has('enroll')) return new Map()
  const found = await from(ctx, 'seating')
    .select(['seating.courseID', 'seating.taken', 'seating.offered', 'seating.queued'])
    .where(
      'seating.courseID',
      'in',
      limited.map(({ _id }) => _id),
    )
    .execute()
  const counted = new Map(found.map((one) => [one.courseID, one]))
  return new Map(limited.map(({ _id, seats = null }) => [_id, seatsLeft({ ...fresh, ...counted.get(_id), seats })!]))
}

/** How many seats staff may fill without a reason, by course: those who wait do not hold them back. */
export const seatsForStaff = async (ctx: Context, courses: readonly { _id: string; seats: number | null }[]) => {
  const left = new Map<string, number>()
  for (const { _id, seats } of courses) {
    if (seats === null) continue
    const { taken, offered } = (await seatingOf(ctx, _id)) ?? { taken: await countTaken(ctx, _id), offered: 0 }
    left.set(_id, Math.max(0, seats - taken - offered))
  }
  return left
}

/** A course held until the end of the transaction: of two who want its last seat the second sees what the first one took. */
export const heldCourse = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course._id', 'course.name', 'course.seats', 'course.status', 'course.price', 'course.sale_price'])
    .select(['course.startDate', 'course.startRegistDate', 'course.endRegistDate'])
    .where('course._id', '=', courseID)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type HeldCourse = NonNullable<Awaited<ReturnType<typeof heldCourse>>>

/** The enrolments that hold a seat, counted by who may see them all. */
export const countTaken = async (ctx: Context, courseID: string): Promise<number> => {
  const { taken } = await from(ctx, 'enroll')
    .select(sql<number>`count(*)`.as('taken'))
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '<>', 'withdrawn')
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** The seating with what it comes to for a course. */
export const seatedIn = (course: Pick<HeldCourse, 'seats'>, counted: Omit<Seating, 'seats'>): Seating => ({
  taken: counted.taken,
  offered: counted.offered,
  queued: counted.queued,
  seats: course.seats,
})
