import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { bytesByStore } from '#platform/content/file/references/listed-files.ts'
import { spaceWords as words } from '../words.ts'

/**
 * The display names of a site's storages: this machine, a bucket if one exists or holds files, and the site's own
 * storages.
 */
export const storeNames = async (ctx: Context): Promise<{ value: string; label: string }[]> => {
  const { locale } = ctx
  const [spaces, held] = await Promise.all([
    from(ctx, 'space').select(['_id', 'name']).orderBy('name').execute(),
    bytesByStore(ctx),
  ])
  const holds = (name: string) => held.some(({ store }) => store === name)
  return [
    { value: 'disk', label: words.disk[locale] },
    ...(ctx.app.files.bucket || holds('bucket') ? [{ value: 'bucket', label: words.shared[locale] }] : []),
    ...(holds('site') ? [{ value: 'site', label: words.bucket[locale] }] : []),
    ...spaces.map(({ _id, name }) => ({ value: `space ${_id}`, label: name })),
  ]
}
