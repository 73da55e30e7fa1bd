import { invalid } from '#platform/errors/errors.ts'
import { refusals } from '../words.ts'

/** Returns the days of a rate. Throws invalid if the last is before the first. */
export function orderedDays(row: Record<string, unknown>): { from: string; until: string | null } {
  const [from, until] = [String(row['from']), row['until'] === null ? null : String(row['until'])]
  if (until !== null && until < from) throw invalid({ field: 'until', code: 'order', ...refusals.order })
  return { from, until }
}
