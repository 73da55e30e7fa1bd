import { data, href, redirect } from 'react-router'
import { chooseCoupon, forgetCoupon } from '#modules/redeem-coupon/public-api.ts'
import { cartWords, changeCartByForm, describeCart, noteOf, shopWords } from '#modules/shop/public-api.ts'
import { type Context, noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { logInAt, registerAt } from '#platform/site/log-in-at.ts'
import { createOrder } from '../../orders/create-order.server.ts'
import { type CartQuote, quoteCart } from '../../orders/cart/quote-cart.server.ts'
import {
  describeQuote,
  knownFields,
  shipToOf,
  taxChoices,
  type Typed,
  typedIn,
} from '../../components/checkout-form.server.ts'
import { checkoutWords } from './words.ts'

/** The cart of a learner or a visitor, to look through and to change. A learner orders it here, a visitor is led to the log-in. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const words = {
    ...wordsOf(ctx, { name: 'shop.cart', words: cartWords }),
    form: wordsOf(ctx, { name: 'order.checkout', words: checkoutWords }),
  }
  const isLearner = ctx.viewer.role === 'user'
  const typed = isLearner ? await knownFields(ctx) : null
  const quote = await quoteCart(ctx, { method: null, postcode: typed?.zipcode ?? '' })
  const hasLines = quote.cart.lines.length > 0
  return {
    head: headOf(ctx, { name: words.title, path: href('/shop/checkout'), isHidden: true }),
    words: { ...words, home: shopWords.home[ctx.locale], trail: shopWords.trail[ctx.locale] },
    products: shopWords.title[ctx.locale],
    note: await noteOf(ctx),
    cart: describeCart(ctx, quote.cart),
    form: typed && hasLines ? await formOf(ctx, { quote, typed }) : null,
    entry: ctx.viewer.role === 'guest' && hasLines ? entryOf(ctx) : null,
  }
})

async function formOf(ctx: Context, { quote, typed }: { quote: CartQuote; typed: Typed }) {
  const words = wordsOf(ctx, { name: 'order.checkout', words: checkoutWords })
  return {
    ...{ cartID: quote.cart._id ?? '', typed, taxes: await taxChoices(ctx, words) },
    quote: describeQuote(ctx, { quote, words }),
    held: fill(words.held, { n: ctx.site.shopHoldMinutes }),
  }
}

const entryOf = ({ site }: Context) => {
  const here = href('/shop/checkout')
  return { logIn: logInAt(site, here), register: registerAt(site, here) }
}

/** Orders the cart, computes its shipping, or changes a line. The popup of the header sends the page to go back to. */
export const action = acts(async (ctx, { form, cookies }) => {
  const intent = form.get('intent')
  if (isOfForm(intent)) return orderByForm(ctx, { form, intent })
  const back = safePath(String(form.get('back') ?? ''), '')
  try {
    await changeCartByForm(ctx, { form, cookies })
  } catch (error) {
    if (!(error instanceof RequestError)) return failed(ctx, error)
    const problem = error.issues[0]?.[ctx.locale] ?? cartWords.failed[ctx.locale]
    if (back === '') return data({ problem, issues: [], form: null }, { status: statusOf[error.kind] })
    cookies.push(toastCookie({ kind: 'notification', text: problem }))
  }
  return redirect(back === '' ? href('/shop/checkout') : back, 303)
})

const formIntents = ['order', 'review', 'coupon', 'uncoupon'] as const
type FormIntent = (typeof formIntents)[number]
const isOfForm = (intent: unknown): intent is FormIntent => formIntents.some((one) => one === intent)

/** A refusal keeps what was entered, and shows the total as it is now. */
async function orderByForm(ctx: Context, { form, intent }: { form: FormData; intent: FormIntent }) {
  const typed = typedIn(form)
  try {
    if (intent === 'coupon') await chooseCoupon(ctx, String(form.get('coupon') ?? ''))
    if (intent === 'uncoupon') await forgetCoupon(ctx)
    if (intent === 'order') {
      const id = await createOrder(ctx, {
        ...{ cartID: String(form.get('cartID') ?? ''), shippingMethod: typed.method || null, shipTo: shipToOf(typed) },
        ...{ note: typed.note || null, taxProfile: typed.tax || null, agreed: String(form.get('agreed') ?? '') },
      })
      return redirect(href('/lesson/pay/:id', { id }), 303)
    }
    return data({ problem: null, issues: [], form: await quotedForm(ctx, typed) })
  } catch (error) {
    if (!(error instanceof RequestError)) return failed(ctx, error)
    const issues = error.issues.map((issue) => ({ field: issue.field.split('.').at(-1)!, text: issue[ctx.locale] }))
    const [problem] = issues
    const status = statusOf[error.kind]
    return data(
      { problem: problem?.text ?? cartWords.failed[ctx.locale], issues, form: await quotedForm(ctx, typed) },
      { status },
    )
  }
}

const quotedForm = async (ctx: Context, typed: Typed) =>
  formOf(ctx, { quote: await quoteCart(ctx, { method: typed.method || null, postcode: typed.zipcode }), typed })

/** Other cart errors are logged and have no sentence of their own (specification §8). */
function failed(ctx: Context, error: unknown): never {
  ctx.app.settings.log(`cart: ${(error as Error).stack ?? String(error)}`)
  throw error
}
