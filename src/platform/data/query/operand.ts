import { type RawBuilder, sql } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import { columnOf, comparedAs, namedBy } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { shapeOf } from '#platform/data/field-types/value.ts'

/** What a path of a filter or expression means in SQL. `path` is the remaining path inside a jsonb. */
export interface Operand {
  kind: FieldKind
  sql: RawBuilder<unknown>
  path: readonly string[]
}

/** The operands of a collection's own columns, in a query that calls its table `alias`. */
export const operandsOf =
  (collection: AnyCollection, alias: string) =>
  (name: string): Operand => {
    const [head = '', ...path] = name.split('.')
    const field = collection.fields[head]
    const column = sql.ref(`${alias}.${columnOf(collection, head)}`)
    const kind = field ? partsOf(field)[path.join('.')] : undefined
    if (kind) return partOf(column, { name: path.join('.'), kind, of: comparedAs(collection, head) })
    return { kind: comparedAs(collection, head), sql: field ? askedSql(head, field, alias) : column, path }
  }

/** The parts of a field with a declared kind, by dotted name. */
export const partsOf = (field: AnyField): Record<string, FieldKind> =>
  Object.fromEntries([
    ...namedBy(field).map((name) => [name, 'list']),
    ...Object.entries(fieldTypeOf(field).parts?.(field) ?? {}).flatMap(([name, part]) => [
      [name, fieldTypeOf(part).comparedAs],
      ...Object.entries(partsOf(part)).map(([inner, kind]) => [`${name}.${inner}`, kind]),
    ]),
  ])

/** A JSON field is queried in its API shape. */
export const askedSql = (name: string, field: AnyField, alias: string): RawBuilder<unknown> => {
  const wire = fieldTypeOf(field).comparedAs === 'json' ? wireSqlOf(name, field, alias) : null
  return wire ?? sql.ref(`${alias}.${name}`)
}

/** The SQL of a field's API shape, if its kind defines one. */
export const wireSqlOf = (name: string, field: AnyField, alias: string): RawBuilder<unknown> | null => {
  const shape = shapeOf(name, field)
  const at = { value: sql.ref(`${alias}.${name}`), shape: shape && sql.ref(`${alias}.${shape.name}`), field }
  return fieldTypeOf(field).wireSql?.(at) ?? null
}

/** A part of a JSON column as a value of its declared kind. For a list, its elements, which name rows. */
export const partOf = (
  column: RawBuilder<unknown>,
  part: { name: string; kind: FieldKind; of: FieldKind },
): Operand => {
  if (part.of === 'list') return { kind: 'list', sql: column, path: [] }
  const type = types[part.kind]
  if (!type) return { kind: 'json', sql: column, path: part.name.split('.') }
  const steps = sql.lit(`{${part.name.replaceAll('.', ',')}}`)
  return { kind: part.kind, sql: sql`(${column} #>> ${steps})::${sql.raw(type)}`, path: [] }
}

/** The SQL type of single values of a kind. */
export const types: Partial<Record<FieldKind, string>> = {
  text: 'text',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
}
