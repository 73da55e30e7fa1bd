import { data, href, redirect } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeIssue } from '../../components/describe-issue.server.ts'
import { type BulkIssueRequest, startBulkIssue } from '../../issuing/start-bulk-issue.server.ts'

/** The form that issues certificates to many learners. */
export const loader = loads(async (ctx, { url }) => {
  const courseID = url.searchParams.get('courseID') ?? ''
  const sent = { courseID, roundID: '', templateID: await firstTemplate(ctx), people: '', takesIncomplete: false }
  const form = await describeIssue(ctx, { sent, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Starts the bulk operation, or shows the form again with what is wrong. */
export const action = acts(async (ctx, { form }) => {
  const sent = sentIn(form)
  try {
    return redirect(href('/certificate/issue/:id', { id: await startBulkIssue(ctx, sent) }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data({ form: await describeIssue(ctx, { sent, issues: error.issues }) }, { status: 400 })
  }
})

const sentIn = (form: FormData): BulkIssueRequest => ({
  ...{ courseID: String(form.get('courseID') ?? ''), roundID: String(form.get('roundID') ?? '') },
  ...{ templateID: String(form.get('templateID') ?? ''), people: String(form.get('people') ?? '') },
  takesIncomplete: form.getAll('incomplete').at(-1) === 'true',
})

const firstTemplate = async (ctx: Context) =>
  (
    await from(ctx, 'certificate_template')
      .select('certificate_template._id')
      .where('certificate_template.active', '=', true)
      .orderBy('certificate_template.name')
      .limit(1)
      .executeTakeFirst()
  )?._id ?? ''
