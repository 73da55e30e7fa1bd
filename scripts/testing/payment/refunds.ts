import { type Charge, newRefund, type Refund, type RefundOutcome } from './state.ts'

interface RefundCall {
  body: string
  /** The idempotency key: the same key makes one refund. */
  key: string
  outcome: RefundOutcome
}

/** The refunds of the simulator. */
export class Refunds {
  readonly #refunds: Refund[] = []
  readonly #byKey = new Map<string, Refund>()

  of(charge: string): Refund[] {
    return this.#refunds.filter((one) => one.charge === charge)
  }

  /** Closes what is pending, as the bank does later. */
  settle(): void {
    for (const one of this.#refunds) one.status = 'closed'
  }

  /** Makes a refund. Returns `none` if the caller gets no answer, and `refused` for a decline or more than is left. */
  make(charge: Charge, { body, key, outcome }: RefundCall): Refund | 'none' | 'refused' {
    const known = this.#byKey.get(key)
    if (known) return known
    if (outcome === 'lost') return 'none'
    const { amount, metadata = {} } = JSON.parse(body) as Pick<Refund, 'amount'> & Partial<Pick<Refund, 'metadata'>>
    const returned = this.of(charge.id).reduce((sum, one) => sum + one.amount, 0)
    if (outcome === 'decline' || !charge.paid || amount <= 0 || returned + amount > charge.amount) return 'refused'
    const refund = newRefund(charge, { amount, metadata, status: outcome === 'ok' ? 'closed' : 'pending' })
    this.#refunds.push(refund)
    if (key !== '') this.#byKey.set(key, refund)
    return outcome === 'timeout' ? 'none' : refund
  }
}
