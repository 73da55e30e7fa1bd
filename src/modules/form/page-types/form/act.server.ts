import type { PageTypeAct } from '#platform/content/page/view/page-type.ts'
import { plainNames } from '../../rules/plain-answers.ts'
import { resumePlain } from '../../submissions/plain/resume-plain.server.ts'
import { sendPlain } from '../../submissions/plain/send-plain.server.ts'
import type { FormAnswer } from './answer.ts'

const statusOf: Record<FormAnswer['kind'], number> = {
  ...{ again: 200, edited: 200, resumed: 200, sent: 200, refused: 400, changed: 409 },
}

/** Answers a form that was sent without a script, and the code of a draft that goes on here. */
export const act: PageTypeAct<FormAnswer> = async (ctx, { _id, form }) => {
  const code = form.get(plainNames.resume)
  const answer =
    typeof code === 'string' && code !== ''
      ? await resumePlain(ctx, { formID: _id, code })
      : await sendPlain(ctx, { formID: _id, form })
  return { status: statusOf[answer.kind], answer }
}
