import { sql } from 'kysely'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'
import { referencesOf } from '#platform/data/collection/removal/referrers.ts'
import type { Academy } from '../support/academy.ts'

/** Returns the visible rows of every collection and site that refer to a removed one. There must never be any. */
export const dangling = async ({ app, database }: Academy): Promise<string[]> => {
  const found: string[] = []
  for (const { collection } of app.collections.values())
    for (const { field, to } of referencesOf(collection)) {
      if (!app.collections.get(to)!.collection.softDelete) continue
      const { rows } = await sql<{ _id: string }>`select referring._id from ${sql.table(collection.name)} as referring
        join ${sql.table(to)} as gone on gone.site = referring.site and gone._id = ${sql.ref(`referring.${field}`)}
        where gone."removedAt" is not null and ${sql.join([sql`true`, ...isLive(collection, 'referring')], sql` and `)}`.execute(
        database.kysely,
      )
      found.push(...rows.map(({ _id }) => `${collection.name}.${field} ${_id}`))
    }
  return found
}
