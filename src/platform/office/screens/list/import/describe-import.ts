import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { columnsOf } from '#platform/data/import-export/columns.ts'
import { mayImport } from '#platform/data/import-export/rights.ts'
import type { ImportDescription } from '#ui/office/list/import/import-description.ts'
import { importWords } from './words.ts'

/** Returns the address of a list's import screen; null if the viewer may not import. */
export const importHref = (ctx: Context, { collection, url }: { collection: AnyCollection; url: URL }) =>
  mayImport(ctx, collection) && !collection.singleton ? `${url.pathname}?import=1` : null

export const isImportAsked = (ctx: Context, { collection, url }: { collection: AnyCollection; url: URL }) =>
  url.searchParams.has('import') && importHref(ctx, { collection, url }) !== null

/** Returns the description of an import: the fields for columns, and where to get a template. */
export const describeImport = (
  ctx: Context,
  { collection, url, listHref = url.pathname }: { collection: AnyCollection; url: URL; listHref?: string },
): ImportDescription => {
  const { locale } = ctx
  const columns = columnsOf(ctx, collection).filter(({ owner, name }) => owner?.isWritable || name === '_id')
  const names = columns.filter(({ name, isReadable }) => name !== '_id' && isReadable).map(({ name }) => name)
  const template = new URLSearchParams({
    ...{ format: 'xlsx', fields: names.join(','), filter: JSON.stringify({ _id: '' }) },
  })
  return {
    heading: fill(importWords.heading[locale], { name: collection.plural[locale] }),
    crumbs: [
      { href: listHref, label: collection.plural[locale] },
      { href: url.pathname + url.search, label: importWords.import[locale] },
    ],
    listHref,
    templateHref: `/api/${collection.name}/export?${template}`,
    apiHref: `/api/${collection.name}/import`,
    fields: columns.map(({ name, head }) => ({ name, label: head[locale] })),
    words: inLocale(importWords, locale),
  }
}
