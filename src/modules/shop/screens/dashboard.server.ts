import { sql } from 'kysely'
import { href, type LoaderFunctionArgs } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { loader as list } from '#platform/office/screens/list.server.ts'
import type { Figure } from '#ui/office/description.ts'
import { officeWords as words } from '../office-words.ts'
import { differingItems } from '../stock/differing-items.server.ts'

export { action } from '#platform/office/screens/list.server.ts'

/** The default list of products, with what needs attention in stock. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { ctx } = askedOf(args)
  const [listed, figures] = [await list(args), await figuresOf(ctx)]
  if (!listed.list) return listed
  const inventory = { label: words.inventory[ctx.locale], href: href('/shop/inventory') }
  return { ...listed, list: { ...listed.list, figures, actions: [inventory] } }
}

async function figuresOf(ctx: Context): Promise<Figure[]> {
  const products = await from(ctx, 'product')
    .select([
      sql<number>`(count(*) filter (where product.status))::int`.as('published'),
      sql<number>`(count(*) filter (where product.status and product.availability = 0))::int`.as('out'),
    ])
    .executeTakeFirstOrThrow()
  const stock = await from(ctx, 'stock_item')
    .select([
      sql<number>`(count(*) filter (where stock_item.free <= stock_item."lowAt"))::int`.as('low'),
      sql<number>`coalesce(sum(stock_item.reserved), 0)::int`.as('reserved'),
    ])
    .executeTakeFirstOrThrow()
  const differing = await differingItems(ctx)
  const figure = (label: keyof typeof words, value: number, to: string): Figure => ({
    ...{ label: words[label][ctx.locale], value: value.toLocaleString('th-TH'), href: to },
  })
  return [
    figure('published', products.published, `${href('/shop/dashboard')}?view=live`),
    figure('outOfStock', products.out, `${href('/shop/dashboard')}?view=out`),
    figure('lowStock', stock.low, `${href('/shop/inventory')}?view=low`),
    differing.length > 0
      ? figure('differing', differing.length, href('/shop/inventory'))
      : figure('reserved', stock.reserved, `${href('/shop/inventory')}?sort=reserved+desc`),
  ]
}
