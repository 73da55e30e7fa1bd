import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { isWeekend, thaiHolidays } from '#domain/thai-calendar/holidays/thai-holidays.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'

/** How often the round meets before and after the day of seeding. */
const before = 3
const after = 5
const hourMs = 3_600_000

/** Gives the round that runs a planned term: evenings on working days in a room, with two learners and the attendance so far. */
export const seedSessions = async (ctx: Context): Promise<void> => {
  const today = bangkokDay(ctx.now)
  const round = await runningRound(ctx, today)
  const room = await from(ctx, 'room').select(['_id', 'name']).orderBy('capacity').limit(1).executeTakeFirst()
  if (!round || !room) return
  const lesson = await create(ctx, 'lesson', {
    ...{ courseID: round.courseID, name: 'เรียนและฝึกปฏิบัติในห้อง', kind: 'session', order: 90, minutes: 180 },
    content: '<p>เรียนตามนัดของรุ่น ทุกนัดมีทั้งการสาธิตและการฝึกปฏิบัติ เช็กชื่อด้วยรหัสที่วิทยากรแสดงในห้อง</p>',
  })
  const days = sessionDays(today)
  const sessions: { _id: string; isPast: boolean }[] = []
  for (const [at, day] of days.entries()) {
    const begins = Date.parse(dayStart(day)) + 17.5 * hourMs
    const { _id } = await create(ctx, 'lesson_session', {
      ...{ name: `ครั้งที่ ${at + 1}`, lessonID: lesson._id, roundID: round._id, room: room._id },
      ...{ startsAt: new Date(begins).toISOString(), endsAt: new Date(begins + 3 * hourMs).toISOString() },
    })
    sessions.push({ _id, isPast: day < today })
  }
  await plantAttendance(ctx, { ...round, sessions: sessions.filter(({ isPast }) => isPast) })
}

const runningRound = (ctx: Context, today: string) =>
  from(ctx, 'course_round')
    .select(['course_round._id', 'course_round.courseID'])
    .where('course_round.status', '=', 'open')
    .where('course_round.startDate', '<=', today)
    .where('course_round.endDate', '>=', today)
    .orderBy('course_round.courseID')
    .limit(1)
    .executeTakeFirst()

/** Working days around a day that are no holidays. */
function sessionDays(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const off = new Set([year - 1, year, year + 1].flatMap(thaiHolidays).map(({ day }) => day))
  const isFree = (day: string) => !isWeekend(day) && !off.has(day)
  const around = Array.from({ length: 61 }, (_, at) => addDays(today, at - 30)).filter(isFree)
  return [
    ...around.filter((day) => day < today).slice(-before),
    ...around.filter((day) => day >= today).slice(0, after),
  ]
}

const statuses = [
  ['present', 'present', 'late'],
  ['present', 'absent', 'present'],
] as const

async function plantAttendance(
  ctx: Context,
  of: { _id: string; courseID: string; sessions: readonly { _id: string }[] },
) {
  const learners = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user.role', '=', 'user')
    .where('user.username', 'in', ['decha', 'somying'])
    .orderBy('user.username')
    .execute()
  for (const [n, { _id: userID, firstname, lastname }] of learners.entries()) {
    const more = { roundID: of._id, reason: 'ลงทะเบียนก่อนเริ่มรุ่น' }
    // They enrolled before the first session.
    const then = { ...ctx, now: ctx.now - 30 * 24 * hourMs }
    const { _id: enrollID } = await create(then, 'enroll', { userID, courseID: of.courseID, ...more })
    for (const [at, { _id: sessionID }] of of.sessions.entries()) {
      const learner = `${firstname} ${lastname}`
      const { _id } = await record(ctx, 'attendance', { learner, sessionID, courseID: of.courseID, enrollID })
      await compute(ctx, 'attendance', { _id, change: { status: statuses[n % 2]![at % 3]!, by: ctx.viewer.id } })
    }
  }
}
