import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection, CollectionMap } from '../registry.ts'
import { type Reference, referencesOf } from './referrers.ts'

type Keeping = Pick<AnyCollection, 'softDelete'>

const columns = ['removedAt', 'removedBy', 'removedWith'] as const

/**
 * Returns the columns for when and by whom a row was removed, and the `_id` of the row it was removed with. Empty
 * without soft delete.
 */
export const removalColumns = ({ softDelete }: Keeping): readonly (typeof columns)[number][] =>
  softDelete ? columns : []

/** SQL condition for WHERE: the row of `alias` is not removed. */
export const isLive = ({ softDelete }: Keeping, alias: string): RawBuilder<boolean>[] =>
  softDelete ? [sql<boolean>`${sql.ref(`${alias}.removedAt`)} is null`] : []

/** SQL condition: the row of `alias` was itself removed, not by a cascade. */
export const isInTrash = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.removedAt`)} is not null and ${sql.ref(`${alias}.removedWith`)} is null`

/** A row and its cascading rows must both use soft delete, or neither. Other declarations stop the start. */
export const assertRemovals = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values()) {
    if (collection.isGlobal && collection.softDelete)
      throw new Error(`'${collection.name}' is global: it cannot keep removed rows`)
    for (const reference of referencesOf(collection)) proveReference(collection, reference, catalogue)
  }
}

function proveReference(collection: AnyCollection, reference: Reference, catalogue: CollectionMap) {
  const to = catalogue.get(reference.to)?.collection
  if (to?.softDelete && reference.at)
    throw new Error(
      `'${collection.name}.${reference.field}' refers to a name in '${to.name}', which removed rows set free`,
    )
  if (reference.cascades && Boolean(to?.softDelete) !== Boolean(collection.softDelete))
    throw new Error(`'${collection.name}' goes with '${reference.to}': both must keep removed rows, or neither`)
}
