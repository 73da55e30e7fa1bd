import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { listRouteOf } from '#platform/manifest/list-route.ts'
import { notify } from '#platform/background/notifications/notify.ts'
import { words } from '../words.ts'
import type { ImportReport } from './report.ts'

/** Notifies the importing user of the number of rows, with a link to the list. */
export const tellImporter = async (ctx: Context, of: { collection: AnyCollection; report: ImportReport }) => {
  const { collection, report } = of
  const list = listRouteOf(ctx, collection.name)
  const filled = ({ th, en }: Text) => ({
    th: fill(th, { name: collection.plural.th, created: report.created, changed: report.changed }),
    en: fill(en, { name: collection.plural.en, created: report.created, changed: report.changed }),
  })
  await notify(ctx, {
    to: ctx.viewer.id,
    title: filled(words.imported),
    text: filled(words.importedText),
    href: list?.path ?? '/',
  })
}
