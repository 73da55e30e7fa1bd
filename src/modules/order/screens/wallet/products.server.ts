import { sql } from 'kysely'
import { href, type LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Figure } from '#ui/office/description.ts'
import { productWords as words } from './product-words.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The products with a price in credits, with what of them is on offer and what waits to be sent. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const listed = await list({ ...args, request: withColumns(args.request) })
  if (!listed.list) return listed
  const inventory = { label: words.inventory[ctx.locale], href: href('/credit/inventory') }
  return { ...listed, list: { ...listed.list, figures: await figuresOf(ctx), actions: [inventory] } }
}

/** The price in credits is among the default columns, if the address names no others. */
function withColumns(request: Request): Request {
  const url = new URL(request.url)
  if (!url.searchParams.has('columns')) url.searchParams.set('columns', 'name,image,creditPrice,price,stock,status')
  return new Request(url, request)
}

async function figuresOf(ctx: Context): Promise<Figure[]> {
  const goods = await from(ctx, 'product')
    .select([
      sql<number>`(count(*) filter (where product.status))::int`.as('published'),
      sql<number>`(count(*) filter (where product.status and product.availability = 0))::int`.as('out'),
    ])
    .where('product.creditPrice', 'is not', null)
    .executeTakeFirstOrThrow()
  const orders = await from(ctx, 'order')
    .select([
      sql<number>`(count(*) filter (where "order".shipping = 'preparing'))::int`.as('preparing'),
      sql<number>`(coalesce(sum("order".paid), 0))::float8`.as('spent'),
    ])
    .where('order.type', '=', 'redemption')
    .executeTakeFirstOrThrow()
  const figure = (label: keyof typeof words, value: number, to: string): Figure => ({
    ...{ label: words[label][ctx.locale], value: value.toLocaleString('th-TH'), href: to },
  })
  return [
    figure('published', goods.published, `${href('/credit/products')}?view=live`),
    figure('out', goods.out, `${href('/credit/products')}?view=out`),
    figure('preparing', orders.preparing, `${href('/credit/shipping')}?where=shipping:is:preparing`),
    figure('spent', orders.spent, href('/credit/shipping')),
  ]
}
