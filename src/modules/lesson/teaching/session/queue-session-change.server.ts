import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { newId } from '#platform/data/collection/writing/id.ts'

/** Milliseconds in which a moved session can be corrected before learners are told. */
const correctionMs = 2 * 60_000

/** The job that tells of a session which was moved or cancelled, as it is queued: how the session was when it was last told of. */
export const sessionChangeJob = {
  name: 'lesson/tell-session-change',
  payload: z.object({
    change: z.string(),
    session: z.string(),
    name: z.string(),
    courseID: z.string(),
    lessonID: z.string(),
    /** The round whose learners are told; null for everyone in the course. Jobs of earlier versions have none. */
    roundID: z.string().nullable().default(null),
    startsAt: z.string(),
    endsAt: z.string(),
  }),
}

export type SessionChange = z.infer<typeof sessionChangeJob.payload>

/** Queues it in the transaction of the change; several changes that follow each other are one, from the first time to the last. */
export const queueSessionChange = async (ctx: Context, before: Record<string, unknown>): Promise<void> => {
  const text = (field: string) => String(before[field] ?? '')
  const instant = (field: string) => new Date(text(field)).toISOString()
  if (text('courseID') === '') return
  const session = text('_id')
  await enqueue(ctx, sessionChangeJob, {
    payload: {
      ...{
        change: newId(ctx.now),
        session,
        name: text('name'),
        courseID: text('courseID'),
        lessonID: text('lessonID'),
        roundID: text('roundID') === '' ? null : text('roundID'),
      },
      ...{ startsAt: instant('startsAt'), endsAt: instant('endsAt') },
    },
    key: session,
    at: ctx.now + correctionMs,
  })
}
