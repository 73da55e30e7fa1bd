import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import {
  type BulkOperation,
  bulkOperationOf,
  cancelBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { describeBulkOperation } from '#platform/background/bulk-operation/describe-bulk-operation.ts'
import { type Item, itemsOf, outcomeCounts } from '#platform/background/bulk-operation/items.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RecordDescription, RelatedList } from '#ui/office/description.ts'
import { regradeKind as kind, type RegradeRequest } from '../../results/regrade/regrade-kind.ts'
import { regradeOutcomeWords as outcomeWords, regradeWords as words } from '../../results/regrade/words.ts'

type Outcome = keyof typeof outcomeWords
const perPage = 500

/** The progress of a regrade, and the result for each attempt. */
export const loader = loads(async (ctx, { params }) => {
  const operation = await bulkOperationOf(ctx, kind, idIn(params))
  return {
    record: await describeRun(ctx, operation),
    run: describeBulkOperation(ctx, operation, words.running[ctx.locale]),
    title: pageTitle(ctx, words.results[ctx.locale]),
  }
})

/** Cancels the rest of it. */
export const action = acts(async (ctx, { params, form }) => {
  const _id = idIn(params)
  if (form.get('intent') !== 'cancel') throw notFound()
  await cancelBulkOperation(ctx, kind, _id)
  return redirect(href('/lesson/exam/regrade/run/:id', { id: _id }))
})

function idIn(params: Record<string, string | undefined>): string {
  const _id = params['id'] ?? ''
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  return _id
}

async function describeRun(ctx: Context, operation: BulkOperation<RegradeRequest>): Promise<RecordDescription> {
  const { locale } = ctx
  const { items, total } = await itemsOf(ctx, { operation: operation._id, limit: perPage, offset: 0 })
  const counts = await outcomeCounts(ctx, operation._id)
  const outcomes = (Object.keys(outcomeWords) as Outcome[]).filter((one) => one === 'changed' || counts.has(one))
  return {
    crumbs: [
      { href: href('/lesson/exam/attempts/:id', { id: operation.params.examID }), label: words.heading[locale] },
    ],
    ...{ heading: words.results[locale], facts: [operation.params.reason], actions: [], sections: [] },
    figures: outcomes.slice(0, 4).map((one) => ({
      ...{ label: outcomeWords[one][locale], value: (counts.get(one) ?? 0).toLocaleString('th-TH') },
    })),
    related: [{ title: words.results[locale], count: total.toLocaleString('th-TH'), list: itemList(ctx, items) }],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

const itemList = ({ locale }: Context, items: readonly Item[]): RelatedList => ({
  columns: [
    { name: 'name', label: words.learner[locale], kind: 'person' },
    { name: 'outcome', label: words.outcome[locale], kind: 'state' },
  ],
  rows: items.map(({ at, title, outcome }) => ({
    ...{ id: String(at), actions: [] },
    cells: {
      name: { text: title },
      outcome: {
        text: outcome === null ? words.waits[locale] : (outcomeWords[outcome as Outcome]?.[locale] ?? outcome),
        tone: outcome === null ? ('busy' as const) : outcome === 'changed' ? ('live' as const) : ('off' as const),
      },
    },
  })),
  empty: { title: words.nobody[locale] },
  words: listWords(locale),
})
