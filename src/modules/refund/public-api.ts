export { changeRefund } from './refunds/change-refund.server.ts'
export { refundsOf } from './refunds/refund-row.server.ts'
export { requestRefund } from './refunds/request-refund.server.ts'
export { refundStates } from './rules/refund-states.ts'
