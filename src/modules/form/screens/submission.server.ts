import { data, href, redirect } from 'react-router'
import { noStore } from '#platform/context.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { changeStatus } from '../office/change-status.server.ts'
import { formCrumbs, officeForm } from '../office/form-of.server.ts'
import { describeSubmission, editableAnswers, submissionOf } from '../office/view/describe-submission.server.ts'
import { editAnswers } from '../office/view/edit-answers.server.ts'
import { officeWords as words } from '../office/words.ts'
import { hasPrivate } from '../rules/split-private.ts'
import { isSubmissionStatus, submissionStatuses } from '../rules/submission-status.ts'

/** One submission: the form as it was asked, its status, its timeline and its files. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const { locale } = ctx
  const form = await officeForm(ctx, params['id'])
  const submission = await submissionOf(ctx, { formID: form._id, _id: params['sub'] ?? '' })
  const { row, definition } = submission
  const isAdmin = isAtLeast(ctx.viewer, 'admin')
  const isPrivateShown = isAdmin && url.searchParams.has('private')
  const parts = await describeSubmission(ctx, { form, submission, isPrivateShown })
  const pdf = href('/cms/form/:id/pdf/:sub', { id: form._id, sub: row._id })
  const record: RecordDescription = {
    ...parts,
    ...{ crumbs: formCrumbs(ctx, form), heading: row.number },
    actions: [{ label: words.pdf[locale], href: pdf, icon: 'download' }],
    ...(url.searchParams.has('saved') && { saved: words.saved[locale] }),
    words: { crumbs: words.crumbs[locale], more: words.changes[locale] },
  }
  return {
    ...{ record, title: pageTitle(ctx, row.number), status: row.status },
    statuses: submissionStatuses.map(({ value, label }) => ({ value, label: label[locale] })),
    privateHref: isAdmin && hasPrivate(definition) && !isPrivateShown ? `${url.pathname}?private` : null,
    fields: isAdmin ? editableAnswers(submission) : [],
    words: inLocale(words, locale),
  }
})

/** Changes the status, or answers with a reason. */
export const action = acts(async (ctx, { params, form: sent, url }) => {
  const form = await officeForm(ctx, params['id'])
  const _id = params['sub'] ?? ''
  const status = sent.get('status')
  if (isSubmissionStatus(status)) {
    await changeStatus(ctx, { formID: form._id, ids: [_id], status })
    return redirect(`${url.pathname}?saved`)
  }
  const changes = Object.fromEntries(
    [...sent].flatMap(([name, value]) => (name.startsWith('a.') ? [[name.slice(2), String(value)]] : [])),
  )
  const typed = { changes, reason: String(sent.get('reason') ?? '') }
  try {
    const issues = await editAnswers(ctx, { formID: form._id, _id, ...typed })
    if (issues.length === 0) return redirect(`${url.pathname}?saved`)
    return data(
      { problem: issues.map((issue) => `${issue.field}: ${issue[ctx.locale]}`).join(' · '), typed },
      { status: 400 },
    )
  } catch (error) {
    if (!(error instanceof RequestError) || !['invalid', 'conflict'].includes(error.kind)) throw error
    return data({ problem: error.issues[0]?.[ctx.locale] ?? '', typed }, { status: statusOf[error.kind] })
  }
})
