import type { AfterChange } from '#platform/http/api/command.ts'
import { coarse } from '../rules/availability.ts'

/** A course has no stock to count, so it is always there. Goods begin with none. */
const afterProductChange: AfterChange = async (_ctx, { before, row }) => {
  if (!before && row['kind'] === 'course') return { availability: coarse(null) }
}

export default afterProductChange
