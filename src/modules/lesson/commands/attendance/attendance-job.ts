import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'

/** The job that brings what attendance completes up to date, as it is queued: of a course, or of one enrolment in it. */
export const attendanceJob = {
  name: 'lesson/attendance/apply-attendance',
  payload: z.object({ courseID: z.string(), enrollID: z.string().optional(), isCleared: z.boolean().optional() }),
}

interface QueueOptions {
  courseID: string
  enrollID?: string
  /** The course asks for no share of the hours any more: who was at a session has finished its lesson. */
  isCleared?: boolean
  at?: number
}

/** Has it done after the commit, once for what waits together; or at an instant (milliseconds since 1970). */
export const queueAttendance = (ctx: Context, of: QueueOptions) => {
  const { at, ...payload } = of
  const key = [of.courseID, of.enrollID, of.isCleared && 'cleared', at].filter(Boolean).join(' ')
  return enqueue(ctx, attendanceJob, { payload, key, ...(at !== undefined && { at }) })
}
