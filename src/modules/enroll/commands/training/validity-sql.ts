import { type RawBuilder, sql } from 'kysely'

const today = sql`(now() at time zone 'Asia/Bangkok')::date`

/** `validityOn` today, as SQL. */
export const validityOf = (column: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const until = column('validUntil')
  return sql`case when ${until} is null then null when ${until} < ${today} then 'ended'
    when ${until} <= ${today} + 30 then 'in30' when ${until} <= ${today} + 60 then 'in60'
    when ${until} <= ${today} + 90 then 'in90' else 'valid' end`
}
