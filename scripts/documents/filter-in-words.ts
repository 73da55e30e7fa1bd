import type { FilterInput } from '#platform/data/access/rule.ts'

/** A placeholder for the viewer's `_id` in a rule. */
export const viewerId = 'the viewer'

/** Returns a filter of a rule in short English: `status is true and course (price is 0 or nothing)`. */
export const filterInWords = (filter: FilterInput): string =>
  Object.entries(filter)
    .map(([name, value]) => conditionInWords(name, value))
    .join(' and ')

function conditionInWords(name: string, value: unknown): string {
  if (name === '$or' || name === '$and') return joined(value as FilterInput[], name === '$or' ? ' or ' : ' and ')
  if (!isObject(value)) return `${name} is ${valueInWords(value)}`
  if (!Object.keys(value).some(isOperator)) return `${name} (${withoutBrackets(filterInWords(value))})`
  const parts = Object.entries(value).map(([operator, of]) => operatorInWords(operator, of))
  return `${name} ${parts.join(' and ')}`
}

const joined = (parts: readonly FilterInput[], by: string) => `(${parts.map(filterInWords).join(by)})`

const isOperator = (key: string) => key.startsWith('$') && key !== '$or' && key !== '$and'

const withoutBrackets = (text: string) => text.replace(/^\(([^()]*)\)$/, '$1')

const operatorInWords = (operator: string, of: unknown) =>
  Array.isArray(of) && operator === '$in'
    ? `is ${of.map(valueInWords).join(' or ')}`
    : `${operator} ${valueInWords(of)}`

/** A visitor has no `_id`, so no row can be their own. */
function valueInWords(value: unknown): string {
  if (value === null) return 'nothing'
  if (value === '') return 'nobody'
  return value === viewerId ? viewerId : JSON.stringify(value)
}

const isObject = (value: unknown): value is FilterInput =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
