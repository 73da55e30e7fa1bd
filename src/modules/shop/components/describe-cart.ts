import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import type { PricedCart, PricedLine } from '../cart/read-cart.server.ts'
import { cartWords as words } from '../shop-words.ts'
import { bahtText } from './describe-price.ts'

/** A cart as its page and its popup show it, with all text in the viewer's language. */
export const describeCart = (ctx: Context, cart: PricedCart) => ({
  lines: cart.lines.map((line) => describeLine(ctx, line)),
  count: fill(words.pieces[ctx.locale], { n: cart.count.toLocaleString('th-TH') }),
  total: bahtText(ctx, cart.total),
  gone: cart.gone > 0 ? fill(words.gone[ctx.locale], { n: cart.gone }) : null,
})

const describeLine = (ctx: Context, line: PricedLine) => {
  const name = line.variant === '' ? line.name : `${line.name} ${line.variant}`
  const said = (word: 'more' | 'less' | 'removeItem') => fill(words[word][ctx.locale], { name })
  return {
    ...{ productId: line.productId, sku: line.sku, name, quantity: line.quantity },
    href: href('/shop/product/:id/:variant', { id: line.productId, variant: line.sku }),
    picture: line.image ? pictureAt(line.image) : null,
    each: fill(words.each[ctx.locale], { price: bahtText(ctx, line.price) }),
    total: bahtText(ctx, line.total),
    ...{ more: said('more'), less: said('less'), removeLabel: said('removeItem') },
    problem: problemOf(ctx, line),
  }
}

const problemOf = ({ locale }: Context, { problem, free }: PricedLine) => {
  if (problem === 'over-limit') return words.overLimit[locale]
  if (problem === 'out-of-stock') return free ? fill(words.notEnough[locale], { n: free }) : words.soldOut[locale]
  return null
}
