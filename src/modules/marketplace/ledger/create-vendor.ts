import type { Context } from '#platform/context.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { taxIdOf } from '../rules/example-tax-id.ts'

/** Creates an approved vendor, for tests and the demo. Returns its `_id`. */
export const createVendor = async (
  ctx: Context,
  { n, commission = 10, name = `ร้าน ${n}` }: { n: number; commission?: number; name?: string },
): Promise<string> => {
  const { _id } = await create(ctx, 'vendor', {
    ...{ name, legalName: `บริษัท ${name} จำกัด`, taxId: taxIdOf(n), phone: '021234567' },
    ...{ email: `vendor${n}@wicha.test`, commission },
  })
  await update(ctx, 'vendor', { _id, change: { state: 'approved', reason: 'ตรวจเอกสารครบแล้ว' } })
  return _id
}

interface AccountSetting {
  /** Who enters the account, and who confirms it. */
  by: Context
  confirmedBy: Context
  vendorID: string
  hoursAgo?: number
}

/** Gives a vendor a bank account that a second person confirmed some hours ago. */
export const setAccount = async ({ by, confirmedBy, vendorID, hoursAgo = 0 }: AccountSetting): Promise<void> => {
  const account = { vendorID, bank: '014' as const, accountNumber: '1112223334', accountName: 'บริษัทตัวอย่าง' }
  const { _id } = await create(by, 'vendor_bank_change', account)
  const then = { ...confirmedBy, now: confirmedBy.now - hoursAgo * 3_600_000 }
  await update(then, 'vendor_bank_change', { _id, change: { state: 'confirmed' } })
}
