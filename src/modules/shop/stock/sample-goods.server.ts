import { inTransaction } from '#platform/data/collection/transaction.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import { compute, create, remove, restore } from '#platform/data/collection/write.ts'
import { lockSite } from '#platform/data/collection/writing/lock.ts'
import type { Context } from '#platform/context.ts'
import { sampleGoods } from '../rules/sample-goods.ts'
import { moveStock } from './move-stock.server.ts'

const stockOfEach = 20

const samples = (ctx: Context) =>
  from(ctx, 'product')
    .select(['product._id', 'product.name', 'product.price', 'product.summary'])
    .where('product.isSample', '=', true)
    .orderBy('product.price')
    .orderBy('product._id')
    .limit(20)

/** The sample goods of the site, the cheapest first. */
export const listSampleGoods = (ctx: Context) => samples(ctx).execute()

/** Creates the sample goods of the site, or takes the removed ones out of the bin. Where there are some it changes nothing. */
export const createSampleGoods = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, 'sample goods')
    if ((await listSampleGoods(inside)).length > 0) return
    const removed = await samples(trashOf(inside, collectionOf(inside, 'product'))).execute()
    for (const { _id } of removed) await restore(inside, 'product', _id)
    if (removed.length === 0) for (const one of sampleGoods) await createSample(inside, one)
  })

async function createSample(ctx: Context, { sku, weight, ...fields }: (typeof sampleGoods)[number]) {
  const { _id } = await create(ctx, 'product', { ...fields, status: false })
  await compute(ctx, 'product', { _id, change: { isSample: true } })
  await create(ctx, 'sub_product', { productID: _id, sku, weight })
  await moveStock(ctx, [{ sku, quantity: stockOfEach, kind: 'in', reason: 'สินค้าตัวอย่าง' }])
}

/** Moves the sample goods of the site to the bin, from which they come back. */
export const removeSampleGoods = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await lockSite(inside, 'sample goods')
    for (const { _id } of await listSampleGoods(inside)) await remove(inside, 'product', _id)
  })
