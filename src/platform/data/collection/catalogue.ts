import type { CollectionTypes as Filterable, FieldKind } from '#domain/query/filter.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { withSiteFields } from '#platform/data/site-fields/site-defined.ts'
import type { AnyField } from './field.ts'
import type { AnyCollection, CollectionMap } from './registry.ts'

/** Returns the collection of this name. Throws not-found if its plugin is off on the context's site. */
export const collectionOf = (ctx: Context, name: string): AnyCollection => {
  const entry = ctx.app.collections.get(name)
  if (!entry || !ctx.site.plugins.has(entry.module)) throw notFound()
  return withSiteFields(entry.collection, ctx.site)
}

/** Returns how values of a field compare: as text, number, day, instant, list or JSON. */
export const comparedAs = (collection: AnyCollection, field: string): FieldKind => {
  const declared = collection.fields[field]
  if (declared) return fieldTypeOf(declared).comparedAs
  if (field === 'removedAt') return 'instant'
  return Object.hasOwn(systemKinds, field) ? systemKinds[field]! : 'text'
}

/** The platform's own fields, present in every row. */
const systemKinds: Record<string, FieldKind> = {
  _id: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
  version: 'number',
}

/** Returns the column of a field as clients and rules name it. The declared site name maps to `site`. */
export const columnOf = (collection: AnyCollection, field: string) => (field === collection.site ? 'site' : field)

/** Returns what a rule of this collection may refer to: its fields and, one step away, its relations. */
export const filterable = (catalogue: CollectionMap, collection: AnyCollection): Filterable => {
  const known = filterables.get(catalogue) ?? new WeakMap<AnyCollection, Filterable>()
  filterables.set(catalogue, known)
  const made = known.get(collection) ?? filterableOf(catalogue, collection)
  known.set(collection, made)
  return made
}

/** The result never changes for a declaration, and every rule needs it. */
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

/**
 * Lists a field and its dotted names: parts (`analytics.percent`) or keys of list elements (`target.code`). Secrets are
 * left out.
 */
const compared = (name: string, field: AnyField): [string, FieldKind][] => {
  if (isSecret(field)) return []
  const { comparedAs: as, parts } = fieldTypeOf(field)
  return [
    [name, as],
    ...namedBy(field).map((key): [string, FieldKind] => [`${name}.${key}`, 'list']),
    ...Object.entries(parts?.(field) ?? {}).flatMap(([part, one]) => compared(`${name}.${part}`, one)),
  ]
}

/** A list that names rows by code may be queried by `code`: `target.code` is `target` (specification §7). */
export const namedBy = (field: AnyField): string[] => {
  const { comparedAs: kind, refers } = fieldTypeOf(field)
  return kind === 'list' && refers ? [refers.by] : []
}

const other = (catalogue: CollectionMap, name: string) => {
  const entry = catalogue.get(name)
  if (!entry) throw new Error(`a relation points to '${name}', which no module declares`)
  return entry.collection
}
