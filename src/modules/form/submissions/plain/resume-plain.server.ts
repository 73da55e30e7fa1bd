import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { FormAnswer } from '../../page-types/form/answer.ts'
import { resumeDraft } from '../draft/resume-draft.server.ts'
import { issueOf } from '../issue.ts'
import { plainAnswer } from './plain-answer.ts'

/** Opens a form with the draft of a code. Throws not-found for the code of another form, too. */
export async function resumePlain(
  ctx: Context,
  { formID, code }: { formID: string; code: string },
): Promise<FormAnswer> {
  const { formID: own, slug: _slug, ...open } = await resumeDraft(ctx, code)
  if (own !== formID) throw notFound(issueOf('noLink'))
  return plainAnswer('resumed', { open, answers: open.draft?.answers ?? {} })
}
