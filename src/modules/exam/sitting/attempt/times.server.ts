import { attemptEnd, graceEnd } from '#domain/learning/assessment/attempt-time.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { extraTime } from './hidden-columns.ts'

/** Returns when an attempt of the viewer that starts now ends, and until when answers are accepted. */
export async function startTimes(
  ctx: Context,
  of: { examID: string; duration: number | null; closesAt: string | null; graceMinutes: number },
): Promise<{ endsAt: string | null; deadline: string | null }> {
  const { minutes, closesAt } = await ownLimits(ctx, of)
  const endsAt = attemptEnd({ startedAt: nowOf(ctx), duration: minutes, closesAt })
  return { endsAt, deadline: graceEnd(endsAt, of.graceMinutes) }
}

/** Returns what limits an attempt of the viewer, with their extra time: minutes from the start, and the end of the round. Null for none. */
export async function ownLimits(
  ctx: Context,
  { examID, duration, closesAt }: { examID: string; duration: number | null; closesAt: string | null },
): Promise<{ minutes: number | null; closesAt: string | null }> {
  if (duration === null) return { minutes: null, closesAt }
  const { timeFactor, extraMinutes, ownWindow } = await extraTimeOf(ctx, examID)
  return { minutes: duration * timeFactor + extraMinutes, closesAt: ownWindow ? null : closesAt }
}

/** The most generous of the viewer's accommodations today. */
async function extraTimeOf(ctx: Context, examID: string) {
  const today = bangkokDay(ctx.now)
  const found = await fromPrivate(ctx, extraTime)
    .select(['timeFactor', 'extraMinutes', 'ownWindow'])
    .where('userID', '=', ctx.viewer.id)
    .where('removedAt', 'is', null)
    .where((is) => is.or([is('examID', 'is', null), is('examID', '=', examID)]))
    .where((is) => is.or([is('from', 'is', null), is('from', '<=', today)]))
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', today)]))
    .execute()
  return {
    timeFactor: Math.max(1, ...found.map((one) => one.timeFactor)),
    extraMinutes: Math.max(0, ...found.map((one) => one.extraMinutes)),
    ownWindow: found.some((one) => one.ownWindow),
  }
}
