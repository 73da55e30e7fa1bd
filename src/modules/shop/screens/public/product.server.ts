import { data, href, redirect } from 'react-router'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { headOf } from '#platform/content/page/head/page-head.server.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { addToCart } from '../../cart/add-to-cart.server.ts'
import { isLearner } from '../../cart/change-cart.server.ts'
import { readQuantity } from '../../cart/read-quantity.ts'
import { describeOffer, variantIn } from '../../components/describe-offer.ts'
import { runningCampaigns } from '../../cart/campaigns/running-campaigns.server.ts'
import { noteOf } from '../../components/shop-note.server.ts'
import { productWords, shopWords } from '../../shop-words.ts'
import { cartSentences } from '../../words.ts'

/** A published product, with one of its variants chosen by the address. */
export const loader = loads(async (ctx, { params }) => {
  const product = await publishedProduct(ctx, params['id'] ?? '')
  const chosen = variantIn(product.subProducts, params['variant'])
  if (params['variant'] !== undefined && !chosen) throw notFound()
  const pictures = product.images.map(pictureAt)
  return {
    head: headOf(ctx, {
      ...{ name: product.name, path: href('/shop/product/:id', { id: product._id }) },
      text: product.summary || stripHtml(product.description).slice(0, 160),
      ...(pictures[0] && { picture: absolute(ctx, pictures[0]) }),
    }),
    words: {
      ...wordsOf(ctx, { name: 'shop', words: shopWords }),
      ...wordsOf(ctx, { name: 'shop.product', words: productWords }),
    },
    note: await noteOf(ctx),
    ...{ name: product.name, summary: product.summary, description: product.description, pictures },
    properties: product.properties.map(factOf),
    store: await storeOf(ctx, product.vendorID),
    course: product.courseID ? href('/lesson/detail/:id', { id: product.courseID }) : null,
    offer: chosen ? describeOffer(ctx, { product, chosen, campaigns: await runningCampaigns(ctx) }) : null,
  }
})

/** Puts the chosen variant into the cart. A learner sees the cart open afterwards. */
export const action = acts(async (ctx, { params, form, cookies }) => {
  const productId = params['id'] ?? ''
  const sku = params['variant'] ?? String(form.get('sku') ?? '')
  try {
    await addToCart(ctx, { productId, ...(sku && { sku }), quantity: readQuantity(form.get('quantity')), cookies })
  } catch (error) {
    return refused(ctx, { error, quantity: form.get('quantity') })
  }
  cookies.push(toastCookie({ kind: 'plain', text: cartSentences.added[ctx.locale] }))
  const here = sku
    ? href('/shop/product/:id/:variant', { id: productId, variant: sku })
    : href('/shop/product/:id', { id: productId })
  return redirect(isLearner(ctx) ? `${here}?cart=open` : here, 303)
})

/** What is wrong, above the form, which keeps what was written. A failure that is nobody's fault is logged. */
function refused(ctx: Context, { error, quantity }: { error: unknown; quantity: FormDataEntryValue | null }) {
  const kept = String(quantity ?? '').slice(0, 8)
  if (error instanceof RequestError && error.issues[0])
    return data({ problem: error.issues[0][ctx.locale], quantity: kept }, { status: statusOf[error.kind] })
  if (error instanceof RequestError) throw error
  ctx.app.settings.log(`cart: ${(error as Error).stack ?? String(error)}`)
  return data({ problem: cartSentences.notAdded[ctx.locale], quantity: kept }, { status: 500 })
}

async function publishedProduct(ctx: Context, _id: string) {
  const product = await from(ctx, 'product')
    .select(['product._id', 'product.name', 'product.summary', 'product.description', 'product.kind'])
    .select(['product.courseID', 'product.price', 'product.sale_price', 'product.mostEach'])
    .select(['product.images', 'product.subProducts', 'product.category', 'product.vendorID', 'product.properties'])
    .where('product._id', '=', _id)
    .where('product.status', '=', true)
    .executeTakeFirst()
  if (!product) throw notFound()
  return product
}

/** A property as products hold it: `name: value`. */
const factOf = (written: string) => {
  const at = written.indexOf(': ')
  return { name: written.slice(0, at), value: written.slice(at + 2) }
}

/** The public store of the vendor that sells a product. */
async function storeOf(ctx: Context, vendorID: string | null) {
  if (vendorID === null) return null
  const store = await from(ctx, 'vendor_store')
    .select(['vendor_store.name', 'vendor_store.slug'])
    .where('vendor_store.vendorID', '=', vendorID)
    .where('vendor_store.status', '=', true)
    .executeTakeFirst()
  if (!store?.slug) return null
  const label = fill(productWords.seller[ctx.locale], { name: store.name })
  return { label, href: href('/shop/store/:slug', { slug: store.slug }) }
}
