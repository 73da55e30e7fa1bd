import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import { caps } from '#platform/transfer/caps.ts'
import type { FileFormat } from '#platform/transfer/file-types.ts'
import { mayExport } from '#platform/transfer/rights.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import type { ListQuery } from '../list-query.ts'
import { words } from '../words.ts'

/** The ways to take away what a list shows, all its pages, for who may; a format that holds fewer rows is locked. */
export const exportsOf = (
  ctx: Context,
  listed: { collection: AnyCollection; query: ListQuery; total: number },
): Pick<ListDescription, 'exports'> => {
  const { collection, query, total } = listed
  if (total === 0 || !mayExport(ctx, collection)) return {}
  const action = (format: FileFormat, of: { label: string; most: number }): Action => {
    const asked = new URLSearchParams({ format, sort: query.isDescending ? `${query.sort} desc` : query.sort })
    if (query.q !== '') asked.set('q', query.q)
    if (total <= of.most) return { label: of.label, href: `/api/${collection.name}/export?${asked}` }
    return { label: of.label, lock: fill(words.exportTooMany[ctx.locale], { most: of.most.toLocaleString('th-TH') }) }
  }
  const actions = [
    action('xlsx', { label: words.exportExcel[ctx.locale], most: caps.rows }),
    action('csv', { label: words.exportCsv[ctx.locale], most: caps.streamedRows }),
  ]
  return { exports: { label: words.export[ctx.locale], actions } }
}
