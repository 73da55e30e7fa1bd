import { data, href, redirect } from 'react-router'
import { addBaht } from '#domain/money/baht.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { balanceOf } from '#modules/credit/public-api.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { knownFields, shipToOf, type Typed, typedIn } from '../../components/checkout-form.server.ts'
import { shipToLine } from '../../orders/describe-order.server.ts'
import { goodsOf, mostOf } from '../../orders/wallet/redemption/goods-for-credit.server.ts'
import {
  quoteRedemption,
  redeemGoods,
  type RedemptionQuote,
} from '../../orders/wallet/redemption/redeem-goods.server.ts'
import { checkoutWords } from '../checkout/words.ts'
import { creditText } from './goods.server.ts'
import { goodsWords } from './goods-words.ts'

const wordsIn = (ctx: Context) => wordsOf(ctx, { name: 'order.goods', words: goodsWords })

/** Goods for credit with the form that chooses how many and where they go. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const goods = await goodsOf(ctx, params['id'] ?? '')
  if (!goods) throw notFound()
  const words = wordsIn(ctx)
  const open = goods.subProducts.filter((variant) => mostOf(goods, variant) > 0)
  return {
    title: pageTitle(ctx, goods.name),
    words,
    address: wordsOf(ctx, { name: 'order.checkout', words: checkoutWords }),
    name: goods.name,
    summary: goods.summary,
    picture: goods.image ? pictureAt(goods.image) : null,
    price: fill(words.price, { n: creditText(ctx, Number(goods.creditPrice)) }),
    balance: fill(words.balance, { n: creditText(ctx, await balanceOf(ctx, ctx.viewer.id)) }),
    variants: open.map(({ sku, name, stock }) => ({
      value: sku,
      label: [name || goods.name, fill(words.left, { n: stock ?? 0 })].join(' · '),
    })),
    typed: { ...(await knownFields(ctx)), sku: open[0]?.sku ?? '', quantity: '1' },
  }
})

export type GoodsForm = Typed & { sku: string; quantity: string }

const formIn = (form: FormData): GoodsForm => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40)
  return { ...typedIn(form), sku: text('sku'), quantity: text('quantity') }
}

/** The first press shows what it costs, the second one redeems. A refusal keeps what was entered. */
export const action = acts(async (ctx, { params, form }) => {
  const typed = formIn(form)
  const choice = {
    ...{ productID: params['id'] ?? '', sku: typed.sku, quantity: readNumber(typed.quantity) ?? 0 },
    shipTo: shipToOf(typed),
  }
  try {
    if (form.get('intent') !== 'redeem')
      return await reviewed(ctx, { quote: await quoteRedemption(ctx, choice), typed })
    const agreed = Number(form.get('agreed') ?? 0)
    const id = await redeemGoods(ctx, { ...choice, agreed, _id: String(form.get('order') ?? '') })
    return redirect(href('/lesson/pay/:id', { id }), 303)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const issues = error.issues.map((issue) => ({ field: issue.field.split('.').at(-1)!, text: issue[ctx.locale] }))
    return data({ issues, confirm: null, typed }, { status: statusOf[error.kind] })
  }
})

/** What the learner confirms, with the balance before and after. The id names the order, so that two presses redeem once. */
async function reviewed(ctx: Context, { quote, typed }: { quote: RedemptionQuote; typed: GoodsForm }) {
  const words = wordsIn(ctx)
  const balance = await balanceOf(ctx, ctx.viewer.id)
  const after = addBaht(balance, -quote.credits)
  const text = (n: number) => fill(words.price, { n: creditText(ctx, n) })
  const details = [
    { name: words.item, value: `${quote.name} × ${quote.quantity}` },
    { name: words.shipTo, value: shipToLine(ctx, quote.shipTo) },
    { name: words.uses, value: text(quote.credits) },
    { name: words.before, value: text(balance) },
    ...(after >= 0 ? [{ name: words.after, value: text(after) }] : []),
  ]
  const confirm = {
    details,
    order: newId(ctx.now),
    agreed: String(quote.credits),
    button: fill(words.confirm, { n: creditText(ctx, quote.credits) }),
    lacking: after < 0 ? fill(words.notEnough, { n: creditText(ctx, -after) }) : null,
  }
  return data({ issues: [], confirm, typed })
}
