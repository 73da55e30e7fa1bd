import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { mayExport } from '#platform/data/import-export/rights.ts'
import type { BulkDescription, BulkVerb } from '#ui/office/list/bulk/bulk-description.ts'
import type { FilterField } from '#ui/office/list/filter/filter-description.ts'
import type { Listed } from '../../description/describe-list.ts'
import type { ListQuery } from '../list-query.ts'
import { fieldsOf } from '../filter/describe-filter.ts'
import { familyOf } from '../filter/operators.ts'
import { actionsOf } from '../../record/record-action/actions.ts'
import { describeRecordAction } from '../../record/record-action/describe-action.ts'
import { recordActionWords } from '../../record/record-action/words.ts'
import { bulkWords } from '../words.ts'

/** Maximum numbers of rows: in one request, and by a job. */
export const mostAtOnce = 1000
export const mostInRun = 100_000

/** What this viewer can do to many rows of a list; undefined where there is nothing. */
export const describeBulk = async (
  ctx: Context,
  { collection, total, isBin, query }: Pick<Listed, 'collection' | 'total' | 'isBin' | 'query'>,
): Promise<BulkDescription | undefined> => {
  const said = inLocale(bulkWords, ctx.locale)
  const verbs = verbsOf(ctx, collection, isBin)
  const settable = isBin ? [] : settableFields(ctx, collection)
  const canExport = !isBin && mayExport(ctx, collection)
  const actions = isBin
    ? []
    : await Promise.all(actionsOf(ctx, collection).map((action) => describeRecordAction(ctx, { collection, action })))
  if (verbs.length + settable.length + actions.length === 0 && !canExport) return undefined
  const { select, selectPage, selected, all, clear, set, export: take, ask, dont, tooMany } = said
  return {
    total,
    most: mostInRun,
    verbs,
    settable,
    actions,
    ...(canExport && { exportHref: `/api/${collection.name}/export?format=xlsx` }),
    ...(!collection.softDelete && { ask: { text: said.askForEver } }),
    of: foundBy(query, isBin),
    words: {
      ...{ select, selectPage, selected, all, clear, set, export: take, ask, dont, do: said.do },
      many: recordActionWords.many[ctx.locale],
      tooMany: fill(tooMany, { most: mostInRun.toLocaleString('th-TH') }),
    },
  }
}

const foundBy = ({ q, conditions, isAny }: ListQuery, isBin: boolean) => JSON.stringify([q, conditions, isAny, isBin])

function verbsOf(ctx: Context, collection: AnyCollection, isBin: boolean): BulkVerb[] {
  if (!mayEver(collection.access.remove, ruledBy(ctx, collection))) return []
  if (isBin) return [{ intent: 'bulk-restore', label: bulkWords.restore[ctx.locale], icon: 'restore' }]
  return [{ intent: 'bulk-remove', label: bulkWords.remove[ctx.locale], icon: 'trash', isDestructive: true }]
}

/** Fields whose value is one of some: what is different in each row is nothing to set in many. */
function settableFields(ctx: Context, collection: AnyCollection): FilterField[] {
  if (!mayEver(collection.access.update, ruledBy(ctx, collection))) return []
  const names = Object.entries(collection.fields).flatMap(([name, field]) => {
    const isOne = ['chosen', 'boolean'].includes(familyOf(field) ?? '')
    const isUnique = (collection.uniques ?? []).some((unique) => unique.includes(name))
    return isOne && !isUnique && isWritable(ctx, field) && !field.derived && fieldTypeOf(field).form.control
      ? [name]
      : []
  })
  return fieldsOf(ctx, collection).filter(({ name }) => names.includes(name))
}
