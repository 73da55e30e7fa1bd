import { data, href, redirect } from 'react-router'
import { readBaht, readNumber } from '#domain/thai-text/read-number.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { issueDocument } from '../issuing/issue-document.server.ts'
import type { SaleLine } from '../rules/lines.ts'
import { issuesIn, problemsOf, withProblems } from './describe-document-form.ts'
import { screenWords as words } from './words.ts'

const maxTyped = 12
const places = Array.from({ length: maxTyped }, (_, at) => at)
type Written = ReadonlyMap<string, string>

/** An empty form of a document. */
export const loader = loads(async (ctx) => {
  const form = await describe(ctx, new Map([['key', newId(ctx.now)]]), [])
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Requests the document, or shows the form again with what is wrong. */
export const action = acts(async (ctx, { form }) => {
  const written = new Map([...form].map(([name, value]) => [name, String(value)] as const))
  try {
    const { _id } = await issueDocument(ctx, requestOf(ctx, written))
    return redirect(href('/billing/transaction/detail/:id', { id: _id }))
  } catch (error) {
    return data({ form: await describe(ctx, written, fieldIssues(issuesIn(error))) }, { status: 400 })
  }
})

function requestOf(ctx: Context, written: Written) {
  const at = (name: string) => (written.get(name) ?? '').trim()
  const taxClass = at('taxClass') === 'exempt' ? ('exempt' as const) : ('vat' as const)
  const lines = typedPlaces(written).map((place) => lineAt(at, place, taxClass))
  const key = /^[0-9a-f]{24}$/.test(at('key')) ? at('key') : newId(ctx.now)
  const satang = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return {
    ...{ source: `manual:${key}`, branchID: at('branchID'), lines, payment: at('payment'), paidAt: nowOf(ctx) },
    kind: at('kind') === 'quotation' ? ('quotation' as const) : ('sale' as const),
    total: satang / 100,
    buyer: {
      ...{ name: at('buyer.name'), address: at('buyer.address') },
      ...{ taxId: at('buyer.taxId') || null, branch: at('buyer.branch') || null },
    },
  }
}

const typedPlaces = (written: Written) => places.filter((at) => (written.get(`name${at}`) ?? '').trim() !== '')

function lineAt(at: (name: string) => string, place: number, taxClass: SaleLine['taxClass']) {
  const quantity = at(`quantity${place}`) === '' ? 1 : (readNumber(at(`quantity${place}`)) ?? Number.NaN)
  const unitPrice = readBaht(at(`price${place}`)) ?? Number.NaN
  const amount = Math.round(unitPrice * 100 * quantity) / 100
  return { name: at(`name${place}`), quantity, unitPrice, amount, taxClass }
}

/** A line is named by its place among the lines that were sent; the form shows its name. */
const fieldIssues = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    const [, place, part = 'name'] = /^lines\.(\d+)\.?(\w+)?/.exec(issue.field) ?? []
    const field = { quantity: 'quantity', unitPrice: 'price', amount: 'price' }[part] ?? 'name'
    return place === undefined
      ? { ...issue, field: issue.field === 'lines' ? 'name0' : issue.field }
      : { ...issue, field: `${field}${place}` }
  })

async function describe(ctx: Context, written: Written, issues: readonly Issue[]): Promise<FormDescription> {
  const { locale } = ctx
  const branches = await from(ctx, 'tax_branch')
    .select(['_id', 'name', 'branchNo'])
    .where('active', '=', true)
    .orderBy('branchNo')
    .limit(200)
    .execute()
  const choices = branches.map(({ _id, name, branchNo }) => ({ value: _id, label: `${branchNo} ${name}` }))
  const head = headFields(ctx, written, choices)
  const buyer = buyerFieldsOf(ctx, written)
  const lines = places.flatMap((at) => lineFields(ctx, written, at))
  const back = { href: href('/billing/transaction'), label: words.cancel[locale] }
  const section = (title: string, fields: FieldDescription[], text?: string) => ({
    ...{ title, fields: withProblems(ctx, { fields, issues }) },
    ...(text !== undefined && { text }),
  })
  return {
    ...{ heading: words.document[locale], locale, crumbs: [], save: { label: words.save[locale] }, cancel: back },
    hidden: [{ name: 'key', value: written.get('key') ?? '' }],
    sections: [
      section(words.document[locale], head),
      section(words.buyer[locale], buyer),
      section(words.lines[locale], lines, words.linesText[locale]),
    ],
    problems: problemsOf(ctx, { fields: [...head, ...buyer, ...lines], issues }),
    words: formWordsIn(locale),
  }
}

function headFields(
  { locale }: Context,
  written: Written,
  branches: { value: string; label: string }[],
): FieldDescription[] {
  const choice = (name: string, label: string, choices: { value: string; label: string }[]): FieldDescription => ({
    ...{
      name,
      label,
      kind: 'choice',
      choices,
      value: written.get(name) ?? choices[0]?.value ?? '',
      isRequired: true,
      span: 3,
    },
  })
  return [
    choice('kind', words.kind[locale], [
      { value: 'sale', label: words.sale[locale] },
      { value: 'quotation', label: words.quotation[locale] },
    ]),
    choice('branchID', words.branch[locale], branches),
    choice('taxClass', words.taxClass[locale], [
      { value: 'vat', label: words.classVat[locale] },
      { value: 'exempt', label: words.classExempt[locale] },
    ]),
    { name: 'payment', label: words.payment[locale], kind: 'text', value: written.get('payment') ?? '', span: 3 },
  ]
}

function buyerFieldsOf({ locale }: Context, written: Written): FieldDescription[] {
  const field = (name: string, label: string, span: 3 | 6): FieldDescription => ({
    ...{ name: `buyer.${name}`, label, kind: 'text', value: written.get(`buyer.${name}`) ?? '', span },
  })
  return [
    { ...field('name', words.buyerName[locale], 6), isRequired: true },
    field('taxId', words.taxId[locale], 3),
    field('branch', words.branchNo[locale], 3),
    field('address', words.address[locale], 6),
  ]
}

function lineFields({ locale }: Context, written: Written, at: number): FieldDescription[] {
  const value = (name: string) => written.get(`${name}${at}`) ?? ''
  return [
    { name: `name${at}`, label: fill(words.name[locale], { n: at + 1 }), kind: 'text', value: value('name'), span: 2 },
    { name: `quantity${at}`, label: words.quantity[locale], kind: 'number', value: value('quantity'), span: 2 },
    { name: `price${at}`, label: words.price[locale], kind: 'baht', value: value('price'), span: 2 },
  ]
}
