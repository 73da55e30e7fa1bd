import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { sql } from 'kysely'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

/** Rounds in every state, by days from today: when they begin, and what they have beside that. */
const rounds: readonly { from: number; days: number; more: Record<string, unknown> }[] = [
  { from: -40, days: 2, more: { status: 'open', seats: 20, place: 'ห้องอบรม 1' } },
  { from: -6, days: 15, more: { status: 'open', seats: 20, place: 'ห้องอบรม 1', name: 'ภาคค่ำ' } },
  { from: 12, days: 2, more: { status: 'open', seats: 0, place: 'ห้องอบรม 2' } },
  { from: 26, days: 2, more: { status: 'open', seats: 24, place: 'ห้องอบรม 1', name: 'รอบวันหยุด' } },
  { from: 40, days: 2, more: { status: 'cancelled', cancelReason: 'วิทยากรติดภารกิจ', place: 'ห้องอบรม 2' } },
  { from: 75, days: 2, more: { status: 'planned', seats: 24, place: 'ห้องอบรม 1' } },
]

const courseCount = 3

/** Gives the cheapest onsite courses of a site several rounds, so that a visitor can choose one and staff see every state. */
export const seedRounds = async (ctx: Context): Promise<void> => {
  const today = bangkokDay(ctx.now)
  const courses = await from(ctx, 'course')
    .select('course._id')
    .where('course.type', '=', 'onsite')
    .where('course.status', '=', true)
    .orderBy(sql`coalesce(course.sale_price, course.price, 0)`)
    .orderBy('course._id')
    .limit(courseCount)
    .execute()
  for (const { _id: courseID } of courses) {
    const made: string[] = []
    for (const round of rounds) {
      const startDate = addDays(today, round.from)
      const endDate = addDays(startDate, round.days - 1)
      const { _id } = await create(ctx, 'course_round', {
        courseID,
        startDate,
        endDate,
        endRegistDate: addDays(startDate, -2),
        ...round.more,
      })
      made.push(_id)
    }
    await seedMergedRound(ctx, { courseID, startDate: addDays(today, 33), into: made[3]! })
  }
}

/** A small round that staff merged into another one of its course. */
async function seedMergedRound(ctx: Context, of: { courseID: string; startDate: string; into: string }) {
  const { courseID, startDate, into } = of
  const row = { courseID, startDate, status: 'open' as const, seats: 12, place: 'ห้องอบรม 2' }
  const { _id } = await create(ctx, 'course_round', row)
  await update(ctx, 'course_round', { _id, change: { status: 'cancelled', mergedInto: into } })
}
