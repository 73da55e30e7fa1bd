import { randomBytes } from 'node:crypto'

export interface Charge {
  object: 'charge'
  id: string
  amount: number
  currency: string
  livemode: boolean
  status: 'successful' | 'failed' | 'pending'
  paid: boolean
  failure_code: string | null
  link: string
}

export interface Link {
  object: 'link'
  id: string
  amount: number
  currency: string
  livemode: boolean
  deleted: boolean
  payment_uri: string
  charges: { data: Charge[] }
}

export interface Refund {
  object: 'refund'
  id: string
  amount: number
  currency: string
  charge: string
  status: 'pending' | 'closed'
  voided: boolean
  metadata: { key?: string }
}

/**
 * What can happen when a refund is called. `timeout`: it is made, but the answer is lost and it is closed later. `lost`: the call never
 * arrives. `pending`: it is made and closed later.
 */
export type RefundOutcome = 'ok' | 'decline' | 'timeout' | 'lost' | 'pending'

type Made = Partial<Charge> & { share?: number }

const good: Made = { status: 'successful', paid: true }
const pending: Made = { status: 'pending', paid: false }

interface Course {
  label: string
  charges: Made[]
  /** The webhooks in their order: the event, and the charge that it is about. */
  messages: [event: string, charge: number][]
}

/** What can happen when a buyer pays. */
export const outcomes = {
  ok: { label: 'Pay', charges: [good], messages: [['charge.complete', 0]] },
  decline: {
    label: 'Decline',
    charges: [{ status: 'failed', paid: false, failure_code: 'insufficient_fund' }],
    messages: [['charge.complete', 0]],
  },
  threeD: { label: '3-D Secure', charges: [pending], messages: [['charge.create', 0]] },
  late: { label: 'Late', charges: [pending], messages: [] },
  twice: {
    label: 'Pay twice',
    charges: [good, good],
    messages: [
      ['charge.complete', 0],
      ['charge.complete', 0],
      ['charge.complete', 1],
    ],
  },
  reordered: {
    label: 'Webhooks in the wrong order',
    charges: [good],
    messages: [
      ['charge.complete', 0],
      ['charge.create', 0],
    ],
  },
  never: { label: 'Pay, no webhook', charges: [good], messages: [] },
  wrongAmount: {
    label: 'Pay one seventh',
    charges: [{ ...good, share: 1 / 7 }],
    messages: [['charge.complete', 0]],
  },
  failing: { label: 'Pay, next call fails', charges: [good], messages: [['charge.complete', 0]] },
} as const satisfies Record<string, Course>

export type Outcome = keyof typeof outcomes

export const newRefund = (charge: Charge, of: Pick<Refund, 'amount' | 'metadata' | 'status'>): Refund => ({
  ...{ object: 'refund', id: newId('rfnd'), currency: charge.currency, charge: charge.id, voided: false },
  ...of,
})

const newId = (kind: string) => `${kind}_test_${randomBytes(8).toString('hex')}`

export const newLink = (base: string, { amount, currency }: Pick<Link, 'amount' | 'currency'>): Link => {
  const id = newId('link')
  return {
    ...{ object: 'link', id, amount, currency, livemode: false, deleted: false },
    ...{ payment_uri: `${base}/pay/${id}`, charges: { data: [] } },
  }
}

export const newCharge = (link: Link, { share = 1, ...change }: Made): Charge => ({
  ...{ object: 'charge', id: newId('chrg'), currency: link.currency, livemode: false, link: link.id },
  ...{ amount: Math.round(link.amount * share), status: 'pending', paid: false, failure_code: null, ...change },
})
