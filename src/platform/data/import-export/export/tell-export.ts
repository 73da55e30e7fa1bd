import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { listBeside } from '#platform/office/screens/paths.ts'
import { words } from '../words.ts'
import type { ExportedFile } from './export-collection.ts'

/** Notifies the user of their export: its title, file name and source list. */
export const tellExport = (ctx: Context, name: string, { title, format }: ExportedFile): Promise<boolean> => {
  const { plural } = collectionOf(ctx, name)
  const said = (locale: 'th' | 'en') => fill(words.exported[locale], { name: plural[locale] })
  const file = `${title}.${format}`
  return notify(ctx, {
    to: ctx.viewer.id,
    title: { th: said('th'), en: said('en') },
    text: { th: file, en: file },
    href: listBeside(ctx, { collection: name, near: { path: `/${name}` } })?.href ?? '/',
  })
}
