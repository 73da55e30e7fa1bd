import { randomBytes } from 'node:crypto'
import type { App } from '#platform/context.ts'
import { executeJob } from './execute-job.ts'
import type { Leases } from './leases.ts'
import { release, claim, type ClaimedJob } from '../queue.ts'
import type { Work } from '../work.ts'

interface With {
  app: () => App
  leases: Leases
  leaseMs: number
}

/** The jobs of one kind, run by at most `atOnce` workers. Kinds never wait for each other. */
export class WorkerPool {
  readonly #work: Work
  readonly #with: With
  readonly #hands = new Set<Promise<void>>()
  readonly #taken = new Set<ClaimedJob>()
  #isWanted = false
  #isStopped = false

  constructor(work: Work, with_: With) {
    this.#work = work
    this.#with = with_
  }

  /** Polls now, even if a poll is just returning empty. */
  wake() {
    this.#isWanted = true
    this.#addHand()
  }

  get isBusy() {
    return this.#hands.size > 0
  }

  /** Resolves when no worker is busy. */
  async idle() {
    while (this.#hands.size > 0) await Promise.all(this.#hands)
  }

  /** Claims nothing more. */
  close() {
    this.#isStopped = true
  }

  /** Releases unfinished jobs. A worker still running one can no longer finish it. */
  async handBack() {
    const app = this.#with.app()
    for (const one of this.#taken) await release(app, { ...one, at: app.clock(), isUncounted: true })
  }

  #addHand() {
    if (this.#isStopped || this.#hands.size >= this.#work.concurrency) return
    const hand = this.#workOn()
      .catch((error) => this.#with.app().settings.log(`jobs: ${this.#work.name}: ${String(error)}`))
      .finally(() => {
        this.#hands.delete(hand)
        if (this.#isWanted) this.#addHand()
      })
    this.#hands.add(hand)
  }

  /** Runs job after job until none is ready. Each claim wakes another worker. */
  async #workOn() {
    while (!this.#isStopped) {
      this.#isWanted = false
      const lease = randomBytes(9).toString('base64url')
      const taken = await claim(this.#with.app(), { kind: this.#work.name, lease, leaseMs: this.#with.leaseMs })
      if (!taken) return
      this.#addHand()
      await this.#carryOut(taken)
    }
  }

  async #carryOut(taken: ClaimedJob) {
    const { app, leases } = this.#with
    const signal = leases.hold(taken.lease)
    this.#taken.add(taken)
    try {
      await executeJob(app(), { work: this.#work, taken, signal })
    } finally {
      this.#taken.delete(taken)
      leases.letGo(taken.lease)
    }
  }
}
