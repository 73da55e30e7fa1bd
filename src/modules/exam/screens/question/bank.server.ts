import { href, type LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { bankWords as words } from '../../questions/bank/words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record of a bank, with the ways to add, import and export questions. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { record, title } = await show(args)
  const { locale } = askedOf(args).ctx
  const id = args.params['id'] ?? ''
  const actions = [
    {
      label: words.addQuestion[locale],
      href: href('/lesson/question/add/:id', { id }),
      icon: 'plus' as const,
      isPrimary: true,
    },
    { label: words.importFile[locale], href: href('/lesson/question/import/:id', { id }), icon: 'upload' as const },
    { label: words.exportFile[locale], href: href('/lesson/question/export/:id', { id }), icon: 'download' as const },
  ]
  const others = record.actions.map((one) => ({ ...one, isPrimary: false }))
  return { title, record: { ...record, actions: [...actions, ...others] } }
}
