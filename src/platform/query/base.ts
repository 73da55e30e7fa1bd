import { sql } from 'kysely'
import { columnOf, comparedAs } from '#platform/collection/catalogue.ts'
import { isNullable } from '#platform/collection/order.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { readable } from '#platform/access/readable.ts'
import type { Context } from '#platform/context.ts'
import { askable } from './askable.ts'
import type { Bound, Leaf } from './bound.ts'
import { askedSql, partsOf, wireSqlOf } from './operand.ts'
import type { Fresh, Select } from './select.ts'

/** The rows of a collection that the viewer may see, before the first stage: every field that he may read. */
export const baseSelect = (ctx: Context, collection: AnyCollection, fresh: Fresh): Select => {
  const alias = fresh('t')
  const { fields } = askable(ctx, collection)
  const names = Object.keys(fields).filter((name) => !name.includes('.'))
  const columns: Bound = Object.fromEntries(names.map((name) => [name, leafOf(collection, { name, alias })]))
  return {
    from: sql`${readable(ctx, collection)} as ${sql.id(alias)}`,
    columns,
    where: [],
    order: [{ sql: sql.ref(`${alias}._id`), isDescending: false, isNullable: false }],
    skip: 0,
    limit: null,
  }
}

function leafOf(collection: AnyCollection, { name, alias }: { name: string; alias: string }): Leaf {
  const field = collection.fields[name]
  const value = sql.ref(`${alias}.${columnOf(collection, name)}`)
  const kind = comparedAs(collection, name)
  if (!field) return { kind, sql: value, isNullable: false }
  const isNull = isNullable(field) || field.read !== undefined
  const leaf: Leaf = { kind, sql: askedSql(name, field, alias), isNullable: isNull, parts: partsOf(field) }
  const wire = kind === 'json' ? null : wireSqlOf(name, field, alias)
  return wire ? { ...leaf, wire } : leaf
}
