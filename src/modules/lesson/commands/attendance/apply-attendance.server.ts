import { applyAttendance } from '#modules/enroll/public-api.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { nextRoundEnd } from '../../teaching/session/rules/round-end.ts'
import { attendanceJob, queueAttendance } from './attendance-job.ts'

/** Applies what a course asks of attendance, and again when the last session of each round ends; a second time changes nothing. */
export default defineJob({
  ...attendanceJob,
  async work(ctx, { payload: { courseID, enrollID, isCleared = false } }) {
    const rule = await applyAttendance(ctx, {
      courseID,
      isCleared,
      ...(enrollID !== undefined && { enrollIDs: [enrollID] }),
    })
    if (!rule || rule.percent === null || enrollID !== undefined) return
    const next = nextRoundEnd(rule.sessions, ctx.now)
    if (next !== null) await queueAttendance(ctx, { courseID, at: next })
  },
})
