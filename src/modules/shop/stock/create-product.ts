import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { moveStock } from './move-stock.server.ts'

interface TestProduct {
  sku: string
  stock?: number
  price?: number
  sale_price?: number | null
  mostEach?: number | null
  status?: boolean
  name?: string
}

/** Creates a product with one variant and its stock, as staff do; for tests. Returns the ids of both. */
export const createProduct = async (ctx: Context, of: TestProduct) => {
  const { sku, stock = 0, price = 100, sale_price = null, mostEach = null, status = true, name = `สินค้า ${sku}` } = of
  const product = await create(ctx, 'product', { name, price, sale_price, mostEach, status })
  const variant = await create(ctx, 'sub_product', { productID: product._id, sku })
  if (stock > 0) await moveStock(ctx, [{ sku, quantity: stock, kind: 'in', reason: 'ตั้งต้น' }])
  return { productId: product._id, variantId: variant._id, sku }
}
