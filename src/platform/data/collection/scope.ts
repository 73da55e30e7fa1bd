import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection, CollectionMap } from './registry.ts'

/** A collection has rows per site or, if global, rows that all sites share. */
export type Scoped = Pick<AnyCollection, 'name' | 'isGlobal'>

/** Returns the key columns of the collection before `_id`. */
export const siteColumns = (of: Pick<AnyCollection, 'isGlobal'>): readonly 'site'[] => (of.isGlobal ? [] : ['site'])

/** SQL condition: matches one row by its key. */
export const hasKey = (of: Scoped, key: { site: string; _id: string }): RawBuilder<boolean> =>
  of.isGlobal ? sql<boolean>`_id = ${key._id}` : sql<boolean>`site = ${key.site} and _id = ${key._id}`

/**
 * SQL condition: two joined rows belong to the same site, to precede the rest of a join. Empty if one collection is
 * global.
 */
export const sameSite = (one: Scoped & { alias: string }, other: Scoped & { alias: string }): RawBuilder<unknown> =>
  one.isGlobal || other.isGlobal ? sql`` : sql`${sql.ref(`${other.alias}.site`)} = ${sql.ref(`${one.alias}.site`)} and `

/** A global row cannot refer to a row of one site. Such a declaration stops the start. */
export const assertScopes = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values())
    for (const to of collection.isGlobal ? pointedAt(collection) : [])
      if (!catalogue.get(to)?.collection.isGlobal)
        throw new Error(`the global collection '${collection.name}' points at '${to}', which is not global`)
}

const pointedAt = ({ fields, relations = {} }: AnyCollection) => [
  ...Object.values(fields).flatMap(({ to }) => to ?? []),
  ...Object.values(relations).map(({ to }) => to),
]
