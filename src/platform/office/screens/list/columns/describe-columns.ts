import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { ColumnChoice } from '#ui/office/list/columns/column-choice.ts'
import { fieldAt } from '../../description/cell.ts'
import { listHref, type ListQuery } from '../list-query.ts'
import { choosableColumns, columnsOf } from './columns.ts'
import { columnWords } from '../words.ts'

/** Returns the selectable columns of a list: chosen ones first, in their order. */
export const describeColumns = (
  ctx: Context,
  { collection, query, url }: { collection: AnyCollection; query: ListQuery; url: URL },
): ColumnChoice => {
  const shown = columnsOf(ctx, collection, query)
  const hidden = choosableColumns(ctx, collection).filter((name) => !shown.includes(name))
  return {
    columns: [...shown, ...hidden].map((name) => ({ name, label: labelOf(ctx, collection, name) })),
    shown,
    baseHref: listHref(url, { columns: null }),
    isStandard: query.columns === null,
    words: inLocale(columnWords, ctx.locale),
  }
}

function labelOf({ locale }: Context, collection: AnyCollection, path: string): string {
  const [whole, part] = path.split('.') as [string, string | undefined]
  const label = fieldAt(collection, path)!.label[locale]
  return part === undefined ? label : `${collection.fields[whole]!.label[locale]} · ${label}`
}
