import { type Operator, operators } from './operators.ts'

/** One condition of a list as in its address: `where=hours:min:3`. Several values are separated by commas. */
export interface Condition {
  field: string
  operator: Operator
  value: string
}

const most = 10
const longest = 500

/** Returns the conditions in a list's address; malformed ones are ignored. */
export const readConditions = (query: URLSearchParams): Condition[] =>
  query
    .getAll('where')
    .slice(0, most)
    .flatMap((text): Condition[] => {
      const [, field, operator, value] = /^([\w.]{1,130}):([a-z]+):(.*)$/su.exec(text.slice(0, longest)) ?? []
      const known = operators.find((one) => one === operator)
      return field !== undefined && known ? [{ field, operator: known, value: value!.trim() }] : []
    })

export const writeCondition = ({ field, operator, value }: Condition) => `${field}:${operator}:${value}`

/** Returns the address of a list with these conditions, for links from elsewhere. */
export const listOf = (path: string, conditions: readonly Condition[]): string => {
  const query = new URLSearchParams(conditions.map((one) => ['where', writeCondition(one)]))
  return conditions.length > 0 ? `${path}?${query}` : path
}
