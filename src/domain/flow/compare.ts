import { parseFilter } from '../query/parse-filter.ts'
import { matches } from '../query/matches.ts'
import type { FlowComparison } from './step.ts'

/** Two values of a comparison after their placeholders are filled. */
interface FilledComparison extends Omit<FlowComparison, 'left' | 'right'> {
  left: unknown
  right: unknown
}

/** Whether all comparisons hold, or any of them. An empty list holds. Numbers compare as numbers, all else as text. */
export const holds = (comparisons: readonly FilledComparison[], { isAny }: { isAny: boolean }): boolean =>
  isAny && comparisons.length > 0 ? comparisons.some(holdsOne) : comparisons.every(holdsOne)

function holdsOne({ left, operator, right }: FilledComparison): boolean {
  const [a, b] = [plain(left), plain(right)]
  if (operator === 'empty') return a === ''
  if (operator === 'filled') return a !== ''
  if (operator === 'contains') return Array.isArray(left) ? left.map(plain).includes(b) : b !== '' && a.includes(b)
  const areNumbers = isNumber(a) && isNumber(b)
  const fields = { value: areNumbers ? ('number' as const) : ('text' as const) }
  const parsed = parseFilter({ value: { [`$${operator}`]: areNumbers ? Number(b) : b } }, { fields })
  return 'filter' in parsed && matches(parsed.filter, { value: areNumbers ? Number(a) : a })
}

const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,9})?$/.test(text)

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim()
}
