import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { isKind, reminderKinds, type ReminderKind } from './kinds.ts'

const dayMs = 86_400_000
/** How long the unsubscribe link of an email works. */
export const unsubscribeDays = 180

interface Subscription {
  user: string
  kind: ReminderKind
}

/** What lets who has an email stop emails of its kind without signing in, on the context's site alone. */
export const unsubscribeToken = (ctx: Context, of: Subscription): string => {
  const until = Math.floor(ctx.now / dayMs) + unsubscribeDays
  return [of.kind, of.user, until, markOf(ctx, { ...of, until })].join('.')
}

/** Whose emails of which kind a token stops; null for one that is forged, of another site, or expired. */
export const subscriptionOf = (ctx: Context, token: string): Subscription | null => {
  const [, kind, user, written, mark] = /^([a-z_]{1,40})\.([0-9a-f]{24})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? []
  if (!kind || !user || !written || !mark || !isKind(kind) || reminderKinds[kind].isLocked) return null
  const until = Number(written)
  const right = Buffer.from(markOf(ctx, { kind, user, until }))
  return timingSafeEqual(Buffer.from(mark), right) && until * dayMs > ctx.now ? { user, kind } : null
}

/** Stops emails of the kind to the person and keeps their other choices. A repeated call changes nothing. */
export const unsubscribe = async (ctx: Context, { user, kind }: Subscription): Promise<void> => {
  const { notice } = reminderKinds[kind].defaults
  await sql`insert into reminder_choice (site, "user", kind, notice, email)
    select ${ctx.site._id}, u._id, ${kind}, ${notice}, false from "user" u
    where u.site = ${ctx.site._id} and u._id = ${user} and u."removedAt" is null
    on conflict (site, "user", kind) do update set email = false`.execute(ctx[executor])
}

const markOf = ({ app, site }: Context, of: Subscription & { until: number }) =>
  createHmac('sha256', app.sealing.key)
    .update(`unsubscribe\n${site._id}\n${of.user}\n${of.kind}\n${of.until}`)
    .digest('base64url')
