import { type RawBuilder, sql } from 'kysely'
import type { Scalar } from '#domain/query/filter.ts'
import type { compileFilter, Condition, contains, Leaf } from './compile-filter.ts'
import type { Operand } from './operand.ts'

/** The place that a leaf examines, and how values inside it are compiled. */
interface Json {
  operand: Operand
  contains: typeof contains
  compileFilter: typeof compileFilter
}

const signs = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/**
 * A condition on a path in jsonb. Lax jsonpath traverses lists as MongoDB does. The path contains only checked names.
 */
export const inJson = (filter: Leaf, json: Json): Condition => {
  const { sql: column, path } = json.operand
  const steps = ['$', ...path.map((part) => `"${part}"`)].join('.')
  const has = (test: string, value: unknown) =>
    sql<boolean>`jsonb_path_exists(${column}, ${`${steps} ? (${test})`}::jsonpath, ${JSON.stringify({ v: value })}::jsonb)`
  const same = (value: Scalar): Condition =>
    value === null ? sql<boolean>`not coalesce(${has('@ != null', null)}, false)` : has('@ == $v', value)
  switch (filter.is) {
    case 'equals':
      return same(filter.value)
    case 'compare':
      return has(`@ ${signs[filter.by]} $v`, filter.value)
    case 'in':
      return sql<boolean>`(${sql.join(filter.values.map(same), sql` or `)})`
    case 'contains': {
      const texts = sql`jsonb_path_query(${column}, ${`${steps} ? (@.type() == "string")`}::jsonpath)`
      return sql<boolean>`exists (select 1 from ${texts} as found(value) where ${json.contains(sql`found.value #>> '{}'`, filter)})`
    }
    case 'size':
      return someList(json.operand, sql<boolean>`jsonb_array_length(list.value) = ${filter.size}`)
    case 'element': {
      const operand = elementOperand(sql`element.value`)
      const inner = json.compileFilter(filter.of, { operand })
      const elements = sql`jsonb_array_elements(list.value) as element(value)`
      return someList(json.operand, sql<boolean>`exists (select 1 from ${elements} where ${inner})`)
    }
  }
}

/**
 * Whether a list at the path satisfies a condition on `list.value`. It avoids lax paths, which would look inside the
 * list.
 */
function someList({ sql: column, path }: Operand, condition: Condition): Condition {
  const lists = path.reduce<RawBuilder<unknown>>(
    (value, name) => sql`jsonb_path_query(${value}, ${`$."${name}"`}::jsonpath)`,
    column,
  )
  const isList = sql<boolean>`jsonb_typeof(list.value) = 'array'`
  return sql<boolean>`exists (select 1 from (select ${lists} as value) as list where case when ${isList} then ${condition} else false end)`
}

/** Inside an element, '' means the element itself; a list there would be traversed. */
const elementOperand =
  (value: RawBuilder<unknown>) =>
  (field: string): Operand => ({ kind: 'json', sql: value, path: field === '' ? [] : field.split('.') })
