import { href, type LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { Action } from '#ui/office/description.ts'
import { providerWords as words } from './provider-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The default record. One of a card gateway leads to its test. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const shown = await show(args)
  const id = args.params['id'] ?? ''
  const row = await from(ctx, 'payment_provider')
    .select('payment_provider.kind')
    .where('payment_provider._id', '=', id)
    .executeTakeFirst()
  if (row?.kind !== 'card') return shown
  const test: Action = { label: words.test[ctx.locale], href: href('/setup/payment/test/:id', { id }) }
  return { ...shown, record: { ...shown.record, actions: [test, ...shown.record.actions] } }
}
