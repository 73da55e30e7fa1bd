import { withListed } from '#platform/data/collection/listed/uses.ts'
import type { Context } from '#platform/context.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { columnNames, type Listed } from '../description/describe-list.ts'
import { describeBulk } from './bulk/describe-bulk.ts'
import { describeReplacing } from './bulk/replace.ts'
import { describeColumns } from './columns/describe-columns.ts'
import { describeEditing } from './describe-editing.ts'
import { describeFilter } from './filter/describe-filter.ts'
import { importHref } from './import/describe-import.ts'
import { importWords } from './import/words.ts'
import { describeFigures } from './figures/describe-figures.ts'
import { describeViews } from './views/describe-views.ts'

type Tools = Pick<
  ListDescription,
  | 'actions'
  | 'overview'
  | 'figures'
  | 'charts'
  | 'counting'
  | 'views'
  | 'viewOptions'
  | 'filter'
  | 'columnChoice'
  | 'bulk'
  | 'editing'
  | 'replacing'
>

/** Returns the tools of a derived list: views, filters, columns, inline editing and bulk actions. */
export const describeTools = async (ctx: Context, listed: Listed): Promise<Tools> => {
  const held = new Set(listed.rows.flatMap((row) => Object.values(row)))
  const offering = { ...listed, collection: await withListed(ctx, listed.collection, { held }) }
  const filtered = { ...listed, collection: await withListed(ctx, listed.collection, { held: 'all' }) }
  const bulk = await describeBulk(ctx, offering)
  const replacing = await describeReplacing(ctx, listed)
  const bring = listed.isBin ? null : importHref(ctx, listed)
  const editing = listed.isBin ? undefined : describeEditing(ctx, { ...offering, names: columnNames(ctx, listed) })
  return {
    actions: [
      ...(bring ? [{ label: importWords.import[ctx.locale], href: bring, icon: 'upload' as const }] : []),
      ...besides(ctx, listed),
    ],
    ...(await describeViews(ctx, listed)),
    ...(!listed.isBin && (await describeFigures(ctx, listed))),
    filter: await describeFilter(ctx, filtered),
    columnChoice: describeColumns(ctx, listed),
    ...(replacing && { replacing }),
    ...(bulk && { bulk }),
    ...(editing && { editing }),
  }
}

/** Returns the related screens of a list, from manifests of the site's active modules. */
const besides = ({ app, site, viewer, locale }: Context, { collection, isBin }: Listed): Action[] =>
  isBin
    ? []
    : app.manifests
        .flatMap(({ name, routes }) => (site.plugins.has(name) ? routes : []))
        .filter((route) => route.linkedFromList === collection.name && isAllowed(route, viewer))
        .filter(({ requiresModule }) => requiresModule === undefined || site.plugins.has(requiresModule))
        .map(({ path, meta }) => ({ href: path, label: meta.title[locale] }))
