import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Name } from '#platform/data/collection/registry.ts'
import { isLive } from '#platform/data/collection/removal/soft-delete-columns.ts'

/**
 * Whether a row of this site has the value in a unique field. Reveals only yes or no. Throws invalid for a value that
 * could not be stored.
 */
export const isValueTaken = async (
  ctx: Context,
  name: Name,
  asked: { field: string; value: string },
): Promise<boolean> => {
  const collection = collectionOf(ctx, name)
  const { field, value } = asked
  const isUnique = (collection.uniques ?? []).some(([only, ...more]) => only === field && more.length === 0)
  if (!isUnique) throw new Error(`'${name}.${field}' is not unique by itself`)
  const declared = collection.fields[field]!
  const read = declared.decode.safeParse(value)
  if (!read.success)
    throw invalid({ field, code: 'wrong', th: `${declared.label.th}ไม่ถูกต้อง`, en: `${declared.label.en} is not valid` })
  const conditions = [
    sql<boolean>`${sql.ref(`${name}.site`)} = ${ctx.site._id}`,
    sql<boolean>`${sql.ref(`${name}.${field}`)} = ${read.data}`,
    ...isLive(collection, name),
  ]
  const { rows } =
    await sql`select 1 from ${sql.table(name)} where ${sql.join(conditions, sql` and `)} limit 1`.execute(ctx[executor])
  return rows.length > 0
}
