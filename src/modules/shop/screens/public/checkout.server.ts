import { data, href, redirect } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { addToCart, lessenInCart, removeFromCart } from '../../cart/add-to-cart.server.ts'
import { readCart } from '../../cart/read-cart.server.ts'
import { describeCart } from '../../components/describe-cart.ts'
import { noteOf } from '../../components/shop-note.server.ts'
import { cartLineShape } from '../../rules/cart-lines.ts'
import { cartWords, shopWords } from '../../shop-words.ts'

/** The cart of a learner or a visitor, to look through and to change. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'shop.cart', words: cartWords })
  return {
    head: headOf(ctx, { name: words.title, path: href('/shop/checkout'), isHidden: true }),
    words: { ...words, home: shopWords.home[ctx.locale], trail: shopWords.trail[ctx.locale] },
    products: shopWords.title[ctx.locale],
    note: await noteOf(ctx),
    cart: describeCart(ctx, await readCart(ctx)),
  }
})

/** One piece more or less of a line, or the line removed. The popup of the header sends the page to go back to. */
export const action = acts(async (ctx, { form, cookies }) => {
  const back = safePath(String(form.get('back') ?? ''), '')
  try {
    await changed(ctx, { form, cookies })
  } catch (error) {
    if (!(error instanceof RequestError)) return failed(ctx, error)
    const problem = error.issues[0]?.[ctx.locale] ?? cartWords.failed[ctx.locale]
    if (back === '') return data({ problem }, { status: statusOf[error.kind] })
    cookies.push(toastCookie({ kind: 'notification', text: problem }))
  }
  return redirect(back === '' ? href('/shop/checkout') : back, 303)
})

const named = cartLineShape.omit({ quantity: true })

async function changed(ctx: Context, { form, cookies }: { form: FormData; cookies: string[] }) {
  const read = named.safeParse({ productId: form.get('productId'), sku: form.get('sku') })
  if (!read.success) return
  const intent = form.get('intent')
  if (intent === 'more') await addToCart(ctx, { ...read.data, quantity: 1, cookies })
  if (intent === 'less') await lessenInCart(ctx, { ...read.data, cookies })
  if (intent === 'remove') await removeFromCart(ctx, { ...read.data, cookies })
}

/** Other cart errors are logged and have no sentence of their own (specification §8). */
function failed(ctx: Context, error: unknown): never {
  ctx.app.settings.log(`cart: ${(error as Error).stack ?? String(error)}`)
  throw error
}
