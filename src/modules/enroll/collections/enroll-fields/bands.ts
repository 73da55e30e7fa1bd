import { type RawBuilder, sql } from 'kysely'

/** The progress of enrolments in six bands of percent. */
export const bands = [
  { value: 'p0', label: { th: '0%', en: '0%' } },
  { value: 'p1', label: { th: '1–24%', en: '1–24%' } },
  { value: 'p25', label: { th: '25–49%', en: '25–49%' } },
  { value: 'p50', label: { th: '50–74%', en: '50–74%' } },
  { value: 'p75', label: { th: '75–99%', en: '75–99%' } },
  { value: 'p100', label: { th: '100%', en: '100%' } },
] as const

/** The band of an enrolment's percent, as SQL. An enrolment without progress is in the lowest band. */
export const bandOf = (column: (name: string) => RawBuilder<unknown>) => {
  const percent = sql`coalesce((${column('analytics')} #>> '{percent}')::numeric, 0)`
  return sql`case when ${percent} >= 100 then 'p100' when ${percent} >= 75 then 'p75' when ${percent} >= 50 then 'p50'
    when ${percent} >= 25 then 'p25' when ${percent} > 0 then 'p1' else 'p0' end`
}
