import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { AnyCollection, CollectionMap } from '../registry.ts'

/** A field of a collection whose rows refer to rows of another one. */
export interface Referrer {
  collection: AnyCollection
  field: string
  /** Its rows go with the row that they refer to; else they hold it. */
  cascades: boolean
}

/** Who refers to a collection, whatever plugins are on: a row is held also by what is not shown now. */
export const referrersOf = (catalogue: CollectionMap, name: string): Referrer[] =>
  [...catalogue.values()].flatMap(({ collection }) =>
    referencesOf(collection)
      .filter(({ to }) => to === name)
      .map(({ field, cascades }) => ({ collection, field, cascades })),
  )

export interface Reference {
  field: string
  to: string
  /** What it holds of that row, where it is not the `_id`. */
  at: string | undefined
  cascades: boolean
}

/** The fields of a collection that refer to one row of another, which PostgreSQL keeps true. */
export const referencesOf = ({ fields }: AnyCollection): Reference[] =>
  Object.entries(fields)
    .filter(([, field]) => fieldTypeOf(field).refers?.kept === 'by the database')
    .map(([field, { to, at, cascade }]) => ({ field, to: to!, at, cascades: cascade === true }))

/** The collections whose rows go when one of this goes, at any distance. */
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
