import { renderToStaticMarkup } from 'react-dom/server'
import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { drawnOf } from '#platform/content/page/view/prerender.server.tsx'
import type { Drawn } from '#platform/content/page/view/static-block.tsx'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import type { Call } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { HeaderCart } from '#ui/frame/header/header-cart.tsx'
import { isLearner } from '../cart/change-cart.server.ts'
import { mergeVisitorCart } from '../cart/merge-cart.server.ts'
import { readCart } from '../cart/read-cart.server.ts'
import { cartWords } from '../shop-words.ts'
import { describeCart } from './describe-cart.ts'

/**
 * The cart of the header as HTML: its item count and its popup. Null for visitors and staff, and where the shop is off
 * (specification L180). The cart that a learner filled before they logged in joins theirs here, once.
 */
export const headerCart = async (
  ctx: Context,
  { url, cookies }: Partial<Pick<Call, 'url' | 'cookies'>>,
): Promise<Drawn | null> => {
  if (!isLearner(ctx) || !ctx.site.plugins.has('shop')) return null
  if (cookies) await mergeCarts(ctx, cookies)
  const cart = await readCart(ctx)
  const words = wordsOf(ctx, { name: 'shop.cart', words: cartWords })
  const checkout = href('/shop/checkout')
  const shown = {
    ...{ ...describeCart(ctx, cart), words, action: checkout, checkout, ...placeOf(url) },
    ...{ label: fill(words.cart, { n: cart.count }), itemCount: cart.count },
  }
  const drawn = drawnOf(ctx, { View: HeaderCart, shown, name: 'cart' })
  return drawn ?? { html: renderToStaticMarkup(<HeaderCart shown={shown} />) }
}

const parameter = 'cart'

/** The page to go back to, with the popup open and closed. */
function placeOf(url: URL | undefined) {
  const here = new URL(url ?? 'http:page')
  const isOpen = here.searchParams.get(parameter) === 'open'
  here.searchParams.delete(parameter)
  const closed = here.pathname + here.search
  here.searchParams.set(parameter, 'open')
  return { isOpen, closed, back: here.pathname + here.search }
}

async function mergeCarts(ctx: Context, cookies: string[]) {
  const merged = await mergeVisitorCart(ctx, cookies)
  if (!merged) return
  const { added, reduced } = merged
  if (added + reduced === 0) return
  const words = wordsOf(ctx, { name: 'shop.cart', words: cartWords })
  const text = reduced > 0 ? fill(words.mergedReduced, { n: reduced }) : words.merged
  cookies.push(toastCookie({ kind: 'notification', text }))
}
