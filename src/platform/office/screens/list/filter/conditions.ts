import { type Operator, operators } from './operators.ts'

/** One condition of a list as its address says it: `where=hours:min:3`. Several values are between commas. */
export interface Condition {
  field: string
  operator: Operator
  value: string
}

const most = 10
const longest = 500

/** The conditions in the address of a list; what does not have their form counts as not given. */
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

/** The address of a list that shows the rows of these conditions, for a link from elsewhere. */
export const listOf = (path: string, conditions: readonly Condition[]): string => {
  const query = new URLSearchParams(conditions.map((one) => ['where', writeCondition(one)]))
  return conditions.length > 0 ? `${path}?${query}` : path
}
