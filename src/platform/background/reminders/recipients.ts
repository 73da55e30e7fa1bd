import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defaultLocale, type Locale } from '#platform/site/i18n/words.ts'
import type { Channels } from './kinds.ts'
import { defaultQuietHours, type QuietHours } from './rules/quiet-hours.ts'

/** A person who gets reminders, and their choices. */
export interface Recipient extends QuietHours {
  name: string
  email: string | null
  locale: Locale
  choices: Readonly<Record<string, Channels>>
}

interface RecipientRow {
  _id: string
  name: string
  email: string | null
  quietFrom: string | null
  quietTo: string | null
  locale: Locale | null
  choices: Record<string, Channels> | null
}

/** Returns the active people of the site among these ids, by `_id`, with one statement. */
export const recipientsOf = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Recipient>> => {
  const { rows } = await sql<RecipientRow>`select u._id, trim(u.firstname || ' ' || u.lastname) as name, u.email,
      p."quietFrom", p."quietTo", p.locale,
      (select jsonb_object_agg(c.kind, jsonb_build_object('notice', c.notice, 'email', c.email))
        from reminder_choice c where c.site = u.site and c."user" = u._id) as choices
    from "user" u left join reminder_person p on p.site = u.site and p."user" = u._id
    where u.site = ${ctx.site._id} and u._id = any(${ids}::text[]) and u.status and u."removedAt" is null`.execute(
    ctx[executor],
  )
  return new Map(
    rows.map(({ _id, name, email, quietFrom, quietTo, locale, choices }): [string, Recipient] => [
      _id,
      {
        ...{ name, email, locale: locale ?? defaultLocale, choices: choices ?? {} },
        quietFrom: quietFrom ?? defaultQuietHours.quietFrom,
        quietTo: quietTo ?? defaultQuietHours.quietTo,
      },
    ]),
  )
}
