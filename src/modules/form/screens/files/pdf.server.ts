import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { submissionPdf } from '../../office/files/submission-pdf.server.ts'
import { officeForm } from '../../office/form-of.server.ts'
import { describeSubmission, submissionOf } from '../../office/view/describe-submission.server.ts'

/** One submission as a PDF, without private answers. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const form = await officeForm(ctx, params['id'])
  const submission = await submissionOf(ctx, { formID: form._id, _id: params['sub'] ?? '' })
  const { sections, facts, state } = await describeSubmission(ctx, { form, submission, isPrivateShown: false })
  const pdf = await submissionPdf(ctx, {
    ...{ number: submission.row.number, title: form.title },
    facts: [...facts.slice(1), ...(state ? [state.text] : [])],
    sections: sections.filter(({ isAside }) => !isAside),
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${submission.row.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
})
