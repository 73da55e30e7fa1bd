import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { termWords as words } from '../words.ts'

/** A term ends on or after its first day. Throws invalid otherwise. */
const settleTerm: AfterChange = async (_ctx, { row }) => {
  if (String(row['endsOn']) < String(row['startsOn'])) throw invalid({ field: 'endsOn', code: 'order', ...words.order })
}

export default settleTerm
