import { invalid } from '#platform/errors/errors.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { coarse } from '../rules/availability.ts'
import { problemWords as words } from '../words.ts'

/** A course has no stock to count, so it is always there. Goods begin with none. Sample goods are never on sale. */
const afterProductChange: AfterChange = async (_ctx, { before, row }) => {
  if (row['isSample'] === true && row['status'] === true)
    throw invalid({ field: 'status', code: 'sample', ...words.isSample })
  if (!before && row['kind'] === 'course') return { availability: coarse(null) }
}

export default afterProductChange
