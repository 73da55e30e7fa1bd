import { href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import {
  type BulkOperation,
  bulkOperationOf,
  cancelBulkOperation,
} from '#platform/background/bulk-operation/bulk-operation.ts'
import { describeBulkOperation } from '#platform/background/bulk-operation/describe-bulk-operation.ts'
import { type Item, itemsOf, outcomeCounts } from '#platform/background/bulk-operation/items.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { RecordDescription, RelatedList } from '#ui/office/description.ts'
import { bulkIssueKind as kind } from '../../issuing/jobs.ts'
import { officeWords as words, outcomeWords } from '../../office-words.ts'

type Outcome = keyof typeof outcomeWords
const perPage = 200

/** The progress of a bulk issue, and the result for each learner. */
export const loader = loads(async (ctx, { params, url }) => {
  const operation = await bulkOperationOf(ctx, kind, idIn(params))
  const wanted = url.searchParams.get('became') ?? ''
  const became = Object.hasOwn(outcomeWords, wanted) ? wanted : undefined
  return {
    record: await describeRun(ctx, { operation, became }),
    run: describeBulkOperation(ctx, operation, words.issue[ctx.locale]),
    title: pageTitle(ctx, words.results[ctx.locale]),
  }
})

/** Cancels the rest of it. */
export const action = acts(async (ctx, { params, form }) => {
  const _id = idIn(params)
  if (form.get('intent') !== 'cancel') throw notFound()
  await cancelBulkOperation(ctx, kind, _id)
  return redirect(href('/certificate/issue/:id', { id: _id }))
})

function idIn(params: Record<string, string | undefined>): string {
  const _id = params['id'] ?? ''
  if (!/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  return _id
}

async function describeRun(
  ctx: Context,
  { operation, became }: { operation: BulkOperation; became: string | undefined },
): Promise<RecordDescription> {
  const { locale } = ctx
  const query = { operation: operation._id, outcome: became, limit: perPage, offset: 0 }
  const { items, total } = await itemsOf(ctx, query)
  const tally = await outcomeCounts(ctx, operation._id)
  const here = href('/certificate/issue/:id', { id: operation._id })
  const outcomes = (Object.keys(outcomeWords) as Outcome[]).filter(
    (one) => one === 'issued' || (tally.get(one) ?? 0) > 0,
  )
  return {
    crumbs: [{ href: href('/certificate/dashboard'), label: words.certificates[locale] }],
    ...{ heading: words.results[locale], facts: [], sections: [] },
    figures: outcomes.slice(0, 4).map((one) => ({
      ...{ label: outcomeWords[one][locale], value: (tally.get(one) ?? 0).toLocaleString('th-TH') },
      href: `${here}?became=${one}`,
    })),
    actions: [
      { label: words.again[locale], href: href('/certificate/issue'), isPrimary: operation.state !== 'running' },
      { label: words.all[locale], href: here },
    ],
    related: [
      {
        title: became ? outcomeWords[became as Outcome][locale] : words.all[locale],
        ...{ count: total.toLocaleString('th-TH'), list: learnersOf(ctx, { operation, items }) },
      },
    ],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

function learnersOf(
  { locale }: Context,
  { operation, items }: { operation: BulkOperation; items: readonly Item[] },
): RelatedList {
  const open = operation.state === 'running' ? words.waits[locale] : words.left[locale]
  return {
    columns: [
      { name: 'name', label: words.name[locale], kind: 'person' },
      { name: 'outcome', label: words.result[locale], kind: 'state' },
    ],
    rows: items.map(({ at, title, outcome }) => ({
      ...{ id: String(at), actions: [] },
      cells: {
        name: { text: title },
        outcome: {
          text: outcome === null ? open : (outcomeWords[outcome as Outcome]?.[locale] ?? outcome),
          tone: outcome === null ? ('busy' as const) : outcome === 'issued' ? ('live' as const) : ('off' as const),
        },
      },
    })),
    empty: { title: words.none[locale] },
    words: listWords(locale),
  }
}
