import type { App } from '#platform/context.ts'
import { renew } from '../queue.ts'

/** Why a task is aborted; the reason of its signal. */
export class AbortReason extends Error {
  readonly why: 'cancelled' | 'lost' | 'stopping'
  constructor(why: AbortReason['why']) {
    super({ cancelled: 'cancelled', lost: 'taken over by another process', stopping: 'the process ends' }[why])
    this.why = why
  }
}

/** The jobs that this process has claimed, each with its task's abort controller. */
export class Leases {
  readonly #held = new Map<string, AbortController>()

  hold(lease: string): AbortSignal {
    const controller = new AbortController()
    this.#held.set(lease, controller)
    return controller.signal
  }

  letGo(lease: string) {
    this.#held.delete(lease)
  }

  /** Renews all leases for other processes to see. Aborts jobs that were cancelled or lost. */
  async renew(app: App, leaseMs: number) {
    const asked = [...this.#held.keys()]
    if (asked.length === 0) return
    const kept = await renew(app, { leases: asked, leaseMs })
    for (const lease of asked) {
      const isCancelled = kept.get(lease)
      if (isCancelled === undefined) this.#held.get(lease)?.abort(new AbortReason('lost'))
      else if (isCancelled) this.#held.get(lease)?.abort(new AbortReason('cancelled'))
    }
  }

  breakOff() {
    for (const controller of this.#held.values()) controller.abort(new AbortReason('stopping'))
  }
}
