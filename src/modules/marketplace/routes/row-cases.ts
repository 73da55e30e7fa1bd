import { nextMonthStart } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'
import { closeMonth } from '../ledger/close-month.server.ts'
import { recordVendorSale } from '../ledger/record-sale.server.ts'

/** The name of an approved vendor is public. Everything else of vendors is for administrators. */
const rowCases: RowCases = async ({ admin, mark, kept }) => {
  const legal = {
    legalName: mark('vendor-legal', 'admins'),
    phone: '021234567',
    email: 'rowcase@wicha.test',
    commission: 10,
  }
  const applied = { ...legal, name: mark('vendor-applied', 'admins'), taxId: '0105610000172' }
  kept('vendor', await create(admin, 'vendor', applied), 'admins')
  const approved = { ...legal, name: mark('vendor', 'everybody'), taxId: '0994000165501' }
  const vendorID = kept('vendor', await create(admin, 'vendor', approved), 'everybody')
  const reason = mark('vendor-reason', 'admins')
  await update(admin, 'vendor', { _id: vendorID, change: { state: 'approved', reason } })
  const store = { name: mark('vendor-store', 'everybody'), vendorID, status: true }
  kept('vendor_store', await create(admin, 'vendor_store', store), 'everybody')
  const account = { bank: '004' as const, accountNumber: '1234567890', accountName: mark('vendor-account', 'admins') }
  kept('vendor_bank_change', await create(admin, 'vendor_bank_change', { vendorID, ...account }), 'admins')
  const orderID = mark('vendor-order', 'admins')
  await recordVendorSale(admin, { orderID, lines: [{ lineID: '1', vendorID, net: 100 }] })
  const row = await from(admin, 'vendor_ledger')
    .select('_id')
    .where('orderID', '=', orderID)
    .where('kind', '=', 'sale')
    .executeTakeFirstOrThrow()
  kept('vendor_ledger', row, 'admins')
  const month = new Date(admin.now + 7 * 3_600_000).toISOString().slice(0, 7)
  const then = { ...admin, now: Date.parse(nextMonthStart(admin.now)) }
  kept('vendor_statement', { _id: (await closeMonth(then, { vendorID, month }))! }, 'admins')
}
export default rowCases
