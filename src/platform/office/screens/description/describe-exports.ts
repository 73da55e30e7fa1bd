import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { caps } from '#platform/data/import-export/caps.ts'
import { columnsOf } from '#platform/data/import-export/columns.ts'
import type { FileFormat } from '#platform/data/import-export/file-types.ts'
import { mayExport } from '#platform/data/import-export/rights.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { columnsOf as shownColumns } from '../list/columns/columns.ts'
import { writeCondition } from '../list/filter/conditions.ts'
import { narrowing } from '../list/views/declared.ts'
import type { ListQuery } from '../list/list-query.ts'
import { words } from '../words.ts'

/** Returns the export links of a list, for all its pages, if permitted. A format that allows fewer rows is disabled. */
export const exportsOf = (
  ctx: Context,
  listed: { collection: AnyCollection; query: ListQuery; total: number; isBin: boolean },
): Pick<ListDescription, 'exports'> => {
  const { collection, query, total } = listed
  if (total === 0 || !mayExport(ctx, collection)) return {}
  const narrowed = narrowing(query, listed)
  const action = (format: FileFormat, of: { label: string; most: number }): Action => {
    const asked = new URLSearchParams({ format, sort: query.isDescending ? `${query.sort} desc` : query.sort })
    if (query.q !== '') asked.set('q', query.q)
    for (const condition of query.conditions) asked.append('where', writeCondition(condition))
    if (query.isAny) asked.set('any', '1')
    if (narrowed.length > 0) asked.set('filter', JSON.stringify({ $and: narrowed }))
    if (query.columns) asked.set('fields', fieldsOf(ctx, collection, query).join(','))
    if (total <= of.most) return { label: of.label, href: `/api/${collection.name}/export?${asked}` }
    return { label: of.label, lock: fill(words.exportTooMany[ctx.locale], { most: of.most.toLocaleString('th-TH') }) }
  }
  const actions = [
    action('xlsx', { label: words.exportExcel[ctx.locale], most: caps.rows }),
    action('csv', { label: words.exportCsv[ctx.locale], most: caps.streamedRows }),
  ]
  return { exports: { label: words.export[ctx.locale], actions } }
}

/** Returns the list's chosen columns, after the identifying ones. */
function fieldsOf(ctx: Context, collection: AnyCollection, query: ListQuery): string[] {
  const known = columnsOf(ctx, collection).filter(({ isReadable }) => isReadable)
  const shown = new Set(['_id', ...shownColumns(ctx, collection, query)])
  return [...shown].filter((name) => known.some((column) => column.name === name))
}
