import { data, href, redirect } from 'react-router'
import { readBaht } from '#domain/thai-text/read-number.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { creditDocument } from '../issuing/adjust-document.server.ts'
import { describeDocumentForm, issuesIn, reasonField } from './describe-document-form.ts'
import { screenWords as words } from './words.ts'

/** The form of a credit note. Its key makes a form that is sent twice one credit note. */
export const loader = loads(async (ctx, { params }) => {
  const written = { id: params['id'] ?? '', amount: '', reason: '', key: newId(ctx.now), issues: [] }
  const form = await describe(ctx, written)
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Requests the credit note, or shows the form again with the reason why not. */
export const action = acts(async (ctx, { params, form }) => {
  const document = params['id'] ?? ''
  const [amount, reason] = [String(form.get('amount') ?? ''), String(form.get('reason') ?? '')]
  const sent = String(form.get('key') ?? '')
  const key = /^[0-9a-f]{24}$/.test(sent) ? sent : newId(ctx.now)
  try {
    const source = `credit:${document}:${key}`
    const credit = await creditDocument(ctx, { document, reason, source, amount: readBaht(amount) ?? 0 })
    return redirect(href('/billing/transaction/detail/:id', { id: credit._id }))
  } catch (error) {
    const written = { id: document, amount, reason, key, issues: issuesIn(error) }
    return data({ form: await describe(ctx, written) }, { status: 400 })
  }
})

interface CreditDraft {
  id: string
  amount: string
  reason: string
  key: string
  issues: readonly Issue[]
}

async function describe(ctx: Context, { id, amount, reason, key, issues }: CreditDraft) {
  const { locale } = ctx
  const form = await describeDocumentForm(ctx, {
    ...{ id, issues, title: words.credit[locale], text: words.creditText[locale] },
    fields: [
      {
        ...{ name: 'amount', label: words.amount[locale], kind: 'baht', value: amount, isRequired: true, span: 3 },
        unit: words.bahtUnit[locale],
      },
      reasonField(ctx, reason),
    ],
  })
  return { ...form, hidden: [{ name: 'key', value: key }] }
}
