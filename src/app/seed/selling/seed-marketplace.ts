import { skillsProperties, skillsVendors, type SeedVendor } from '../../../../database/seeds/selling/vendors.ts'
import { addDays, addMonths, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { closeMonth, recordVendorRefund, recordVendorSale } from '#modules/marketplace/public-api.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'

const day = 86_400_000

/** Two administrators of the demo, because one enters a bank account and another one confirms it. */
interface Staff {
  first: Context
  second: Context
}

/**
 * Gives a shop a marketplace: two vendors with stores, products, sales and statements, a third one that waits for
 * approval, a campaign that runs, and properties that filter the products.
 */
export async function seedMarketplace(ctx: Context): Promise<void> {
  const staff = { first: ctx, second: secondPerson(ctx) }
  for (const property of skillsProperties) await create(ctx, 'property', property)
  for (const [at, vendor] of skillsVendors.entries()) await seedVendor(staff, { vendor, at })
  await seedCampaign(ctx)
}

async function seedVendor(staff: Staff, { vendor, at }: { vendor: SeedVendor; at: number }): Promise<void> {
  const { store, account, products, sales, ...fields } = vendor
  const early = { ...staff.first, now: Date.parse(monthStartOf(staff.first, -2)) }
  const { _id: vendorID } = await create(early, 'vendor', fields)
  if (!store || !account) return
  await update(early, 'vendor', { _id: vendorID, change: { state: 'approved', reason: 'ตรวจเอกสารครบแล้ว' } })
  await create(early, 'vendor_store', { vendorID, name: fields.name, ...store, status: true })
  const bank = { vendorID, ...account, accountName: fields.legalName }
  const { _id: bankChange } = await create(early, 'vendor_bank_change', bank)
  const confirmed = { ...staff.second, now: early.now + day }
  await update(confirmed, 'vendor_bank_change', { _id: bankChange, change: { state: 'confirmed' } })
  for (const [sku, properties] of Object.entries(products)) await handOver(staff.first, { sku, vendorID, properties })
  await seedSales(staff.first, { vendorID, sales, at })
}

/** Makes a product of the shop one of the vendor. */
async function handOver(
  ctx: Context,
  { sku, vendorID, properties }: { sku: string; vendorID: string; properties: string[] },
): Promise<void> {
  const variant = await from(ctx, 'sub_product')
    .select('sub_product.productID')
    .where('sub_product.sku', '=', sku)
    .executeTakeFirstOrThrow()
  await update(ctx, 'product', { _id: variant.productID, change: { vendorID, properties } })
}

/** Sales of three months with a refund. The statement of the first month is approved, that of the second one waits. */
async function seedSales(
  ctx: Context,
  { vendorID, sales, at }: { vendorID: string; sales: SeedVendor['sales']; at: number },
): Promise<void> {
  for (const [month, amounts] of [sales.before, sales.last, sales.present].entries()) {
    const start = Date.parse(monthStartOf(ctx, month - 2))
    for (const [n, net] of amounts.entries()) {
      const then = { ...ctx, now: Math.min(ctx.now, start + (2 + 5 * n) * day) }
      const orderID = String(69_000_001_001 + 1000 * at + 100 * month + n)
      await recordVendorSale(then, { orderID, lines: [{ lineID: '1', vendorID, net }] })
      if (month === 1 && n === 0)
        await recordVendorRefund(then, { orderID, refundID: `${orderID}-1`, lines: [{ lineID: '1', amount: 90 }] })
    }
    if (month < 2) await seedStatement(ctx, { vendorID, month })
  }
}

async function seedStatement(ctx: Context, { vendorID, month }: { vendorID: string; month: number }): Promise<void> {
  const end = { ...ctx, now: Date.parse(monthStartOf(ctx, month - 1)) }
  const _id = await closeMonth(end, { vendorID, month: monthStartDay(ctx, month - 2).slice(0, 7) })
  if (_id && month === 0) await update(end, 'vendor_statement', { _id, change: { state: 'approved' } })
}

async function seedCampaign(ctx: Context): Promise<void> {
  const tools = await from(ctx, 'product_category')
    .select('product_category._id')
    .where('product_category.slug', '=', 'tools')
    .executeTakeFirstOrThrow()
  const today = bangkokDay(ctx.now)
  await create(ctx, 'campaign', {
    ...{ name: 'ลดรับเปิดเทอมช่าง', from: addDays(today, -3), until: addDays(today, 27), percent: 15, status: true },
    ...{ categories: [tools._id], budget: 5000 },
  })
}

/** Another person with the rights of the seed. */
const secondPerson = (ctx: Context): Context => ({
  ...ctx,
  viewer: { ...ctx.viewer, id: 'second-administrator', name: 'ผู้ดูแลคนที่สอง' },
})

const monthStartDay = (ctx: Context, months: number) => addMonths(`${bangkokDay(ctx.now).slice(0, 7)}-01`, months)
const monthStartOf = (ctx: Context, months: number) => dayStart(monthStartDay(ctx, months))
