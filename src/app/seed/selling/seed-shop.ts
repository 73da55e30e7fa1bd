import { createSampleGoods, moveStock } from '#modules/shop/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { SeedProduct, SeedShop } from '../../../../database/seeds/selling/goods.ts'

const day = 86_400_000

const shipping = [
  {
    ...{ name: 'ไปรษณีย์ลงทะเบียน', note: 'ได้รับภายใน 3–5 วันทำการ', price: 40, includedWeight: 1000, order: 1 },
    ...{ pricePerKilogram: 15, maxWeight: 20_000, freeFrom: 1500 },
  },
  {
    ...{ name: 'ส่งด่วนกรุงเทพฯ และระยอง', note: 'ได้รับในวันทำการถัดไป', price: 80, includedWeight: 2000, order: 2 },
    ...{ pricePerKilogram: 20, postcodes: ['10', '21'] },
  },
]

/** Seeds the shop of a site: its categories, goods, shipping, and stock with a history. */
export const seedShop = async (ctx: Context, shop: SeedShop): Promise<void> => {
  const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  await update(ctx, 'configuration', { _id, change: { shopNotice: shop.notice } })
  for (const method of shipping) await create(ctx, 'shipping_method', method)
  const categories = new Map<string, string>()
  for (const [order, { name, slug }] of shop.categories.entries())
    categories.set(slug, (await create(ctx, 'product_category', { name, slug, order }))._id)
  for (const [at, product] of shop.products.entries()) {
    const then = { ...ctx, now: ctx.now - (60 + shop.products.length - at) * day }
    await seedProduct(then, { product, category: categories.get(product.category)! })
  }
  await createSampleGoods(ctx)
}

async function seedProduct(ctx: Context, { product, category }: { product: SeedProduct; category: string }) {
  const { variants, category: _slug, ...fields } = product
  const { _id: productID } = await create(ctx, 'product', { ...fields, category, status: true })
  for (const [position, { received, left, ...variant }] of variants.entries()) {
    const { sku } = variant
    await create(ctx, 'sub_product', { productID, position, ...variant })
    await moveStock(ctx, [{ sku, quantity: received, kind: 'in', reason: 'รับเข้าล็อตแรก' }])
    const used = received - left
    const inClass = Math.min(2, used)
    const later = { ...ctx, now: ctx.now + 30 * day }
    if (used - inClass > 0)
      await moveStock(later, [{ sku, quantity: inClass - used, kind: 'sale', reason: 'ขายหน้าร้าน' }])
    if (inClass > 0) await moveStock(later, [{ sku, quantity: -inClass, kind: 'out', reason: 'ใช้ในห้องอบรม' }])
  }
}
