import { sql } from 'kysely'
import type { BoundColumn } from '../bound.ts'
import { operandAt } from '../bound-at.ts'
import type { CompileStage } from '../compiling.ts'
import { isCut, settled } from '../select.ts'

/** Returns one document per list element, in order. A value that is not a list counts as its own single element. */
export const compileUnwind: CompileStage<'unwind'> = (select, { path, kind, keepsEmpty }, { fresh }) => {
  const { leaf } = operandAt(select.columns, path)
  const open = isCut(select) || leaf.isComputed ? settled(select, fresh) : select
  const alias = fresh('u')
  const list = operandAt(open.columns, path).sql
  const elements = kind === 'list' ? sql`unnest(${list})` : sql`jsonb_array_elements(${asJsonList(list)})`
  const join = sql.raw(keepsEmpty ? 'left' : 'inner')
  const from = sql`${open.from} ${join} join lateral ${elements} with ordinality as ${sql.id(alias)}(value, place) on true`
  const element: BoundColumn = {
    kind: kind === 'list' ? 'text' : 'json',
    sql: sql.ref(`${alias}.value`),
    isNullable: true,
  }
  const place = { sql: sql.ref(`${alias}.place`), isDescending: false, isNullable: keepsEmpty }
  return { ...open, from, columns: { ...open.columns, [path]: element }, order: [...open.order, place] }
}

const asJsonList = (value: ReturnType<typeof sql>) =>
  sql`case when jsonb_typeof(${value}) = 'array' then ${value} when ${value} is null or ${value} = 'null' then '[]'::jsonb else jsonb_build_array(${value}) end`
