import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection, CollectionMap } from './registry.ts'

/** A collection has rows of each site, or, where it is global, rows that every site shares. */
export type Scoped = Pick<AnyCollection, 'name' | 'isGlobal'>

/** The columns that tell a row of the collection from every other, before its `_id`. */
export const siteColumns = (of: Pick<AnyCollection, 'isGlobal'>): readonly 'site'[] => (of.isGlobal ? [] : ['site'])

/** One row by its key, as the condition of a statement over its table. */
export const hasKey = (of: Scoped, key: { site: string; _id: string }): RawBuilder<boolean> =>
  of.isGlobal ? sql<boolean>`_id = ${key._id}` : sql<boolean>`site = ${key.site} and _id = ${key._id}`

/** That two joined rows are of one site, to be before the rest of a join; nothing where one of them is of every site. */
export const sameSite = (one: Scoped & { alias: string }, other: Scoped & { alias: string }): RawBuilder<unknown> =>
  one.isGlobal || other.isGlobal ? sql`` : sql`${sql.ref(`${other.alias}.site`)} = ${sql.ref(`${one.alias}.site`)} and `

/** A row of every site cannot point at a row of one: such a declaration stops the start. */
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
