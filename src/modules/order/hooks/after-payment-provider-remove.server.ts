import type { AfterRemove } from '#platform/http/api/command.ts'
import { deletePrivate } from '#platform/data/private-table/access.ts'
import { paymentGateway } from '../tables.ts'
import register from './after-payment-provider-change.server.ts'

/** Webhooks no longer find the keys of a removed provider, and find those of a restored one again. */
const afterPaymentProviderRemove: AfterRemove = async (ctx, { row, isBack }) => {
  if (isBack) await register(ctx, { before: row, row })
  else await deletePrivate(ctx, paymentGateway, { providerID: row._id })
}

export default afterPaymentProviderRemove
