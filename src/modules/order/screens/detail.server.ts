import { href, type LoaderFunctionArgs } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { Action } from '#ui/office/description.ts'
import { orderOf } from '../orders/order-row.server.ts'
import { manageWords as words } from './manage-words.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The default record with the action that leads to review and payment, and for an order with money the one to its refund. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const shown = await show(args)
  if (!isAtLeast(ctx.viewer, 'manager')) return shown
  const order = await orderOf(ctx, args.params['id'] ?? '')
  const manage: Action = {
    label: words.manage[ctx.locale],
    href: href('/order/detail/:id/manage', { id: args.params['id'] ?? '' }),
  }
  const refund: Action = {
    label: words.refund[ctx.locale],
    href: href('/order/refund/add/:id', { id: args.params['id'] ?? '' }),
  }
  return {
    ...shown,
    record: {
      ...shown.record,
      actions: [manage, ...(order && order.paid > 0 ? [refund] : []), ...shown.record.actions],
    },
  }
}
