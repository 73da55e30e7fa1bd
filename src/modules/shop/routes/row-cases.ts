import { from } from '#platform/data/collection/rows.ts'
import { create, record } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'
import { moveStock } from '../stock/move-stock.server.ts'

/** Published products are for everybody. Drafts, variants and stock are for staff, and a cart is for its owner. */
const rowCases: RowCases = async ({ admin, own, mark, kept }) => {
  const draft = await create(admin, 'product', { price: 100, name: mark('product-draft', 'staff') })
  kept('product', draft, 'staff')
  const live = { price: 100, status: true, name: mark('product', 'everybody') }
  const published = await create(admin, 'product', live)
  kept('product', published, 'everybody')
  const sold = { productID: published._id, sku: 'ROW-CASE-1', name: mark('variant', 'everybody') }
  kept('sub_product', await create(admin, 'sub_product', sold), 'staff')
  const visible = { name: mark('product-category', 'everybody'), slug: 'row-case-1' }
  kept('product_category', await create(admin, 'product_category', visible), 'everybody')
  const hidden = { name: mark('product-category-hidden', 'staff'), slug: 'row-case-2', visible: false }
  kept('product_category', await create(admin, 'product_category', hidden), 'staff')
  const method = { price: 40, name: mark('shipping-method', 'everybody') }
  kept('shipping_method', await create(admin, 'shipping_method', method), 'everybody')
  const closed = { price: 40, name: mark('shipping-method-off', 'staff'), status: false }
  kept('shipping_method', await create(admin, 'shipping_method', closed), 'staff')
  const sku = 'ROW-CASE-2'
  const variant = { productID: draft._id, sku, name: mark('variant-draft', 'staff') }
  kept('sub_product', await create(admin, 'sub_product', variant), 'staff')
  await moveStock(admin, [{ sku, quantity: 1, kind: 'in', reason: mark('stock-move', 'staff') }])
  const item = await from(admin, 'stock_item')
    .select('stock_item._id')
    .where('stock_item.sku', '=', sku)
    .executeTakeFirstOrThrow()
  kept('stock_item', item, 'staff')
  const move = await from(admin, 'stock_move')
    .select('stock_move._id')
    .where('stock_move.sku', '=', sku)
    .executeTakeFirstOrThrow()
  kept('stock_move', move, 'staff')
  const days = { from: '2020-01-01', until: '2099-12-31', percent: 5, products: [published._id] }
  const runs = { ...days, name: mark('campaign', 'everybody'), status: true }
  kept('campaign', await create(admin, 'campaign', runs), 'everybody')
  const over = { ...days, name: mark('campaign-over', 'staff'), status: true, until: '2020-12-31' }
  kept('campaign', await create(admin, 'campaign', over), 'staff')
  const filter = { name: mark('property', 'everybody'), filterable: true, options: ['ก'] }
  kept('property', await create(admin, 'property', filter), 'everybody')
  kept('property', await create(admin, 'property', { name: mark('property-internal', 'staff') }), 'staff')
  kept('cart', await record(admin, 'cart', { userID: own }), 'owner and admins', own)
}
export default rowCases
