import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { refusals } from '../words.ts'

/** A rate ends on or after its first day, and a new one never changes the rate of a past day. */
const checkTaxRate: AfterChange = async (ctx, { row }) => {
  const first = String(row['from'])
  const last = row['until'] === null ? null : String(row['until'])
  if (last !== null && last < first) throw invalid({ field: 'until', code: 'order', ...refusals.order })
  const yesterday = addDays(bangkokDay(ctx.now), -1)
  if (first > yesterday) return
  const end = last !== null && last < yesterday ? last : yesterday
  const other = await from(ctx, 'tax_rate')
    .select('_id')
    .where('_id', '<>', String(row['_id']))
    .where('from', '<=', end)
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', first)]))
    .executeTakeFirst()
  if (other) throw invalid({ field: 'from', code: 'overlap', ...refusals.overlap })
}

export default checkTaxRate
