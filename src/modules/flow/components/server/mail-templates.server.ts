import type { Context } from '#platform/context.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { titleOf } from '#platform/office/screens/description/labels.ts'

const maxTemplates = 100

/** The email templates of the site that the viewer may read, as choices. None while the site has no templates. */
export async function mailTemplates(ctx: Context): Promise<{ value: string; label: string }[]> {
  const entry = ctx.app.collections.get('email_template')
  if (!entry || !ctx.site.plugins.has(entry.module)) return []
  const rows = await fromAny(ctx, entry.collection).selectAll().orderBy('row._id').limit(maxTemplates).execute()
  return rows.map((row) => ({ value: String(row['_id']), label: titleOf(entry.collection, row) || String(row['_id']) }))
}
