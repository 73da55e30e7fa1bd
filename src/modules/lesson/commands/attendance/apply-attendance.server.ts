import { applyAttendance } from '#modules/enroll/public-api.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { attendanceJob, queueAttendance } from './attendance-job.ts'

/** Applies what a course asks of attendance, and again when its last session ends; a second time changes nothing. */
export default defineJob({
  ...attendanceJob,
  async work(ctx, { payload: { courseID, enrollID, isCleared = false } }) {
    const rule = await applyAttendance(ctx, {
      courseID,
      isCleared,
      ...(enrollID !== undefined && { enrollIDs: [enrollID] }),
    })
    if (!rule || rule.percent === null || enrollID !== undefined) return
    const ends = rule.sessions.filter(({ cancelled }) => !cancelled).map(({ endsAt }) => Date.parse(endsAt))
    const last = Math.max(...ends)
    if (last > ctx.now) await queueAttendance(ctx, { courseID, at: last })
  },
})
