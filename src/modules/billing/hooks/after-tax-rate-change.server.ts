import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { orderedDays } from '../issuing/ordered-days.server.ts'
import { pastDays } from '../rules/past-days.ts'
import { refusals } from '../words.ts'

/** A rate ends on or after its first day, and a new one never changes the rate of a past day. */
const checkTaxRate: AfterChange = async (ctx, { row }) => {
  const past = pastDays(orderedDays(row), bangkokDay(ctx.now))
  if (past === null) return
  const other = await from(ctx, 'tax_rate')
    .select('_id')
    .where('_id', '<>', row._id)
    .where('from', '<=', past.last)
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', past.first)]))
    .executeTakeFirst()
  if (other) throw invalid({ field: 'from', code: 'overlap', ...refusals.overlap })
}

export default checkTaxRate
