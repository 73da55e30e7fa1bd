import type { App } from '#platform/context.ts'
import { renew } from '../queue.ts'

/** Why a task is broken off, as the reason of its signal. */
export class AbortReason extends Error {
  readonly why: 'cancelled' | 'lost' | 'stopping'
  constructor(why: AbortReason['why']) {
    super({ cancelled: 'cancelled', lost: 'taken over by another process', stopping: 'the process ends' }[why])
    this.why = why
  }
}

/** The jobs that this process holds, each with the signal of its task. */
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

  /** Says to all jobs of other processes that these live; breaks off what was cancelled, or is held no longer. */
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
