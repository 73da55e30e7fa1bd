import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { voidDocument } from '../issuing/void-document.server.ts'
import { describeDocumentForm, issuesIn, reasonField } from './describe-document-form.ts'
import { screenWords as words } from './words.ts'

/** The form that voids a document. */
export const loader = loads(async (ctx, { params }) => {
  const form = await describe(ctx, { id: params['id'] ?? '', reason: '', issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Voids the document, or shows the form again with the reason why not. */
export const action = acts(async (ctx, { params, form }) => {
  const id = params['id'] ?? ''
  const reason = String(form.get('reason') ?? '')
  try {
    await voidDocument(ctx, { _id: id, reason })
    return redirect(`${href('/billing/transaction/detail/:id', { id })}?done=voided`)
  } catch (error) {
    return data({ form: await describe(ctx, { id, reason, issues: issuesIn(error) }) }, { status: 400 })
  }
})

const describe = (ctx: Context, { id, reason, issues }: { id: string; reason: string; issues: readonly Issue[] }) =>
  describeDocumentForm(ctx, {
    ...{ id, issues, title: words.void[ctx.locale], text: words.voidText[ctx.locale] },
    fields: [reasonField(ctx, reason)],
  })
