import { sql } from 'kysely'
import { emailIssue } from '#domain/validation/email.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { channelsOf, type ReminderKind } from './kinds.ts'
import { letterOf } from './letter.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { quietUntil } from './rules/quiet-hours.ts'
import { siteReminders } from './site-reminders.ts'

export interface Reminder {
  kind: ReminderKind
  /** The `_id` of a learner of the site. */
  to: string
  /** The row that it is about. */
  subject: string
  /** Identifies the occasion: a person gets one reminder for each. Absent if the transaction of the event itself reminds. */
  occurrence?: string
  course?: string
  about?: { collection: string; row: string }
  title: Text
  text?: Text | undefined
  /** A path of this site. */
  href: string
  /** The instant (ISO UTC) after which an email that waits for the end of quiet hours is not sent. */
  expiresAt?: string
}

interface Planned {
  _id: string
  reminder: Reminder
  occurrence: string
  person: Recipient
  notice: boolean
  isMailed: boolean
  sendAt: string | null
  reason: 'off' | 'noEmail' | null
}

/**
 * Reminds learners of the site on the channels they chose, in the caller's transaction. Each reminder is sent once, even if
 * several processes ask for it. Mail in quiet hours waits for their end. Returns how many reminders were new.
 */
export const remind = (ctx: Context, reminders: readonly Reminder[]): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    if (reminders.length === 0) return 0
    const { offKinds } = await siteReminders(inside)
    const people = await recipientsOf(inside, [...new Set(reminders.map(({ to }) => to))])
    const planned = reminders.flatMap((reminder): Planned[] => {
      const person = people.get(reminder.to)
      return person && !offKinds.includes(reminder.kind) ? [planOf(inside, { reminder, person })] : []
    })
    const fresh = await claim(inside, planned)
    for (const one of planned) if (fresh.has(one._id)) await deliver(inside, one)
    return fresh.size
  })

function planOf(ctx: Context, { reminder, person }: { reminder: Reminder; person: Recipient }): Planned {
  const channels = channelsOf(reminder.kind, { offKinds: [], choices: person.choices })
  const reason = !channels.email ? 'off' : emailIssue('to', person.email ?? '') ? 'noEmail' : null
  const until = reason === null ? quietUntil(ctx.now, person) : null
  const _id = newId(ctx.now)
  return {
    ...{ _id, reminder, occurrence: reminder.occurrence ?? _id, person, notice: channels.notice, reason },
    isMailed: reason === null && until === null,
    sendAt: until === null ? null : new Date(until).toISOString(),
  }
}

/** Records the reminders, sorted so that two processes cannot deadlock. Returns the ids of those that were new. */
async function claim(ctx: Context, planned: readonly Planned[]): Promise<ReadonlySet<string>> {
  const list = planned.map(({ _id, reminder, occurrence, notice, sendAt, reason }) => ({
    ...{ _id, kind: reminder.kind, user: reminder.to, subject: reminder.subject, occurrence },
    ...{ course: reminder.course ?? null, title: reminder.title, text: reminder.text ?? null, href: reminder.href },
    ...{ notice, sendAt, reason, expiresAt: reminder.expiresAt ?? null },
  }))
  const { rows } = await sql<{
    _id: string
  }>`insert into reminder_sent (site, _id, kind, "user", subject, occurrence, course,
      title, text, href, notice, "sendAt", "expiresAt", reason, "createdAt")
    select ${ctx.site._id}, _id, kind, "user", subject, occurrence, course, title, nullif(text, 'null'::jsonb), href, notice,
      "sendAt", "expiresAt", reason, ${nowOf(ctx)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as planned (_id text, kind text, "user" text, subject text,
      occurrence text, course text, title jsonb, text jsonb, href text, notice boolean, "sendAt" timestamptz,
      "expiresAt" timestamptz, reason text)
    order by kind, "user", subject, occurrence
    on conflict (site, kind, "user", subject, occurrence) do nothing returning _id`.execute(ctx[executor])
  return new Set(rows.map(({ _id }) => _id))
}

async function deliver(ctx: Context, { _id, reminder, person, notice, isMailed }: Planned) {
  const { to, about, title, text, href } = reminder
  if (notice) await notify(ctx, { to, title, href, ...(about && { about }), ...(text && { text }) })
  if (!isMailed) return
  const item = { kind: reminder.kind, title, text: text ?? null, href }
  const { letter, unsubscribe } = letterOf(ctx, { items: [item], to: { user: to, ...person } })
  const mail = await sendMail(ctx, { to: person.email!, letter, locale: person.locale, unsubscribe })
  await sql`update reminder_sent set mail = ${mail} where site = ${ctx.site._id} and _id = ${_id}`.execute(
    ctx[executor],
  )
}
