import type { LoaderFunctionArgs } from 'react-router'
import { loads } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { describeQuestion } from '../../questions/bank/describe-question.server.ts'
import { bankWords as words } from '../../questions/bank/words.ts'

export { action } from '#platform/office/screens/show.server.ts'

const describe = loads(async (ctx, { params, url }) => {
  const version = Number(url.searchParams.get('version'))
  const isNumbered = Number.isSafeInteger(version) && version > 0
  const described = await describeQuestion(ctx, { questionID: params['id'] ?? '', ...(isNumbered && { version }) })
  const actions = [
    { ...described.edit, icon: 'pencil' as const, isPrimary: true },
    { ...described.answer, icon: 'circle-check' as const },
  ]
  return { ...described, actions, saved: url.searchParams.has('saved') ? words.saved[ctx.locale] : null }
})

/** The derived record with a preview, the versions of the question and the exams that use it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { record, title } = await show(args)
  const { actions, saved, ...described } = await describe(args)
  const others = record.actions.map((one) => ({ ...one, isPrimary: false }))
  return { title, described, record: { ...record, ...(saved && { saved }), actions: [...actions, ...others] } }
}
