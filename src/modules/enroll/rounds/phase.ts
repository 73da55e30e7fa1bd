import { type RawBuilder, sql } from 'kysely'

/** How a round is on a day: what staff decided, and what follows from its days and seats. */
export const phases = [
  { value: 'planned', label: { th: 'วางแผนไว้', en: 'Planned' } },
  { value: 'open', label: { th: 'เปิดรับสมัคร', en: 'Open' } },
  { value: 'full', label: { th: 'เต็ม', en: 'Full' } },
  { value: 'closed', label: { th: 'ปิดรับสมัคร', en: 'Registration closed' } },
  { value: 'running', label: { th: 'กำลังอบรม', en: 'Running' } },
  { value: 'ended', label: { th: 'จบแล้ว', en: 'Ended' } },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' } },
] as const

const today = sql`(now() at time zone 'Asia/Bangkok')::date`

/** The phase of a round today in Bangkok, as SQL. */
export const phaseOf = (column: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const last = sql`greatest(${column('startDate')}, coalesce(${column('endDate')}, ${column('startDate')}))`
  const taken = sql`(select pool.taken + pool.offered + pool.queued from seating pool
    where pool.site = ${column('site')} and pool."roundID" = ${column('_id')})`
  return sql`case when ${column('status')} <> 'open' then ${column('status')}
    when ${last} < ${today} then 'ended' when ${column('startDate')} <= ${today} then 'running'
    when ${column('endRegistDate')} < ${today} then 'closed'
    when ${column('seats')} is not null and coalesce(${taken}, 0) >= ${column('seats')} then 'full' else 'open' end`
}
