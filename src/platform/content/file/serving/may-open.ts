import { sql } from 'kysely'
import { isAtLeast, isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Opened } from './found.ts'
import { isNamedForViewer } from './named-by.ts'

/**
 * Whether the viewer may open a file. A public file is open to everybody, on any site. A private one is open to its
 * uploader and to administrators of its site. Viewers may open it if they may read a field that names it, and staff if
 * they may read its record.
 */
export const mayOpen = async (ctx: Context, file: Opened): Promise<boolean> => {
  if (file.isPublic) return true
  const { viewer } = ctx
  if (file.site !== ctx.site._id) return false
  if (isSignedIn(viewer) && (file.person === viewer.id || isAtLeast(viewer, 'admin'))) return true
  return (isStaff(viewer) && (await readsRecordOf(ctx, file))) || isNamedForViewer(ctx, file)
}

async function readsRecordOf(ctx: Context, { id }: Opened): Promise<boolean> {
  const { rows } = await sql<{ collection: string; row: string }>`select collection, "row" from attachment
    where site = ${ctx.site._id} and file = ${id} and "removedAt" is null`.execute(ctx[executor])
  for (const { collection, row } of rows) {
    const entry = ctx.app.collections.get(collection)
    if (!entry || !ctx.site.plugins.has(entry.module)) continue
    const read = await fromAny(ctx, entry.collection).select('row._id').where('row._id', '=', row).executeTakeFirst()
    if (read) return true
  }
  return false
}
