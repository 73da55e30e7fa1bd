import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { ReminderKind } from './kinds.ts'

/**
 * A condition for a query of due reminders: the person has no reminder of this subject and occurrence yet. `user` and `subject` are columns,
 * `table.column`; `occurrence` is an expression, or a text.
 */
export const isUnsent = (
  ctx: Context,
  of: { kind: ReminderKind; user: string; subject: string; occurrence: string | Expression<unknown> },
): RawBuilder<boolean> => {
  const occurrence = typeof of.occurrence === 'string' ? sql`${of.occurrence}` : of.occurrence
  return sql<boolean>`not exists (select 1 from reminder_sent r where r.site = ${ctx.site._id} and r.kind = ${of.kind}
    and r."user" = ${sql.ref(of.user)} and r.subject = ${sql.ref(of.subject)} and r.occurrence = ${occurrence})`
}
