import type { RowOf } from '#platform/data/collection/registry.ts'
import { carried, type Carried, reference, rewritten } from '../carried.ts'

/** The name of a post across sites, where its `_id` has no meaning. */
export const nameOf = ({ type, slug }: { type: string; slug: string }) => `${reference.post}${type}/${slug}`

/** A post of the site for export. References to other posts become names, by `names`. */
export function carriedRow(row: RowOf<'post'>, names: ReadonlyMap<string, string>): Carried {
  const { type, slug, title, purpose, content, builder, parent, status, display, feature_image, authen } = row
  const { destination, next, ref1, mode, fullscreen, audience, targets, visibleFrom, visibleUntil } = row
  const { searchTitle, searchText, sharePicture, noindex, topics } = row
  return carried.parse({
    ...{
      type,
      slug,
      title,
      purpose,
      content: content ?? '',
      parent: parent === null ? null : (names.get(parent) ?? null),
    },
    builder: rewritten(builder, (text) => names.get(text) ?? text),
    createdAt: new Date(row.createdAt).toISOString(),
    ...{ status, display, feature_image, authen, destination, next, ref1, mode, fullscreen, audience, targets },
    ...{ visibleFrom, visibleUntil, searchTitle, searchText, sharePicture, noindex, topics },
  })
}
