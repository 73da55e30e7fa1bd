import { href, type LoaderFunctionArgs } from 'react-router'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { loader as show } from '#platform/office/screens/show.server.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { bahtText } from '../components/describe-price.ts'
import { officeWords as words } from '../office-words.ts'
import { runningCampaigns } from '../cart/campaigns/running-campaigns.server.ts'
import { type CampaignProduct, withCampaigns } from '../rules/campaign.ts'
import { paidPrice, type PriceParts, pricesOf } from '../rules/price.ts'

export { action } from '#platform/office/screens/show.server.ts'

/** The default record of a product, with its variants and what is left of each. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const id = args.params['id'] ?? ''
  const shown = await show(args)
  const product = await from(ctx, 'product')
    .select(['product._id', 'product.price', 'product.sale_price', 'product.status'])
    .select(['product.category', 'product.vendorID'])
    .where('product._id', '=', id)
    .executeTakeFirst()
  if (!product) return shown
  const view = { label: words.view[ctx.locale], href: href('/shop/product/:id', { id }), icon: 'eye' as const }
  return {
    ...shown,
    record: {
      ...shown.record,
      actions: [...shown.record.actions, ...(product.status ? [view] : [])],
      related: [await variantsOf(ctx, { id, product })],
    },
  }
}

type Related = RecordDescription['related'][number]

async function variantsOf(
  ctx: Context,
  { id, product }: { id: string; product: PriceParts & CampaignProduct },
): Promise<Related> {
  const { locale } = ctx
  const variants = await variantRows(ctx, id)
  const campaigns = await runningCampaigns(ctx)
  const pays = (one: (typeof variants)[number]) =>
    paidPrice(withCampaigns(pricesOf(product, one), { product, campaigns }))
  const text = (value: number | null) => ({ text: value === null ? '–' : value.toLocaleString('th-TH') })
  return {
    title: words.variants[locale],
    count: variants.length.toLocaleString('th-TH'),
    add: { label: words.addVariant[locale], href: `${href('/shop/variant/add')}?productID=${id}` },
    list: {
      columns: [
        { name: 'variant', label: words.variant[locale], kind: 'text' },
        { name: 'price', label: words.price[locale], kind: 'money' },
        { name: 'onHand', label: words.onHand[locale], kind: 'number' },
        { name: 'held', label: words.held[locale], kind: 'number' },
        { name: 'free', label: words.free[locale], kind: 'number' },
      ],
      rows: variants.map((one) => ({
        ...{ id: one._id, href: href('/shop/variant/detail/:id', { id: one._id }), under: one.sku },
        cells: {
          variant: { text: one.name || one.sku },
          price: { text: bahtText(ctx, pays(one)) },
          onHand: text(one.onHand),
          held: text(one.reserved),
          free: text(one.free),
        },
        actions: one.item
          ? [{ label: words.stock[locale], href: href('/shop/inventory/move/:id', { id: one.item }) }]
          : [],
      })),
      empty: { title: words.noVariants[locale] },
      words: listWords(locale),
    },
  }
}

const variantRows = (ctx: Context, id: string) =>
  from(ctx, 'sub_product')
    .leftJoin(rows(ctx, 'stock_item'), 'stock_item.subProductID', 'sub_product._id')
    .select(['sub_product._id', 'sub_product.sku', 'sub_product.name', 'sub_product.price', 'sub_product.sale_price'])
    .select(['stock_item._id as item', 'stock_item.onHand', 'stock_item.reserved', 'stock_item.free'])
    .where('sub_product.productID', '=', id)
    .orderBy('sub_product.position')
    .orderBy('sub_product._id')
    .limit(200)
    .execute()
