export { closeMonth } from './ledger/close-month.server.ts'
export { recordVendorRefund, type VendorRefundLine } from './ledger/record-refund.server.ts'
export { recordVendorSale, type VendorSaleLine } from './ledger/record-sale.server.ts'
export { vendorCommissions } from './ledger/vendor-terms.server.ts'
