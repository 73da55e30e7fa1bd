import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#domain/query/filter.ts'
import { mapped } from '#domain/query/pipeline/columns.ts'
import type { Bound, BoundColumn } from '../bound.ts'
import { operandAt } from '../bound-at.ts'
import { compileFilter, type Condition } from '../compile-filter.ts'
import { compileExpression } from '../expressions.ts'
import { asCount, asList, isCut, type OrderTerm, settled } from '../select.ts'
import { type CompileStage, mostRows } from '../compiling.ts'

export const compileMatch: CompileStage<'match'> = (select, { filter }, { fresh }) => {
  const open = isCut(select) ? settled(select, fresh) : select
  const operand = (field: string) => operandAt(open.columns, field)
  const parts = filter.is === 'and' ? filter.of : [filter]
  const [holding, where] = parted(parts, (part) => 'field' in part && operand(part.field).kind === 'list')
  const compiled = (some: readonly Filter[]) => some.map((one) => compileFilter(one, { operand }))
  const implied = parts.flatMap((part) => impliedBy(part, open.columns))
  return {
    ...open,
    where: [...open.where, ...compiled(where)],
    holding: [...(open.holding ?? []), ...compiled(holding), ...implied],
  }
}

/**
 * A document joined to target `x` also has `x` as its own target. Repeating the condition on the document lets its
 * index apply before the join. Only for texts: other values may not fit the document's column.
 */
function impliedBy(part: Filter, columns: Bound): Condition[] {
  if (part.is !== 'equals' || typeof part.value !== 'string') return []
  const [head = '', ...path] = part.field.split('.')
  const column = columns[head]
  const joinedBy = column?.kind === 'json' ? column.joinedBy : undefined
  if (joinedBy?.path !== path.join('.') || !['text', 'list'].includes(joinedBy.operand.kind)) return []
  return [compileFilter(part, { operand: () => joinedBy.operand })]
}

const parted = <T>(list: readonly T[], is: (one: T) => boolean): [T[], T[]] => [
  list.filter(is),
  list.filter((one) => !is(one)),
]

/** Equal rows keep their order: the earlier sort terms follow the new ones. */
export const compileSort: CompileStage<'sort'> = (select, { by }, { fresh }) => {
  const open = isCut(select) ? settled(select, fresh) : select
  const terms = by.map(({ field, isDescending, isCodes }): OrderTerm => {
    const { sql: value, leaf, path } = operandAt(open.columns, field)
    if (isCodes) return { sql: extremeCode(value, isDescending), isDescending, isNullable: true }
    return { sql: value, isDescending, isNullable: leaf.isNullable || value !== leaf.sql || path.length > 0 }
  })
  return { ...open, order: [...terms, ...open.order] }
}

/** The minimum or maximum of one text or a list of texts. */
const extremeCode = (value: RawBuilder<unknown>, isGreatest: boolean) =>
  sql`(select ${sql.raw(isGreatest ? 'max' : 'min')}(code) from jsonb_array_elements_text(
    case when jsonb_typeof(${value}) = 'array' then ${value} else jsonb_build_array(${value}) end) as code)`

export const compileSkip: CompileStage<'skip'> = (select, { count }, { fresh }) => ({
  ...(isCut(select) ? settled(select, fresh) : select),
  skip: count,
})

export const compileLimit: CompileStage<'limit'> = (select, { count }, { fresh }) => ({
  ...(select.limit === null ? select : settled(select, fresh)),
  limit: count,
})

/** Computed values are materialised first, so that a value used twice is computed once. */
export const compileReshape: CompileStage<'reshape'> = (select, { of }, { fresh }) => {
  const open = isComputed(select.columns) ? settled(select, fresh) : select
  return { ...open, columns: mapped(of, (one) => compileExpression(one, open.columns)) }
}

const isComputed = (columns: Bound): boolean =>
  Object.values(columns).some((column) =>
    column.kind === 'object' ? isComputed(column.columns) : column.isComputed === true,
  )

export const compileCount: CompileStage<'count'> = (select, { as }, { fresh }) => {
  const alias = fresh('s')
  const counted = sql`(select n from (select ${asCount(select)} as n) as counted where n > 0)`
  const columns: Bound = { [as]: { kind: 'number', sql: sql.ref(`${alias}.n`), isNullable: false } }
  return { from: sql`${counted} as ${sql.id(alias)}`, columns, where: [], order: [], skip: 0, limit: null }
}

/** Every branch reads the same documents again, each with its own plan. */
export const compileFacet: CompileStage<'facet'> = (select, { of }, { fresh, inside }) => {
  const alias = fresh('s')
  const lists = mapped(of, ({ stages }) => asList(inside(select, stages), mostRows))
  const arms = Object.values(lists).map((list, at) => sql`${list} as ${sql.id(`c${at}`)}`)
  const columns = Object.keys(of).map((name, at): [string, BoundColumn] => [
    name,
    { kind: 'json', sql: sql.ref(`${alias}.c${at}`), isNullable: false },
  ])
  const from = sql`(select ${sql.join(arms)}) as ${sql.id(alias)}`
  return { from, columns: Object.fromEntries(columns), where: [], order: [], skip: 0, limit: null }
}
