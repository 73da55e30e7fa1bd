import { sql } from 'kysely'
import { keyOf } from '#domain/file/file-key.ts'
import { withReadOverride } from '#platform/data/access/read-override.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Collection } from '#platform/data/collection/define.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Opened } from './found.ts'

/**
 * Whether a file field names this file in a row and field that the viewer may read. A lesson's video thus opens for
 * learners who may take the lesson. A learner's upload opens this way only for staff, no matter who writes its key
 * into a row.
 */
export const isNamedForViewer = async (ctx: Context, file: Opened): Promise<boolean> => {
  const named = await isNamed(ctx, file)
  return named && (isStaff(ctx.viewer) || !(await isOfLearner(ctx, file)))
}

async function isNamed(ctx: Context, file: Opened): Promise<boolean> {
  const key = keyOf(file)
  for (const { collection, field } of fileFields(ctx)) {
    const query = fromAny(ctx, collection)
      .select('row._id')
      .where(sql.ref(`row.${field}`), '=', key)
    if (await query.executeTakeFirst()) return true
    if (await isNamedInOpened(ctx, { collection, field, key })) return true
  }
  return false
}

/** Maximum rows checked individually, for modules that grant access row by row. */
const mostOpened = 20

async function isNamedInOpened(ctx: Context, of: { collection: Collection; field: string; key: string }) {
  const { collection, field, key } = of
  if (!ctx.app.readOverrides.has(collection.name)) return false
  const { rows } = await sql<{ _id: string }>`select _id from ${sql.table(collection.name)}
    where site = ${ctx.site._id} and ${sql.ref(field)} = ${key} limit ${mostOpened}`.execute(ctx[executor])
  for (const { _id } of rows) {
    const open = await withReadOverride(ctx, collection.name, _id)
    const named = fromAny(open, collection)
      .select('row._id')
      .where('row._id', '=', _id)
      .where(sql.ref(`row.${field}`), '=', key)
    if (await named.executeTakeFirst()) return true
  }
  return false
}

function fileFields({ app, site }: Context): { collection: Collection; field: string }[] {
  const open = [...app.collections.values()].filter(({ module }) => site.plugins.has(module))
  return open.flatMap(({ collection }) =>
    Object.entries(collection.fields).flatMap(([field, { kind }]) => (kind === 'file' ? [{ collection, field }] : [])),
  )
}

async function isOfLearner({ site, [executor]: db }: Context, { person }: Opened): Promise<boolean> {
  const { rows } =
    await sql`select 1 from "user" where site = ${site._id} and _id = ${person} and role = 'user'`.execute(db)
  return rows.length > 0
}
