import { sql } from 'kysely'
import { addMonths, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'

/** What vendors sold less refunds, and the commission on it, in a month (`YYYY-MM`). Amounts are in baht. */
export interface MonthSum {
  month: string
  sales: number
  commission: number
}

const shownMonths = 12

/** The sums of the last twelve months in Bangkok, the present one last. Months without sales are 0. */
export const readMonths = async (ctx: Context): Promise<MonthSum[]> => {
  const first = `${bangkokDay(ctx.now).slice(0, 7)}-01`
  const months = Array.from({ length: shownMonths }, (_, at) => addMonths(first, at + 1 - shownMonths))
  const month = sql<string>`to_char(vendor_ledger.at at time zone 'Asia/Bangkok', 'YYYY-MM')`
  const sum = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(vendor_ledger.amount) filter (where ${condition}), 0)`
  const rows = await from(ctx, 'vendor_ledger')
    .select([month.as('month'), sum(sql`vendor_ledger.kind in ('sale', 'refund')`).as('sales')])
    .select(sum(sql`vendor_ledger.kind = 'commission'`).as('commission'))
    .where('vendor_ledger.at', '>=', dayStart(months[0]!))
    .groupBy(month)
    .execute()
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return months.map((day) => {
    const row = byMonth.get(day.slice(0, 7))
    return { month: day.slice(0, 7), sales: Number(row?.sales ?? 0), commission: 0 - Number(row?.commission ?? 0) }
  })
}
