import type { CollectionTypes as Filterable, FieldKind } from '#domain/query/filter.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyField } from './field.ts'
import type { AnyCollection, CollectionMap } from './registry.ts'

/** The collection of this name, unless its plugin is off on the context's site: then it is not found. */
export const collectionOf = (ctx: Context, name: string): AnyCollection => {
  const entry = ctx.app.collections.get(name)
  if (!entry || !ctx.site.plugins.has(entry.module)) throw notFound()
  return entry.collection
}

/** How values of a field compare: as text, number, day, instant, list or JSON. */
export const comparedAs = (collection: AnyCollection, field: string): FieldKind => {
  const declared = collection.fields[field]
  if (declared) return fieldTypeOf(declared).comparedAs
  if (field === 'removedAt') return 'instant'
  return Object.hasOwn(systemKinds, field) ? systemKinds[field]! : 'text'
}

/** The platform's own fields, which every row has. */
const systemKinds: Record<string, FieldKind> = {
  _id: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
  version: 'number',
}

/** The column of a field as clients and rules name it: the declared name of the site stands for `site`. */
export const columnOf = (collection: AnyCollection, field: string) => (field === collection.site ? 'site' : field)

/** What a rule of this collection may speak of: its fields and, one step away, its relations. */
export const filterable = (catalogue: CollectionMap, collection: AnyCollection): Filterable => {
  const known = filterables.get(catalogue) ?? new WeakMap<AnyCollection, Filterable>()
  filterables.set(catalogue, known)
  const made = known.get(collection) ?? filterableOf(catalogue, collection)
  known.set(collection, made)
  return made
}

/** What declarations come to never changes, and every rule asks for it. */
const filterables = new WeakMap<CollectionMap, WeakMap<AnyCollection, Filterable>>()

const filterableOf = (catalogue: CollectionMap, collection: AnyCollection): Filterable => ({
  fields: {
    ...systemKinds,
    ...(collection.site ? { [collection.site]: 'text' as const } : {}),
    ...Object.fromEntries(Object.entries(collection.fields).flatMap(([name, field]) => compared(name, field))),
  },
  relations: Object.fromEntries(
    Object.entries(collection.relations ?? {}).map(([name, relation]) => [
      name,
      () => filterable(catalogue, other(catalogue, relation.to)),
    ]),
  ),
})

/** A field and, dotted, what it is made of (`analytics.percent`) or names its elements by (`target.code`); no secret is asked. */
const compared = (name: string, field: AnyField): [string, FieldKind][] => {
  if (isSecret(field)) return []
  const { comparedAs: as, parts } = fieldTypeOf(field)
  return [
    [name, as],
    ...namedBy(field).map((key): [string, FieldKind] => [`${name}.${key}`, 'list']),
    ...Object.entries(parts?.(field) ?? {}).flatMap(([part, one]) => compared(`${name}.${part}`, one)),
  ]
}

/** A list that names rows by their code may be asked as if it held them: `target.code` is `target` (specification §7). */
export const namedBy = (field: AnyField): string[] => {
  const { comparedAs: kind, refers } = fieldTypeOf(field)
  return kind === 'list' && refers ? [refers.by] : []
}

const other = (catalogue: CollectionMap, name: string) => {
  const entry = catalogue.get(name)
  if (!entry) throw new Error(`a relation points to '${name}', which no module declares`)
  return entry.collection
}
