import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'

/** Unpublishes the store of a vendor and everything that it sells. */
export const unpublishVendor = async (ctx: Context, vendorID: string): Promise<void> => {
  const products = await from(ctx, 'product')
    .select('product._id')
    .where('product.vendorID', '=', vendorID)
    .where('product.status', '=', true)
    .orderBy('product._id')
    .execute()
  for (const { _id } of products) await update(ctx, 'product', { _id, change: { status: false } })
  const store = await from(ctx, 'vendor_store')
    .select('vendor_store._id')
    .where('vendor_store.vendorID', '=', vendorID)
    .where('vendor_store.status', '=', true)
    .executeTakeFirst()
  if (store) await update(ctx, 'vendor_store', { _id: store._id, change: { status: false } })
}
