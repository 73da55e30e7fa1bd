import { href, type LoaderFunctionArgs } from 'react-router'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import { officeWords as words } from '../../office-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The derived record, with the way to its layout. */
export const loader = async (args: LoaderFunctionArgs) => {
  const shown = await show(args)
  const { locale } = askedOf(args).ctx
  const to = href('/certificate/template/design/:id', { id: args.params['id'] ?? '' })
  const design = { label: words.design[locale], href: to, icon: 'pencil' as const, isPrimary: true }
  const others = shown.record.actions.map((one) => ({ ...one, isPrimary: false }))
  return { ...shown, record: { ...shown.record, actions: [design, ...others] } }
}
