import type { Context } from '#platform/context.ts'
import { attendanceRuleOf, attendedBy, type AttendingEnrolment } from '../commands/attendance/attended.server.ts'

/** The share of the session hours that each enrolment attended, in percent. Those without sessions are left out. */
export async function presenceOf(
  ctx: Context,
  enrolments: readonly (AttendingEnrolment & { courseID: string })[],
): Promise<Map<string, number>> {
  const presence = new Map<string, number>()
  for (const [courseID, some] of Map.groupBy(enrolments, (one) => one.courseID)) {
    const rule = await attendanceRuleOf(ctx, courseID)
    if (!rule || rule.sessions.length === 0) continue
    for (const [_id, { attended }] of await attendedBy(ctx, rule, some))
      if (attended.totalMinutes > 0) presence.set(_id, Math.floor(attended.minutePercents / attended.totalMinutes))
  }
  return presence
}
