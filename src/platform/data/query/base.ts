import { type RawBuilder, sql } from 'kysely'
import { columnOf, comparedAs } from '#platform/data/collection/catalogue.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { readable } from '#platform/data/access/readable.ts'
import type { Context } from '#platform/context.ts'
import { askable } from './askable.ts'
import { lately, type Leaf, leafOf } from './bound.ts'
import { askedSql, partsOf, wireSqlOf } from './operand.ts'
import type { Fresh, Select } from './select.ts'

/**
 * Selects the rows of a collection that the viewer may see, before the first stage: every readable field that the query
 * uses.
 */
export const baseSelect = (ctx: Context, collection: AnyCollection, fresh: Fresh): Select => {
  const alias = fresh('t')
  const { fields } = askable(ctx, collection)
  const names = Object.keys(fields).filter((name) => !name.includes('.'))
  const asked = new Set<string>()
  const columns = names.map((name) => [name, columnOfBase(collection, { name, alias, asked })] as const)
  return {
    from: lately(() => sql`${readable(ctx, collection, asked)} as ${sql.id(alias)}`),
    columns: Object.fromEntries(columns),
    where: [],
    order: [{ sql: sql.ref(`${alias}._id`), isDescending: false, isNullable: false }],
    skip: 0,
    limit: null,
  }
}

function columnOfBase(collection: AnyCollection, of: { name: string; alias: string; asked: Set<string> }): Leaf {
  const { name, alias, asked } = of
  const { field, hasWire, ...facts } = factsOf(collection, name)
  const noting = (write: () => RawBuilder<unknown>) => () => {
    asked.add(name)
    return write()
  }
  return leafOf(facts, {
    sql: noting(() => (field ? askedSql(name, field, alias) : sql.ref(`${alias}.${columnOf(collection, name)}`))),
    wire: field && hasWire ? noting(() => wireSqlOf(name, field, alias)!) : undefined,
  })
}

interface Facts extends Pick<Leaf, 'kind' | 'isNullable' | 'parts'> {
  field?: AnyField
  hasWire: boolean
}

function factsOf(collection: AnyCollection, name: string): Facts {
  const known = knownFacts.get(collection) ?? new Map<string, Facts>()
  knownFacts.set(collection, known)
  const made = known.get(name) ?? factsMade(collection, name)
  known.set(name, made)
  return made
}

/** The result never changes for a declaration, and every query needs it. */
const knownFacts = new WeakMap<AnyCollection, Map<string, Facts>>()

function factsMade(collection: AnyCollection, name: string): Facts {
  const field = collection.fields[name]
  const kind = comparedAs(collection, name)
  if (!field) return { kind, isNullable: false, hasWire: false }
  const isNull = isNullable(field) || field.read !== undefined
  const hasWire = kind !== 'json' && wireSqlOf(name, field, 'row') !== null
  return { kind, isNullable: isNull, parts: partsOf(field), field, hasWire }
}
