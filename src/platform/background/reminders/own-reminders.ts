import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { defaultLocale, type Locale } from '#platform/site/i18n/words.ts'
import { type Channels, isKind, reminderKinds, type ReminderKind } from './kinds.ts'
import { refusedWords as words } from './words.ts'
import { defaultQuietHours, isTimeOfDay, type QuietHours } from './rules/quiet-hours.ts'

/** A learner's choices: channels of the kinds they changed, quiet hours, and the language of their emails. */
export interface OwnReminders extends QuietHours {
  locale: Locale
  choices: Partial<Record<ReminderKind, Channels>>
}

/** Reads the choices of the viewer. */
export const ownReminders = async (ctx: Context): Promise<OwnReminders> => {
  const { rows: set } = await sql<QuietHours & { locale: Locale }>`select "quietFrom", "quietTo", locale
    from reminder_person where ${own(ctx)}`.execute(ctx[executor])
  const { rows } = await sql<Channels & { kind: string }>`select kind, notice, email
    from reminder_choice where ${own(ctx)}`.execute(ctx[executor])
  const choices: OwnReminders['choices'] = {}
  for (const { kind, notice, email } of rows) if (isKind(kind)) choices[kind] = { notice, email }
  return { ...defaultQuietHours, locale: defaultLocale, ...set[0], choices }
}

/** Stores them, for a learner himself alone; locked kinds are passed over. Invalid for what is no time of the day. */
export const setOwnReminders = (ctx: Context, { quietFrom, quietTo, locale, choices }: OwnReminders): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { viewer, site } = inside
    if (viewer.role !== 'user' || viewer.home !== site._id || viewer.actor) throw forbidden()
    for (const [field, time] of Object.entries({ quietFrom, quietTo }))
      if (!isTimeOfDay(time)) throw invalid({ field, code: 'type', ...words.noTime })
    await sql`insert into reminder_person (site, "user", "quietFrom", "quietTo", locale)
      values (${site._id}, ${viewer.id}, ${quietFrom}, ${quietTo}, ${locale})
      on conflict (site, "user") do update set "quietFrom" = excluded."quietFrom", "quietTo" = excluded."quietTo",
        locale = excluded.locale`.execute(inside[executor])
    await keepChoices(inside, choices)
  })

async function keepChoices(ctx: Context, choices: OwnReminders['choices']) {
  const list = Object.entries(choices)
    .filter(([kind]) => isKind(kind) && !reminderKinds[kind].isLocked)
    .map(([kind, channels]) => ({ kind, ...channels }))
  await sql`insert into reminder_choice (site, "user", kind, notice, email)
    select ${ctx.site._id}, ${ctx.viewer.id}, kind, notice, email
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as chosen (kind text, notice boolean, email boolean)
    on conflict (site, "user", kind) do update set notice = excluded.notice, email = excluded.email`.execute(
    ctx[executor],
  )
}

const own = ({ site, viewer }: Context) => sql`site = ${site._id} and "user" = ${viewer.id}`
