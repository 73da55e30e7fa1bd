import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { hoursWords as words } from '../hours/words.ts'

/** A rule ends on or after its first day. Throws invalid otherwise. */
const settleHoursRule: AfterChange = async (_ctx, { row }) => {
  if (row['validUntil'] !== null && String(row['validUntil']) < String(row['validFrom']))
    throw invalid({ field: 'validUntil', code: 'order', ...words.order })
}

export default settleHoursRule
