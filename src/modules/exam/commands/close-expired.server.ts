import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { nowOf } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { privateRows } from '#platform/data/private-table/access.ts'
import { readAttempt } from '../sitting/attempt/read-attempt.server.ts'
import { examSitting } from '../tables.ts'

const batch = 500

/** Closes the attempts whose time is over, and marks them. A reader closes one that has not been reached yet. */
export const closeExpired = defineJob({
  name: 'exam/close-expired',
  payload: z.object({}),
  async work(ctx, { signal }) {
    const due = await from(ctx, 'exam_attempt')
      .innerJoin(privateRows(ctx, examSitting), 'exam_sitting.attemptID', 'exam_attempt._id')
      .select('exam_attempt._id')
      .where('exam_sitting.state', '=', 'open')
      .where('exam_sitting.deadline', '<=', nowOf(ctx))
      .orderBy('exam_sitting.deadline')
      .limit(batch)
      .execute()
    for (const { _id } of due) {
      signal.throwIfAborted()
      await readAttempt(ctx, _id)
    }
  },
})
export default closeExpired
