import { formatBaht } from '#domain/money/baht.ts'
import { formatPhone } from '#domain/thai-identity/phone.ts'
import type { Context } from '#platform/context.ts'
import { addressLine } from '#platform/data/field-types/structured/address/address-line.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ShipTo } from '../collections/ship-to.ts'
import { shippingStates } from '../rules/shipping-states.ts'
import { describedWords as words } from '../words.ts'
import { linesOf } from './lines/order-lines.server.ts'
import type { OrderRow } from './order-row.server.ts'
import { parcelsOf } from './shipping/shipments.server.ts'

/** An order as its screens show it: what it sells, where that goes and how far it is, with all text in the viewer's language. */
export const describeOrder = async (ctx: Context, order: OrderRow) => ({
  lines: (await linesOf(ctx, order._id)).map(({ _id, name, quantity, unitPrice, net }) => ({
    ...{ id: _id, name, amount: bahtIn(ctx, net) },
    detail:
      quantity > 1
        ? fill(words.each[ctx.locale], { n: quantity.toLocaleString('th-TH'), price: bahtIn(ctx, unitPrice) })
        : null,
  })),
  details: [
    ...(order.shipTo ? [{ name: words.shipTo[ctx.locale], value: shipToLine(ctx, order.shipTo) }] : []),
    ...(order.email ? [{ name: words.email[ctx.locale], value: order.email }] : []),
    ...(order.billTo ? [{ name: words.billTo[ctx.locale], value: billToLine(order.billTo) }] : []),
    ...(order.buyerNote ? [{ name: words.note[ctx.locale], value: order.buyerNote }] : []),
    ...(await shippingDetails(ctx, order)),
  ],
})

const bahtIn = ({ locale }: Context, amount: number) => formatBaht(amount, { style: 'symbol', locale, canStrip: true })

/** Where goods go, on one line. */
export const shipToLine = ({ locale }: Context, { name, phone, address }: ShipTo) => {
  const parts = Object.entries(address).map(([part, text]) => [part, text === 'n/a' ? '' : text] as const)
  return `${name} · ${formatPhone(phone)} · ${addressLine(Object.fromEntries(parts) as ShipTo['address'], locale)}`
}

const billToLine = ({ name, taxId, branch, address }: NonNullable<OrderRow['billTo']>) =>
  [name, taxId, branch, address].filter(Boolean).join(' · ')

async function shippingDetails(ctx: Context, { _id, shipping }: OrderRow) {
  if (shipping === null) return []
  const { locale } = ctx
  const parcels = await parcelsOf(ctx, _id)
  const names = new Map((await linesOf(ctx, _id)).map((line) => [line._id, line.name]))
  const state = shippingStates.find(({ value }) => value === shipping)!.label[locale]
  const isOne = parcels.length === 1 && shipping !== 'part'
  const piecesIn = (lines: (typeof parcels)[number]['lines']) =>
    isOne
      ? []
      : lines.map(({ line, quantity }) => fill(words.pieces[locale], { name: names.get(line) ?? '', n: quantity }))
  return [
    { name: words.shipping[locale], value: state },
    ...parcels.map(({ carrier, tracking, lines }, at) => ({
      name: isOne ? words.parcel[locale] : fill(words.parcelOf[locale], { n: at + 1 }),
      value: [[carrier, tracking].filter(Boolean).join(' '), ...piecesIn(lines)].join(' · '),
    })),
  ]
}
