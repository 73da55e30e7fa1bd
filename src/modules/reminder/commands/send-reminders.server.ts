import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import type { ReminderKind } from '#platform/background/reminders/kinds.ts'
import { remind, type Reminder } from '#platform/background/reminders/remind.ts'
import { siteReminders } from '#platform/background/reminders/site-reminders.ts'
import { assignmentsDue } from '../due/assignments.server.ts'
import { batch } from '../due/enrolled.server.ts'
import { accessEnding, idleLearners } from '../due/learning.server.ts'
import { trainingsEnding } from '../due/trainings.server.ts'
import { sessionsOfDay, sessionsSoon } from '../due/sessions.server.ts'
import { dueAtMoment } from '../rules/due.ts'

/** A query of due reminders of one kind that were not sent yet. */
interface Search {
  kind: ReminderKind
  find: (ctx: Context) => Promise<Reminder[]>
}

/** Tells the learners of a site what is due now. Run again, at once or by another process, it tells only what it did not tell before. */
export const sendReminders = defineJob({
  name: 'reminder/send-reminders',
  payload: z.object({}),
  maxAttempts: 3,
  async work(ctx, { signal }) {
    const { offKinds, idleDays } = await siteReminders(ctx)
    for (const { kind, find } of searches(ctx, idleDays))
      if (!offKinds.includes(kind)) await tellAll(ctx, { find, signal })
  },
})
export default sendReminders

function searches({ now, site }: Context, idleDays: number): Search[] {
  const due = dueAtMoment(now, idleDays)
  const { sessionDay } = due
  if (!['lesson', 'enroll'].every((module) => site.plugins.has(module))) return []
  return [
    ...(sessionDay
      ? [{ kind: 'session_tomorrow' as const, find: (ctx: Context) => sessionsOfDay(ctx, sessionDay) }]
      : []),
    { kind: 'session_soon', find: (ctx) => sessionsSoon(ctx, due.soon) },
    ...due.assignments.map((one): Search => ({ kind: 'assignment_due', find: (ctx) => assignmentsDue(ctx, one) })),
    ...due.access.map((one): Search => ({ kind: 'access_ending', find: (ctx) => accessEnding(ctx, one) })),
    ...due.trainings.map((one): Search => ({ kind: 'training_ending', find: (ctx) => trainingsEnding(ctx, one) })),
    { kind: 'idle', find: (ctx) => idleLearners(ctx, { span: due.idle, idleDays }) },
  ]
}

async function tellAll(ctx: Context, { find, signal }: Pick<Search, 'find'> & { signal: AbortSignal }) {
  for (;;) {
    signal.throwIfAborted()
    const due = await find(ctx)
    const told = await remind(ctx, due)
    if (due.length < batch || told === 0) return
  }
}
