import { href } from 'react-router'
import {
  documentKinds,
  documentsOfOrder,
  ownDocuments,
  ownProfiles,
  xmlAddresses,
} from '#modules/billing/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { OrderRow } from '../../orders/order-row.server.ts'
import { orderStates } from '../../rules/order-state.ts'

/** Orders that ended without money have no document. */
const ended: readonly (typeof orderStates)[number]['value'][] = ['expired', 'cancelled', 'refunded']

/**
 * The documents of an order as its buyer sees them, each with the addresses of its PDF and XML once it has them, and the tax data that the buyer
 * may still change; null on a site without billing.
 */
export async function orderDocuments(ctx: Context, order: OrderRow) {
  if (!ctx.site.plugins.has('billing') || order.price === 0) return null
  const documents = await documentsOfOrder(ctx, order._id)
  const xml = await xmlAddresses(
    ctx,
    documents.map(({ _id }) => _id),
  )
  const isNumbered = documents.some(({ kind, number }) => kind !== 'quotation' && number !== null)
  const mayChange = order.userID === ctx.viewer.id && !isNumbered && !ended.includes(order.process)
  return {
    list: documents.map(({ _id, kind, number, state, issuedOn, total }) => ({
      ...{ id: _id, number, state, issuedOn, total: Number(total) },
      label: documentKinds.find(({ value }) => value === kind)!.label[ctx.locale],
      isQuotation: kind === 'quotation',
      pdf: number ? href('/billing/document/:id', { id: _id }) : null,
      xml: xml.get(_id) ?? null,
    })),
    buyer: mayChange ? await buyerDraft(ctx, order) : null,
  }
}

/** The numbered documents of the viewer with the addresses of their PDF and XML and the order that they belong to, newest first. */
export const ownOrderDocuments = async (ctx: Context) =>
  ctx.site.plugins.has('billing')
    ? (await ownDocuments(ctx)).flatMap(({ orderID, number, pdf, xml }) =>
        orderID && number && pdf ? [{ orderID, number, pdf, xml }] : [],
      )
    : []

/** The tax data of the order, or those that the buyer entered before. */
async function buyerDraft(ctx: Context, { billTo }: OrderRow) {
  const profiles = await ownProfiles(ctx)
  const known = billTo ?? profiles.find(({ type }) => type === 'person') ?? profiles[0]
  const { type = 'person', name = '', taxId, branch, address = '' } = known ?? {}
  return { type: String(type), name, taxId: taxId ?? '', branch: branch ?? '', address }
}
