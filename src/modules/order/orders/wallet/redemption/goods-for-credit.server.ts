import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const goods = (ctx: Context) =>
  from(ctx, 'product')
    .select(['product._id', 'product.name', 'product.summary', 'product.image', 'product.creditPrice'])
    .select(['product.taxClass', 'product.mostEach', 'product.availability', 'product.subProducts'])
    .where('product.creditPrice', 'is not', null)
    .where('product.kind', '=', 'goods')
    .where('product.status', '=', true)
    .where('product.isSample', '=', false)

/** The published goods with a price in credits, the cheapest first. */
export const goodsForCredit = (ctx: Context) =>
  goods(ctx).orderBy('product.creditPrice').orderBy('product._id').limit(100).execute()

/** Goods that can be redeemed, with their variants; undefined for others. */
export const goodsOf = (ctx: Context, _id: string) => goods(ctx).where('product._id', '=', _id).executeTakeFirst()

export type CreditGoods = NonNullable<Awaited<ReturnType<typeof goodsOf>>>

/** The most pieces of a variant that one order may take. */
export const mostOf = ({ mostEach }: CreditGoods, { stock }: CreditGoods['subProducts'][number]): number =>
  Math.max(0, Math.min(10, mostEach ?? 10, stock ?? 0))
