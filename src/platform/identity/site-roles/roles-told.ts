import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import type { FieldChange } from '#platform/data/history/changes.ts'
import type { Entry } from '#platform/data/history/history-of.ts'
import { ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { words } from './words.ts'

/**
 * Returns the edits of a user's row with granted roles in words. The history stores `admin 64af…` per site. Roles on
 * sites that are not the viewer's appear without the site name.
 */
export async function rolesTold<Edit extends { entry: Entry }>(
  ctx: Context,
  collection: AnyCollection,
  edits: readonly Edit[],
): Promise<Edit[]> {
  if (collection.name !== 'user' || !edits.some(({ entry }) => entry.changes['role'])) return [...edits]
  const { locale } = ctx
  const nodes = await ownedNodes(ctx)
  const names = new Map(nodes.map((node) => [node._id, locale === 'th' ? node.siteName : node.siteNameEn]))
  const labels = new Map(collection.fields['role']?.choices?.map(({ value, label }) => [value, label[locale]]))
  const tell = (held: unknown) =>
    String(held ?? '')
      .split(', ')
      .filter((one) => one !== '')
      .map((one) => {
        const [role = '', site] = one.split(' ')
        const name = labels.get(role) ?? role
        return site ? `${name} (${names.get(site) ?? words.elsewhere[locale]})` : name
      })
      .join(', ')
  const told = (change: FieldChange): FieldChange =>
    'isSecret' in change ? change : { ...change, before: tell(change.before), after: tell(change.after) }
  return edits.map((edit) => {
    const { role, ...others } = edit.entry.changes
    return role ? { ...edit, entry: { ...edit.entry, changes: { ...others, role: told(role) } } } : edit
  })
}
