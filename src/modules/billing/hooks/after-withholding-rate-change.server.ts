import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { orderedDays } from '../issuing/ordered-days.server.ts'
import { pastDays } from '../rules/past-days.ts'
import { refusals } from '../words.ts'

/** A rate ends on or after its first day, and a new one never changes what was withheld on a past day. */
const checkWithholdingRate: AfterChange = async (ctx, { row }) => {
  const past = pastDays(orderedDays(row), bangkokDay(ctx.now))
  if (past === null) return
  const other = await from(ctx, 'withholding_rate')
    .select('_id')
    .where('_id', '<>', row._id)
    .where('payer', '=', row['payer'] as 'company')
    .where('income', '=', row['income'] as 'service')
    .where('from', '<=', past.last)
    .where((is) => is.or([is('until', 'is', null), is('until', '>=', past.first)]))
    .executeTakeFirst()
  if (other) throw invalid({ field: 'from', code: 'overlap', ...refusals.overlap })
}

export default checkWithholdingRate
