import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyCollection, CollectionMap } from '../registry.ts'

/** A field of a collection that refers to rows of another one. */
export interface Referrer {
  collection: AnyCollection
  field: string
  /** Its rows are removed with the referenced row. Otherwise they prevent its removal. */
  cascades: boolean
}

/** Returns all fields that refer to a collection, regardless of plugins. Hidden rows also prevent a removal. */
export const referrersOf = (catalogue: CollectionMap, name: string): Referrer[] =>
  [...catalogue.values()].flatMap(({ collection }) =>
    referencesOf(collection)
      .filter(({ to }) => to === name)
      .map(({ field, cascades }) => ({ collection, field, cascades })),
  )

export interface Reference {
  field: string
  to: string
  /** The referenced field, if not `_id`. */
  at: string | undefined
  cascades: boolean
}

/** Returns the fields that refer to one row of another collection, as foreign keys in PostgreSQL. */
export const referencesOf = ({ fields }: AnyCollection): Reference[] =>
  Object.entries(fields)
    .filter(([, field]) => fieldTypeOf(field).refers?.kept === 'by the database')
    .map(([field, { to, at, cascade }]) => ({ field, to: to!, at, cascades: cascade === true }))

/** Returns the collections whose rows cascade with a row of this one, at any depth. */
export const followersOf = (catalogue: CollectionMap, name: string): AnyCollection[] => {
  const found = new Map<string, AnyCollection>()
  const follow = (of: string) => {
    for (const { collection, cascades } of referrersOf(catalogue, of)) {
      if (!cascades || found.has(collection.name)) continue
      found.set(collection.name, collection)
      follow(collection.name)
    }
  }
  follow(name)
  return [...found.values()]
}
