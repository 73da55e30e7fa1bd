import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listRouteOf } from '#platform/manifest/list-route.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { type ImportResult, importedBy } from '#platform/data/import-export/workbook/undo-workbook.ts'
import type { WorkbookDescription, WorkbookDone } from '#ui/office/list/import/workbook/workbook-description.ts'
import { workbookWords as words } from '../workbook-words.ts'

/** The workbook screen: the export, the import, and the result in the URL. */
export const describeWorkbook = async (
  ctx: Context,
  { route, url }: { route: Route; url: URL },
): Promise<WorkbookDescription> => {
  const { locale } = ctx
  const exported = `/api/workbook/export?lang=${locale}`
  return {
    heading: route.meta.title[locale],
    crumbs: [{ href: href('/setup/dashboard'), label: words.setup[locale] }],
    ...{ templateHref: `${exported}&template=1`, ownHref: exported, apiHref: '/api/workbook/import' },
    done: undoneIn(ctx, url) ?? (await storedIn(ctx, url)),
    words: inLocale(words, locale),
  }
}

/** The batch ids in a URL or a form. */
export const batchesIn = (text: string | null) => (text ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id))

function undoneIn({ locale }: Context, { searchParams }: URL): WorkbookDone | null {
  const [n, failed] = ['undone', 'failed'].map((name) => Number(searchParams.get(name) ?? 0))
  if (!searchParams.has('undone') || !Number.isInteger(n) || !Number.isInteger(failed)) return null
  const said = { n: n!.toLocaleString('th-TH'), failed: failed!.toLocaleString('th-TH') }
  return { text: fill(words[failed === 0 ? 'undone' : 'partlyUndone'][locale], said), sheets: [] }
}

async function storedIn(ctx: Context, { searchParams }: URL): Promise<WorkbookDone | null> {
  const brought = await importedBy(ctx, batchesIn(searchParams.get('batches')).slice(0, 40))
  const standing = brought.filter(({ isUndone }) => !isUndone)
  if (standing.length === 0) return null
  const sum = (name: 'created' | 'changed') => standing.reduce((all, one) => all + one[name], 0).toLocaleString('th-TH')
  return {
    text: fill(words.stored[ctx.locale], { created: sum('created'), changed: sum('changed') }),
    undo: {
      label: words.undo[ctx.locale],
      method: 'post',
      hidden: [{ name: 'undo', value: standing.map(({ batch }) => batch).join(',') }],
    },
    sheets: standing.toReversed().map((one) => sheetOf(ctx, one)),
  }
}

function sheetOf(ctx: Context, { collection: name, created, changed }: ImportResult): WorkbookDone['sheets'][number] {
  const list = listRouteOf(ctx, name)
  return {
    name: ctx.app.collections.get(name)!.collection.plural[ctx.locale],
    created: created.toLocaleString('th-TH'),
    changed: changed.toLocaleString('th-TH'),
    ...(list && { href: list.path }),
  }
}
