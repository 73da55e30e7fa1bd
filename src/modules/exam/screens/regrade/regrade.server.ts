import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, RequestError } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Hidden } from '#ui/office/description.ts'
import { describePreview, describeRegrade, type SentRegrade } from '../../results/regrade/describe-regrade.server.ts'
import { requestOf, sentIn } from '../../results/regrade/read-sent.server.ts'
import { parseRegrade, previewRegrade, startRegrade } from '../../results/regrade/start-regrade.server.ts'
import { regradeWords as words } from '../../results/regrade/words.ts'

const blank: SentRegrade = {
  roundID: '',
  questionID: '',
  mode: 'also-accept',
  accepted: '',
  neverLower: true,
  reason: '',
}

/** The form that regrades a question. */
export const loader = loads(async (ctx, { params, url }) => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const questionID = url.searchParams.get('question') ?? ''
  const form = await describeRegrade(ctx, { examID: params['id'] ?? '', sent: { ...blank, questionID }, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Describes a dry run first; its button then starts the run. */
export const action = acts(async (ctx, { params, form }) => {
  const examID = params['id'] ?? ''
  const sent = sentIn(form)
  try {
    const request = await requestOf(ctx, { examID, sent })
    if (form.get('intent') === 'start')
      return redirect(href('/lesson/exam/regrade/run/:id', { id: await startRegrade(ctx, request) }))
    const preview = await describePreview(ctx, await previewRegrade(ctx, parseRegrade(request)))
    return { form: null, preview: { ...preview, ...screenOf(ctx, { examID, sent }) } }
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    return data(
      { form: await describeRegrade(ctx, { examID, sent, issues: error.issues }), preview: null },
      { status: 400 },
    )
  }
})

/** The request again as hidden fields, so that the run is what the dry run was. */
function screenOf({ locale }: Context, { examID, sent }: { examID: string; sent: SentRegrade }) {
  const hidden: Hidden[] = Object.entries(sent).map(([name, value]) => ({ name, value: String(value) }))
  return {
    heading: words.previewed[locale],
    start: {
      ...{ label: words.start[locale], method: 'post' as const, isPrimary: true },
      hidden: [...hidden, { name: 'intent', value: 'start' }],
    },
    edit: { label: words.edit[locale], href: href('/lesson/exam/regrade/:id', { id: examID }) },
  }
}
