import { formatBaht } from '#domain/money/baht.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { ownProfiles } from '#modules/billing/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { CartQuote } from '../orders/cart/quote-cart.server.ts'
import type { ShipTo } from '../collections/ship-to.ts'
import type { checkoutWords } from '../screens/checkout/words.ts'

type Words = Record<keyof typeof checkoutWords, string>

const addressParts = [
  ...(['NO', 'MOO', 'BUILDING_TH', 'SOI_TH', 'ROAD_TH'] as const),
  ...(['subdistrict', 'district', 'province', 'zipcode'] as const),
]

/** The fields of the form that say where goods are sent, in their order. */
const shipFields = ['name', 'phone', ...addressParts] as const

/** What the fields of the form hold. */
export type Typed = Record<(typeof shipFields)[number] | 'method' | 'note' | 'tax' | 'email', string>

/** Reads the fields of a sent form, cut to what any of them may hold. */
export const typedIn = (form: FormData): Typed => {
  const text = (name: string) => oneLine(String(form.get(name) ?? '')).slice(0, 500)
  const names = [...shipFields, 'method', 'note', 'tax', 'email'] as const
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Typed
}

/** The address of a form as an order takes it. */
export const shipToOf = (typed: Typed) => ({
  name: typed.name,
  phone: typed.phone,
  address: Object.fromEntries(addressParts.map((part) => [part, typed[part]])),
})

/** What the form holds at first: where the last order went, otherwise what the buyer's profile says. */
export const knownFields = async (ctx: Context): Promise<Typed> => {
  if (ctx.viewer.role !== 'user') return typedOf({})
  const last = await from(ctx, 'order')
    .select('order.shipTo')
    .where('order.userID', '=', ctx.viewer.id)
    .where('order.shipTo', 'is not', null)
    .orderBy('order.createdAt', 'desc')
    .executeTakeFirst()
  return typedOf(last?.shipTo ?? (await profileOf(ctx)))
}

const profileOf = async (ctx: Context): Promise<Partial<ShipTo>> => {
  const user = await from(ctx, 'user')
    .select(['user.firstname', 'user.lastname', 'user.phone', 'user.address'])
    .where('user._id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!user) return {}
  const name = `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim()
  return { name, phone: user.phone ?? '', ...(user.address && { address: user.address }) }
}

const typedOf = ({ name = '', phone = '', address }: Partial<ShipTo>): Typed => {
  const part = (text: string | undefined) => (text === undefined || text === 'n/a' ? '' : text)
  const parts = Object.fromEntries(addressParts.map((each) => [each, part(address?.[each])]))
  return { name, phone, ...parts, method: '', note: '', tax: '', email: '' } as Typed
}

/** The tax data that the buyer may choose from; none where the site issues no documents. */
export const taxChoices = async (ctx: Context, words: Words) => {
  const profiles = ctx.viewer.role === 'user' && ctx.site.plugins.has('billing') ? await ownProfiles(ctx) : []
  if (profiles.length === 0) return []
  return [{ value: '', label: words.noTax }, ...profiles.map(({ _id, name }) => ({ value: _id, label: name }))]
}

/** A quote as the form shows it: the ways to send, and how the total comes about. */
export const describeQuote = (ctx: Context, { quote, words }: { quote: CartQuote; words: Words }) => {
  const baht = (amount: number) => formatBaht(amount, { style: 'symbol', locale: ctx.locale, canStrip: true })
  const price = (amount: number) => (amount === 0 ? words.free : baht(amount))
  const { priced, shipping, choices, hasGoods, hasMethods, agreed, cart, offer } = quote
  const vat = priced.groups.find(({ taxClass, rate }) => taxClass === 'vat' && rate > 0)
  return {
    ...{ agreed, hasGoods, isUnserved: hasMethods && choices.length === 0, isReady: cart.isReady },
    choices: choices.map(({ methodID, name, note, price: amount }) => ({
      ...{ value: methodID, label: `${name} · ${price(amount)}`, note },
      isChosen: methodID === shipping?.methodID,
    })),
    coupon: offer && { name: offer.coupon.name, code: offer.coupon.code, problem: offer.issue?.[ctx.locale] ?? null },
    hasCoupons: ctx.viewer.role === 'user' && ctx.site.plugins.has('redeem-coupon'),
    sums: [
      { name: words.goods, value: baht(cart.total) },
      ...(offer?.discount
        ? [{ name: `${words.coupon} ${offer.coupon.code}`, value: `−${baht(priced.discount)}` }]
        : []),
      ...(shipping ? [{ name: words.shipping, value: price(shipping.price) }] : []),
      ...(vat ? [{ name: `${words.vat} ${vat.rate}%`, value: baht(vat.vat) }] : []),
      { name: words.total, value: baht(priced.total) },
    ],
  }
}
