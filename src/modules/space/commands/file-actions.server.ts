import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { bringBackFile, hideFile } from '#platform/content/file/references/hide-file.ts'
import { asOwnerOf } from '#platform/site/site-tree/nodes.ts'

const isId = (text: string) => /^\d{13,15}-[0-9a-f]{32}$/.test(text)

/** The context of the site whose files are shown: the current one, or another that the viewer owns. */
export const atSite = async (ctx: Context, site: string | null): Promise<Context> =>
  site === null || site === ctx.site._id ? ctx : asOwnerOf(ctx, site)

/** Removes or restores the file in a form. Returns what was done, and null for another form. */
export const doneToFile = async (ctx: Context, form: FormData): Promise<'removed' | 'brought-back' | null> => {
  if (!isAtLeast(ctx.viewer, 'root')) throw forbidden()
  const [intent, id, site] = ['intent', 'file', 'site'].map((name) => String(form.get(name) ?? '')) as [
    string,
    string,
    string,
  ]
  if (intent !== 'remove' && intent !== 'bring-back') return null
  if (!isId(id)) throw notFound()
  const at = await atSite(ctx, site === '' ? null : site)
  await (intent === 'remove' ? hideFile(at, id) : bringBackFile(at, id))
  return intent === 'remove' ? 'removed' : 'brought-back'
}
