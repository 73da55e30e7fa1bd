import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, nowOf } from '#platform/context.ts'
import { defineJob, defineScheduledJob } from '#platform/background/jobs/job.ts'
import { insertJobs } from '#platform/background/jobs/queue.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Executor, executor } from '#platform/data/database/executor.ts'
import { channelsOf } from './kinds.ts'
import { letterOf } from './letter.ts'
import { recipientsOf } from './recipients.ts'
import { type HeldItem, sortHeld } from './rules/sort-held.ts'
import { siteReminders } from './site-reminders.ts'

/** Maximum number of reminders in one email. */
const maxItems = 50

/** Sends the emails that waited for the end of quiet hours: one email for each person, in a transaction of its own. */
export const sendHeldMail = defineJob({
  name: 'platform/send-held-mail',
  payload: z.object({}),
  async work(ctx, { signal }) {
    const { rows } = await sql<{ user: string }>`select distinct "user" from reminder_sent
      where site = ${ctx.site._id} and "sendAt" <= ${nowOf(ctx)} order by 1`.execute(ctx[executor])
    for (const { user } of rows) {
      signal.throwIfAborted()
      await inTransaction(ctx, (inside) => sendHeldTo(inside, user))
    }
  },
})

/** Runs every five minutes on each site with emails to send. */
export const releaseHeldMail = defineScheduledJob({
  name: 'platform/release-held-mail',
  schedule: { everyMinutes: 5 },
  async work(app) {
    const now = app.clock()
    const { rows } = await sql<{ site: string }>`select distinct site from reminder_sent
      where "sendAt" <= ${new Date(now).toISOString()}`.execute(app.database.kysely)
    for (const { site } of rows)
      await insertJobs(app.database.kysely as Executor, { site, kinds: [sendHeldMail.name], payload: {}, key: '', now })
    app.jobs.wake(new Set([sendHeldMail.name]))
  },
})

async function sendHeldTo(ctx: Context, user: string) {
  const held = await heldOf(ctx, user)
  const [{ offKinds }, people] = [await siteReminders(ctx), await recipientsOf(ctx, [user])]
  const person = people.get(user)
  const wants = ({ kind }: HeldItem) =>
    person?.email != null && channelsOf(kind, { offKinds, choices: person.choices }).email
  const { sent, over, unwanted } = sortHeld(held, { now: ctx.now, wants })
  await settle(ctx, { items: over, reason: 'over', mail: null })
  await settle(ctx, { items: unwanted, reason: 'off', mail: null })
  if (sent.length === 0 || !person?.email) return
  const { letter, unsubscribe } = letterOf(ctx, { items: sent, to: { user, ...person } })
  const mail = await sendMail(ctx, { to: person.email, letter, locale: person.locale, unsubscribe })
  await settle(ctx, { items: sent, reason: null, mail })
}

/** Locks the reminders, so that another process skips them. */
const heldOf = async (ctx: Context, user: string): Promise<HeldItem[]> => {
  const { rows } = await sql<HeldItem>`select _id, kind, title, text, href, "expiresAt" from reminder_sent
    where site = ${ctx.site._id} and "user" = ${user} and "sendAt" <= ${nowOf(ctx)}
    order by "createdAt", _id limit ${maxItems} for update skip locked`.execute(ctx[executor])
  return rows
}

const settle = async (
  ctx: Context,
  { items, reason, mail }: { items: readonly HeldItem[]; reason: 'over' | 'off' | null; mail: string | null },
) => {
  if (items.length === 0) return
  await sql`update reminder_sent set "sendAt" = null, reason = ${reason}, mail = ${mail}
    where site = ${ctx.site._id} and _id = any(${items.map(({ _id }) => _id)}::text[])`.execute(ctx[executor])
}
