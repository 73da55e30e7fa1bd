import { addDays, addMonths, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'

const course = 'ล็อกและแขวนป้าย (LOTO) สำหรับช่างซ่อมบำรุง'
const validMonths = 12
const noonMs = 12 * 3_600_000

/** Learners by the days until their training ends. The last one takes it again. */
const learners = [
  { username: 'kanda.loto', firstname: 'กานดา', lastname: 'ศรีวิไล', endsIn: 20 },
  { username: 'prasit.loto', firstname: 'ประสิทธิ์', lastname: 'ทองคำ', endsIn: 50 },
  { username: 'malee.loto', firstname: 'มาลี', lastname: 'พรหมดี', endsIn: 80 },
  { username: 'wichai.loto', firstname: 'วิชัย', lastname: 'แก้วมณี', endsIn: -12 },
  { username: 'orathai.loto', firstname: 'อรทัย', lastname: 'บุญมา', endsIn: -25, repeatedAgo: 6 },
]

/** Gives a yearly safety training learners whose training ends soon or has ended, and one in the second attempt. */
export const seedTrainings = async (ctx: Context): Promise<void> => {
  const found = await from(ctx, 'course').select('course._id').where('course.name', '=', course).executeTakeFirst()
  if (!found) return
  await update(ctx, 'course', { _id: found._id, change: { validMonths } })
  const today = bangkokDay(ctx.now)
  for (const { endsIn, repeatedAgo, ...person } of learners) {
    const user = await create(ctx, 'user', { ...person, email: `${person.username}@example.com` })
    const completedOn = addMonths(addDays(today, endsIn), -validMonths)
    const enrolled = await create(onDay(ctx, addDays(completedOn, -14)), 'enroll', {
      userID: user._id,
      courseID: found._id,
    })
    await update(onDay(ctx, completedOn), 'enroll', { _id: enrolled._id, change: { passed: true } })
    if (repeatedAgo === undefined) continue
    const began = onDay(ctx, addDays(today, -repeatedAgo))
    await update(began, 'enroll', { _id: enrolled._id, change: { attemptFrom: nowOf(began) } })
  }
}

/** The same context at noon of a day. */
const onDay = (ctx: Context, day: string): Context => ({ ...ctx, now: Date.parse(dayStart(day)) + noonMs })
