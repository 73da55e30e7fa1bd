import type { Reading } from '../answer/reader.ts'
import type { FormNode, Rule } from './order-form.ts'
import { pathOf } from './path-of.ts'

interface ShownInput {
  readings: ReadonlyMap<string, Reading>
  /** The place of the copy that is looked at. */
  copy: number | null
}

/**
 * Whether a field or a data set is asked for (specification L137): it starts shown or some `show` logic holds, and no
 * `hide` logic holds. A data set that some logic shows starts hidden.
 */
export function isShown({ field, rules }: FormNode, input: ShownInput): boolean {
  const shows = rules.filter(({ method }) => method === 'show')
  const startsShown = field === null ? shows.length === 0 : field.show
  if (!startsShown && !shows.some((rule) => holds(rule, input))) return false
  return !rules.some((rule) => rule.method === 'hide' && holds(rule, input))
}

/** What is not asked has no reading, and speaks for no other. */
function holds({ source, value }: Rule, { readings, copy }: ShownInput): boolean {
  const answer = readings.get(pathOf(source, copy))?.value
  return Array.isArray(answer) ? answer.includes(value) : answer !== null && answer === value
}
