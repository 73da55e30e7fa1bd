import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound, RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { officeWords as words } from '../../office-words.ts'
import { moveKinds } from '../../rules/move-kinds.ts'
import { handKinds, readStockForm, type StockFormProblem } from '../../rules/stock-form.ts'
import { moveStock } from '../../stock/move-stock.server.ts'

interface Draft {
  kind: string
  quantity: string
  reason: string
  issues: readonly Issue[]
}

/** The form that changes the stock of the item in the address. */
export const loader = loads(async (ctx, { params }) => {
  const form = await describe(ctx, params['id'] ?? '', { kind: 'in', quantity: '', reason: '', issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** An adjustment names the version of the stock that the person saw, so that a sale made meanwhile is not undone. */
export const action = acts(async (ctx, { params, form }) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const id = params['id'] ?? ''
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 500)
  const sent = { kind: text('kind'), quantity: text('quantity'), reason: text('reason') }
  const item = await itemOf(ctx, id)
  const read = readStockForm(sent, item.onHand)
  if ('problem' in read) return refused(ctx, id, { ...sent, issues: [issueOf(read.problem)] })
  try {
    const version = read.kind === 'adjust' ? { version: Number(text('version')) || 0 } : {}
    await moveStock(ctx, [{ sku: item.sku, ...read, ...version }])
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return refused(ctx, id, { ...sent, issues: error.issues.map((issue) => ({ ...issue, field: 'quantity' })) })
  }
  return redirect(`${href('/shop/inventory/detail/:id', { id })}?done=moved`)
})

const refused = async (ctx: Context, id: string, draft: Draft) =>
  data({ form: await describe(ctx, id, draft) }, { status: 400 })

const problemFields = { kind: 'kind', quantity: 'quantity', reason: 'reason', nothing: 'quantity' } as const
const problemWords = {
  kind: words.badKind,
  quantity: words.badQuantity,
  reason: words.reasonMissing,
  nothing: words.nothing,
}
const issueOf = (problem: StockFormProblem): Issue => ({
  ...{ field: problemFields[problem], code: problem },
  ...problemWords[problem],
})

async function itemOf(ctx: Context, id: string) {
  const item = await from(ctx, 'stock_item')
    .select(['stock_item.sku', 'stock_item.onHand', 'stock_item.version'])
    .where('stock_item._id', '=', id)
    .executeTakeFirst()
  if (!item) throw notFound()
  return item
}

async function describe(ctx: Context, id: string, draft: Draft): Promise<FormDescription> {
  const { locale } = ctx
  const item = await itemOf(ctx, id)
  const back = { href: href('/shop/inventory/detail/:id', { id }), label: item.sku }
  return {
    ...{ heading: fill(words.moveOf[locale], { name: item.sku }), locale, crumbs: [back] },
    hidden: [{ name: 'version', value: String(item.version) }],
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.save[locale] } },
    sections: [{ title: words.stock[locale], fields: fieldsOf(ctx, draft) }],
    problems: draft.issues.map((issue) => ({
      name: issue.field,
      label: labelOf(ctx, issue.field),
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

const labelOf = ({ locale }: Context, field: string) =>
  (field === 'kind' ? words.kind : field === 'reason' ? words.reason : words.quantity)[locale]

function fieldsOf({ locale }: Context, { kind, quantity, reason, issues }: Draft): FieldDescription[] {
  const problem = (name: string) => {
    const issue = issues.find(({ field }) => field === name)
    return issue ? { problem: issue[locale] } : {}
  }
  const choices = moveKinds
    .filter(({ value }) => handKinds.some((one) => one === value))
    .map(({ value, label }) => ({ value, label: label[locale] }))
  return [
    {
      ...{ name: 'kind', label: words.kind[locale], kind: 'choice', value: kind, isRequired: true, span: 3, choices },
      ...problem('kind'),
    },
    {
      ...{
        name: 'quantity',
        label: words.quantity[locale],
        kind: 'number',
        value: quantity,
        isRequired: true,
        span: 3,
      },
      ...{ hint: words.quantityHint[locale], ...problem('quantity') },
    },
    {
      ...{ name: 'reason', label: words.reason[locale], kind: 'longtext', value: reason, span: 6 },
      ...{ hint: words.reasonHint[locale], ...problem('reason') },
    },
  ]
}
