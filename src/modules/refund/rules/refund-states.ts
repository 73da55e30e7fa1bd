/** The states of a refund. A refund that failed before it was approved returns nothing. */
export const refundStates = [
  { value: 'requested', label: { th: 'รออนุมัติ', en: 'Awaiting approval' }, tone: 'waiting' },
  { value: 'approved', label: { th: 'อนุมัติแล้ว รอโอน', en: 'Approved, to be sent' }, tone: 'waiting' },
  { value: 'sent', label: { th: 'โอนแล้ว', en: 'Sent' }, tone: 'live' },
  { value: 'done', label: { th: 'ผู้ซื้อได้รับเงินแล้ว', en: 'Received by the buyer' }, tone: 'live' },
  { value: 'failed', label: { th: 'ไม่สำเร็จ', en: 'Failed' }, tone: 'broken' },
] as const

export type RefundState = (typeof refundStates)[number]['value']

/** How the money goes back. */
export const refundMethods = [
  { value: 'transfer', label: { th: 'โอนเข้าบัญชีธนาคาร', en: 'Bank transfer' } },
  { value: 'card', label: { th: 'คืนเข้าบัตรผ่านผู้ให้บริการ', en: 'To the card, at the gateway' } },
  { value: 'cash', label: { th: 'เงินสด', en: 'Cash' } },
] as const

export type RefundMethod = (typeof refundMethods)[number]['value']

/** What people do with a refund. */
export type RefundAct = 'approve' | 'reject' | 'send' | 'finish' | 'fail'

const transitions: Record<RefundState, Partial<Record<RefundAct, RefundState>>> = {
  requested: { approve: 'approved', reject: 'failed' },
  approved: { send: 'sent', fail: 'failed' },
  sent: { finish: 'done', fail: 'failed' },
  done: {},
  failed: { send: 'sent' },
}

interface RefundStep {
  state: RefundState
  approvedAt: string | null
}

/** Returns the next state, or null for an act that is not possible. Only an approved refund that failed is sent again. */
export const nextRefundState = ({ state, approvedAt }: RefundStep, act: RefundAct): RefundState | null =>
  state === 'failed' && approvedAt === null ? null : (transitions[state][act] ?? null)

/** What people can do with a refund now. */
export const actsOn = (refund: RefundStep): RefundAct[] =>
  (['approve', 'reject', 'send', 'finish', 'fail'] as const).filter((act) => nextRefundState(refund, act) !== null)

/** Whether a refund counts against what was paid: each but those that were rejected. */
export const counts = ({ state, approvedAt }: RefundStep): boolean => state !== 'failed' || approvedAt !== null

/**
 * Whether a person may approve a refund: somebody other than who requested it, or anybody up to the limit of the site. `sum` is what all
 * refunds of the order return together, so that small parts do not pass the limit.
 */
export const mayApprove = (of: { sum: number; limit: number; requesterID: string; viewerID: string }): boolean =>
  of.requesterID !== of.viewerID || of.sum <= of.limit

/** The account that the money leaves. */
export const accountOf = (method: RefundMethod): string => (method === 'card' ? 'gateway:card' : `bank:${method}`)
