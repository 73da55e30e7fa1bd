import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/**
 * Returns all of a page's content, including what guards hide. For code that read the page through `rows` and displays
 * only the result of `pageViewModel`.
 */
export const storedPage = async (
  ctx: Context,
  { collection, field, _id }: { collection: Name; field: string; _id: string },
): Promise<unknown> => {
  const { fields, site } = collectionOf(ctx, collection)
  if (!site || fields[field]?.kind !== 'json') throw new Error(`'${collection}.${field}' holds no page`)
  const { rows } = await sql<{ page: unknown }>`select ${sql.ref(field)} as page from ${sql.table(collection)}
    where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
  return rows[0]?.page ?? null
}
