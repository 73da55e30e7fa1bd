import { type ActionFunctionArgs, href, type LoaderFunctionArgs, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf, formOf } from '#platform/http/request.server.ts'
import { acts } from '#platform/http/request.server.ts'
import { action as act, loader as show } from '#platform/office/screens/show.server.ts'
import type { Action, Pair, RecordDescription } from '#ui/office/description.ts'
import { cancelRequest, issueNow } from '../issuing/issue-document.server.ts'
import { queueDocument } from '../issuing/queue-xml.server.ts'
import { replaceDocument } from '../issuing/void-document.server.ts'
import { isSaleKind } from '../rules/document-kinds.ts'
import { etaxWords } from '../etax/words.ts'
import { xmlPart } from './etax/describe-xml.ts'
import { screenWords as words } from './words.ts'

/** The derived record, with the lines of the document and the actions of its state. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const shown = await show(args)
  const document = await documentOf(ctx, args.params['id'] ?? '')
  const done = new URL(args.request.url).searchParams.get('done')
  const { record } = shown
  const isOfUs = done === 'issued' || done === 'taken' || done === 'voided'
  const xml = await xmlPart(ctx, document)
  return {
    ...shown,
    record: {
      ...record,
      ...(isOfUs && { saved: words[done][ctx.locale] }),
      ...(done === 'xml' && { saved: etaxWords.writing[ctx.locale] }),
      actions: [
        ...actionsOf(ctx, document),
        ...xml.actions,
        ...record.actions.filter((one) => isFitting(one, document)),
      ],
      sections: [
        ...record.sections.filter(({ isAside }) => !isAside),
        ...sectionsOf(ctx, document),
        ...xml.sections,
        ...record.sections.filter(({ isAside }) => isAside),
      ],
    },
  }
}

/** Issues, takes back or replaces the document; anything else is a form of the derived record. */
export const action = async (args: ActionFunctionArgs) => {
  const intent = String((await formOf(args.request)).get('intent') ?? '')
  return intent.startsWith('document-') ? change(args) : act(args)
}

const change = acts(async (ctx, { params, form }) => {
  const id = params['id'] ?? ''
  const here = href('/billing/transaction/detail/:id', { id })
  const intent = form.get('intent')
  if (intent === 'document-replace')
    return redirect(href('/billing/transaction/edit/:id', { id: await replaceDocument(ctx, id) }))
  if (intent === 'document-xml') {
    await queueDocument(ctx, id)
    return redirect(`${here}?done=xml`)
  }
  if (intent === 'document-issue') await issueNow(ctx, id)
  else await cancelRequest(ctx, id)
  return redirect(`${here}?done=${intent === 'document-issue' ? 'issued' : 'taken'}`)
})

const documentOf = (ctx: Context, _id: string) =>
  from(ctx, 'tax_document').selectAll().where('tax_document._id', '=', _id).executeTakeFirstOrThrow()

type Document = Awaited<ReturnType<typeof documentOf>>

/** A numbered document is not edited. Copying one would not copy its lines. */
const isFitting = ({ href: to, icon }: Action, { state }: Document) =>
  icon !== 'copy' && !(icon === 'pencil' && to && state !== 'waiting')

function actionsOf({ locale }: Context, { _id, state, kind, number }: Document): Action[] {
  const post = (label: 'issueNow' | 'cancelRequest' | 'replace', intent: string): Action => ({
    ...{ label: words[label][locale], method: 'post', hidden: [{ name: 'intent', value: `document-${intent}` }] },
    isDestructive: intent === 'cancel',
  })
  const pdf = href('/billing/document/:id', { id: _id })
  return [
    ...(state === 'waiting' ? [post('issueNow', 'issue'), post('cancelRequest', 'cancel')] : []),
    ...(number
      ? [
          { label: words.original[locale], href: pdf, icon: 'download' as const, isPrimary: true },
          { label: words.copy[locale], href: `${pdf}?copy`, icon: 'download' as const },
        ]
      : []),
    ...(state === 'issued' && isSaleKind(kind)
      ? [{ label: words.credit[locale], href: href('/billing/transaction/credit/:id', { id: _id }) }]
      : []),
    ...(state === 'issued'
      ? [{ label: words.void[locale], href: href('/billing/transaction/void/:id', { id: _id }), isDestructive: true }]
      : []),
    ...(state === 'voided' ? [post('replace', 'replace')] : []),
  ]
}

function sectionsOf({ locale }: Context, document: Document): RecordDescription['sections'] {
  const money = (amount: number | string) => formatBaht(Number(amount), { style: 'symbol', locale })
  const pair = (label: string, text: string): Pair => ({ label, value: { text } })
  const linked = (name: 'refersTo' | 'replaces'): Pair[] => {
    const id = document[name]
    if (id === null) return []
    const to = href('/billing/transaction/detail/:id', { id })
    return [{ label: words[name][locale], value: { text: words.document[locale], href: to } }]
  }
  return [
    {
      title: words.lines[locale],
      pairs: [
        ...document.lines.map((line) =>
          pair(
            line.name,
            `${line.quantity.toLocaleString('en-US')} × ${money(line.unitPrice)} = ${money(line.amount)}`,
          ),
        ),
        pair(words.base[locale], money(document.base)),
        pair(words.vat[locale], money(document.vat)),
        pair(words.total[locale], money(document.total)),
      ],
    },
    {
      title: words.reference[locale],
      pairs: [
        pair(words.paidAt[locale], formatInstant(document.paidAt, { length: 'medium', locale })),
        ...(document.payment ? [pair(words.payment[locale], document.payment)] : []),
        ...linked('refersTo'),
        ...linked('replaces'),
        ...(document.reason ? [pair(words.reason[locale], document.reason)] : []),
        ...(document.voidReason ? [pair(words.voidReason[locale], document.voidReason)] : []),
      ],
    },
  ]
}
