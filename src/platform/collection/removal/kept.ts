import { type RawBuilder, sql } from 'kysely'
import type { AnyCollection, Catalogue } from '../registry.ts'
import { type Reference, referencesOf } from './referrers.ts'

type Keeping = Pick<AnyCollection, 'keepsRemoved'>

const columns = ['removedAt', 'removedBy', 'removedWith'] as const

/**
 * The columns that say when and by whom a row was removed, and the `_id` of the row that it went with; none where a
 * removed row is gone.
 */
export const removalColumns = ({ keepsRemoved }: Keeping): readonly (typeof columns)[number][] =>
  keepsRemoved ? columns : []

/** That the row of `alias` is not removed, to stand among the conditions of a WHERE. */
export const isLive = ({ keepsRemoved }: Keeping, alias: string): RawBuilder<boolean>[] =>
  keepsRemoved ? [sql<boolean>`${sql.ref(`${alias}.removedAt`)} is null`] : []

/** That the row of `alias` was removed itself, and not along with another. */
export const isInTrash = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.removedAt`)} is not null and ${sql.ref(`${alias}.removedWith`)} is null`

/** Of a row and what goes with it both are kept or neither: such a declaration stops the start. */
export const proveRemovals = (catalogue: Catalogue) => {
  for (const { collection } of catalogue.values()) {
    if (collection.isGlobal && collection.keepsRemoved)
      throw new Error(`'${collection.name}' is global: it cannot keep removed rows`)
    for (const reference of referencesOf(collection)) proveReference(collection, reference, catalogue)
  }
}

function proveReference(collection: AnyCollection, reference: Reference, catalogue: Catalogue) {
  const to = catalogue.get(reference.to)?.collection
  if (to?.keepsRemoved && reference.at)
    throw new Error(
      `'${collection.name}.${reference.field}' refers to a name in '${to.name}', which removed rows set free`,
    )
  if (reference.cascades && Boolean(to?.keepsRemoved) !== Boolean(collection.keepsRemoved))
    throw new Error(`'${collection.name}' goes with '${reference.to}': both must keep removed rows, or neither`)
}
