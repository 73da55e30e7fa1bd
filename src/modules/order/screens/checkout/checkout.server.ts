import { data, href, redirect } from 'react-router'
import { chooseCoupon, forgetCoupon } from '#modules/redeem-coupon/public-api.ts'
import {
  cartWords,
  changeCartByForm,
  clearVisitorCart,
  describeCart,
  noteOf,
  shopWords,
} from '#modules/shop/public-api.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
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
import { visitorPath } from '../../orders/buyers/visitor/mail-visitor.server.ts'
import { orderVisitorCart } from '../../orders/buyers/visitor/order-visitor-cart.server.ts'
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

/** The cart of a learner or a visitor, to look through, to change and to order. A visitor with a course in it is led to the log-in. */
export const loader = loads(async (ctx) => {
  noStore(ctx)
  const words = {
    ...wordsOf(ctx, { name: 'shop.cart', words: cartWords }),
    form: wordsOf(ctx, { name: 'order.checkout', words: checkoutWords }),
  }
  const typed = isStaff(ctx.viewer) ? null : await knownFields(ctx)
  const quote = await quoteCart(ctx, { method: null, postcode: typed?.zipcode ?? '' })
  const hasLines = quote.cart.lines.length > 0
  const isVisitor = ctx.viewer.role === 'guest'
  const needsAccount = isVisitor && quote.cart.lines.some(({ kind }) => kind !== 'goods')
  return {
    head: headOf(ctx, { name: words.title, path: href('/shop/checkout'), isHidden: true }),
    words: { ...words, home: shopWords.home[ctx.locale], trail: shopWords.trail[ctx.locale] },
    products: shopWords.title[ctx.locale],
    note: await noteOf(ctx),
    cart: describeCart(ctx, quote.cart),
    form: typed && hasLines && !needsAccount ? await formOf(ctx, { quote, typed }) : null,
    entry: isVisitor && hasLines ? { ...entryOf(ctx), isNeeded: needsAccount } : null,
  }
})

async function formOf(ctx: Context, { quote, typed }: { quote: CartQuote; typed: Typed }) {
  const words = wordsOf(ctx, { name: 'order.checkout', words: checkoutWords })
  return {
    ...{
      cartID: quote.cart._id ?? '',
      isVisitor: ctx.viewer.role === 'guest',
      typed,
      taxes: await taxChoices(ctx, words),
    },
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
  if (isOfForm(intent)) return orderByForm(ctx, { form, intent, cookies })
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
async function orderByForm(
  ctx: Context,
  { form, intent, cookies }: { form: FormData; intent: FormIntent; cookies: string[] },
) {
  const typed = typedIn(form)
  try {
    if (intent === 'coupon') await chooseCoupon(ctx, String(form.get('coupon') ?? ''))
    if (intent === 'uncoupon') await forgetCoupon(ctx)
    if (intent === 'order' && ctx.viewer.role === 'guest') return await orderAsVisitor(ctx, { form, typed, cookies })
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

/** The cart becomes an order, and the browser forgets it. */
async function orderAsVisitor(
  ctx: Context,
  { form, typed, cookies }: { form: FormData; typed: Typed; cookies: string[] },
) {
  const token = await orderVisitorCart(ctx, {
    ...{ email: typed.email, shippingMethod: typed.method || null, shipTo: shipToOf(typed) },
    ...{ note: typed.note || null, agreed: String(form.get('agreed') ?? '') },
  })
  cookies.push(clearVisitorCart(ctx))
  return redirect(visitorPath(token), 303)
}

const quotedForm = async (ctx: Context, typed: Typed) =>
  formOf(ctx, { quote: await quoteCart(ctx, { method: typed.method || null, postcode: typed.zipcode }), typed })

/** Other cart errors are logged and have no sentence of their own (specification §8). */
function failed(ctx: Context, error: unknown): never {
  ctx.app.settings.log(`cart: ${(error as Error).stack ?? String(error)}`)
  throw error
}
