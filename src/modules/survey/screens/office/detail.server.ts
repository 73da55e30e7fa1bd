import { href, type LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { officeWords as words } from './words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with links to its questions, its results and the form of learners. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { record, ...rest } = await show(args)
  const { locale } = askedOf(args).ctx
  const id = args.params['id'] ?? ''
  const questions = {
    ...{ label: words.editQuestions[locale], href: href('/survey/questions/:id', { id }), isPrimary: true },
    icon: 'pencil' as const,
  }
  const others = record.actions.map((one) => ({ ...one, isPrimary: false }))
  const links = [
    questions,
    { label: words.results[locale], href: href('/survey/results/:id', { id }), icon: 'chart-bar' as const },
    { label: words.preview[locale], href: href('/lesson/survey/:id', { id }), icon: 'eye' as const },
  ]
  return { ...rest, record: { ...record, actions: [...links, ...others] } }
}
