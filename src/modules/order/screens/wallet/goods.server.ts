import { href } from 'react-router'
import { balanceOf } from '#modules/credit/public-api.ts'
import { type Context, noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { type CreditGoods, goodsForCredit } from '../../orders/wallet/redemption/goods-for-credit.server.ts'
import { goodsWords } from './goods-words.ts'

type Words = Record<keyof typeof goodsWords, string>

/** The goods that the viewer can redeem, with their credit and what they lack. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'order.goods', words: goodsWords })
  const balance = await balanceOf(ctx, ctx.viewer.id)
  const goods = await goodsForCredit(ctx)
  return {
    title: pageTitle(ctx, words.title),
    words,
    balance: fill(words.balance, { n: creditText(ctx, balance) }),
    goods: goods.map((one) => card(ctx, { goods: one, balance, words })),
  }
})

/** A number of credits as people read it: whole, unless the wallet holds a part of one. */
export const creditText = ({ locale }: Pick<Context, 'locale'>, n: number): string =>
  n.toLocaleString(locale === 'th' ? 'th-TH' : 'en-GB', { maximumFractionDigits: 2 })

function card(ctx: Context, { goods, balance, words }: { goods: CreditGoods; balance: number; words: Words }) {
  const price = Number(goods.creditPrice)
  const free = goods.subProducts.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
  const lacking = price - balance
  return {
    id: goods._id,
    name: goods.name,
    href: href('/credit/shop/:id', { id: goods._id }),
    picture: goods.image ? pictureAt(goods.image) : null,
    price: fill(words.price, { n: creditText(ctx, price) }),
    note: noteOf(ctx, { free, lacking, words }),
    isOff: free === 0 || lacking > 0,
  }
}

function noteOf(ctx: Context, { free, lacking, words }: { free: number; lacking: number; words: Words }): string {
  if (free === 0) return words.gone
  if (lacking > 0) return fill(words.short, { n: creditText(ctx, lacking) })
  return fill(words.left, { n: free.toLocaleString('th-TH') })
}
