import { href, type LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { officeWords as words } from '../../office-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with the way to its editor. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { record, ...rest } = await show(args)
  const { locale } = askedOf(args).ctx
  const to = href('/setup/email/template/design/:id', { id: args.params['id'] ?? '' })
  const design = { label: words.design[locale], href: to, icon: 'pencil' as const, isPrimary: true }
  const others = record.actions.map((action) => ({ ...action, isPrimary: false }))
  return { ...rest, record: { ...record, actions: [design, ...others] } }
}
