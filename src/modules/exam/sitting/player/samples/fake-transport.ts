import type { AnswerInput, AnswerReply, AnswerRequest, Sitting, SubmitReply } from '../../protocol.ts'
import type { CallFailure, SittingFact, Transport } from '../outbox/transport.ts'

type Failure = CallFailure['failure']

/** A server of one attempt in memory, for tests. `fail` has each call fail until it is null again. */
export class FakeTransport implements Transport {
  fail: Failure | null = null
  status: 'open' | 'closed' = 'open'
  lease = 'lease1'
  clock: Pick<Sitting, 'endsAt' | 'isPaused' | 'notices'>
  log: AnswerInput[] = []
  facts: SittingFact[] = []
  requests: AnswerRequest[] = []
  submitted = 0
  forgotten: number[] = []
  #sitting: Sitting
  #startMs: number
  #nowMs: () => number

  constructor(sitting: Sitting, nowMs: () => number) {
    this.#sitting = sitting
    this.#nowMs = nowMs
    this.#startMs = nowMs()
    this.clock = { endsAt: sitting.endsAt, isPaused: sitting.isPaused, notices: sitting.notices }
  }

  answer = async (request: AnswerRequest): Promise<AnswerReply | CallFailure> => {
    this.requests.push(request)
    if (this.fail) return { failure: this.fail }
    if (this.status === 'closed') return { ...this.#now(), status: 'closed' }
    if (request.lease !== this.lease || this.clock.isPaused) return { ...this.#now(), status: 'read-only' }
    for (const answer of request.answers)
      if (!this.log.some(({ number }) => number === answer.number)) this.log.push(answer)
    const answers = request.answers.map(({ number, slot, version }) => ({
      ...{ number, slot, version: version + 1 },
      status: 'saved' as const,
    }))
    return { ...this.#now(), status: 'saved', answers, seq: this.log.length, head: '' }
  }

  submit = async ({ lease, lastNumber }: { lease: string; lastNumber: number }): Promise<SubmitReply | CallFailure> => {
    if (this.fail) return { failure: this.fail }
    if (lease !== this.lease || this.clock.isPaused) return { ...this.#now(), status: 'read-only' }
    const lost = this.forgotten.splice(0)
    this.log = this.log.filter(({ number }) => !lost.includes(number))
    const has = new Set(this.log.map(({ number }) => number))
    const numbers = Array.from({ length: lastNumber }, (_, index) => index + 1).filter((number) => !has.has(number))
    if (numbers.length > 0) return { ...this.#now(), status: 'missing', numbers }
    this.submitted += 1
    return { ...this.#now(), status: 'submitted', receipt: 'signed.receipt' }
  }

  goOnHere = async (): Promise<Sitting | CallFailure> => {
    if (this.fail) return { failure: this.fail }
    this.lease = `${this.lease}+`
    return { ...this.#sitting, ...this.#now(), lease: this.lease, lastNumber: this.log.length }
  }

  fact = async (fact: SittingFact) => void this.facts.push(fact)

  #now() {
    const serverNow = new Date(Date.parse(this.#sitting.serverNow) + this.#nowMs() - this.#startMs).toISOString()
    return { serverNow, ...this.clock }
  }
}
