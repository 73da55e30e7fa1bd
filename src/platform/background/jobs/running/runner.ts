import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '#platform/context.ts'
import { JobNotifier } from './job-notifier.ts'
import { registerScheduledJobs, queueDueJobs, scheduled } from '../scheduled/due-jobs.ts'
import { cancelled } from '../track-job.ts'
import { Leases } from './leases.ts'
import { WorkerPool } from './worker-pool.ts'
import { readyKinds, reclaim } from '../queue.ts'
import type { Work } from '../work.ts'

declare module '#platform/context.ts' {
  interface App {
    jobs: Jobs
  }
}

/** Timings in milliseconds: how long a lease lasts, how often the queue is polled, and how long a shutdown waits. */
export interface RunnerTimings {
  leaseMs: number
  pollMs: number
  graceMs: number
}

const usual: RunnerTimings = { leaseMs: 60_000, pollMs: 5000, graceMs: 4000 }

/** Runs the jobs of this process. It wakes on a commit, on a notification, and every five seconds. */
export class Jobs {
  readonly #app: () => App
  readonly #works: readonly Work[]
  readonly #pace: RunnerTimings
  readonly #leases = new Leases()
  readonly #lines: ReadonlyMap<string, WorkerPool>
  #bell: JobNotifier | undefined
  #timers: NodeJS.Timeout[] = []
  #looking: Promise<void> | undefined
  #isStopped = false

  constructor(app: () => App, works: readonly Work[], pace: Partial<RunnerTimings> = {}) {
    this.#app = app
    this.#works = works
    this.#pace = { ...usual, ...pace }
    const with_ = { app, leases: this.#leases, leaseMs: this.#pace.leaseMs }
    this.#lines = new Map(works.map((work) => [work.name, new WorkerPool(work, with_)]))
  }

  async start() {
    const { database, settings } = this.#app()
    await registerScheduledJobs(this.#app(), scheduled(this.#works))
    this.#bell = await JobNotifier.start(database, { hear: (kinds) => this.#hear(kinds), log: settings.log })
    this.#timers = [
      setInterval(() => void this.#lookOnce(), this.#pace.pollMs).unref(),
      setInterval(() => void this.#renew(), this.#pace.leaseMs / 3).unref(),
    ]
    void this.#lookOnce()
  }

  /** Jobs of these kinds are ready, here and for other processes. */
  wake(kinds: ReadonlySet<string>) {
    if (kinds.size === 0) return
    this.#hear([...kinds])
    this.#bell?.ring(kinds)
  }

  /** Resolves when no job is ready or running. */
  async drain() {
    while (!this.#isStopped) {
      await this.#lookOnce()
      const busy = [...this.#lines.values()].filter((line) => line.isBusy)
      if (busy.length === 0) return
      await Promise.all(busy.map((line) => line.idle()))
    }
  }

  /** Claims nothing more, waits a while for running jobs, then aborts and releases the rest. */
  async stop() {
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const line of this.#lines.values()) line.close()
    await this.#looking
    await this.#quiet(this.#pace.graceMs)
    this.#leases.breakOff()
    await this.#quiet(this.#pace.graceMs / 4)
    for (const line of this.#lines.values()) await line.handBack()
    await this.#bell?.stop()
  }

  async #quiet(ms: number) {
    const given = new AbortController()
    const ended = Promise.all([...this.#lines.values()].map((line) => line.idle()))
    const waited = sleep(ms, undefined, { signal: given.signal }).catch(() => {})
    await Promise.race([ended, waited])
    given.abort()
  }

  #hear(kinds: readonly string[] | null) {
    if (kinds === null) return void this.#lookOnce()
    for (const kind of kinds) this.#lines.get(kind)?.wake()
    if (kinds.includes(cancelled)) void this.#renew()
  }

  async #renew() {
    await this.#leases.renew(this.#app(), this.#pace.leaseMs).catch((error) => this.#log(error))
  }

  /** One poll at a time; calls meanwhile wait for the next one. */
  async #lookOnce(): Promise<void> {
    if (this.#looking) await this.#looking
    if (this.#isStopped) return
    this.#looking ??= this.#look()
      .catch((error) => this.#log(error))
      .finally(() => (this.#looking = undefined))
    await this.#looking
  }

  /** Renews before it reclaims, so that a process that was suspended does not take its own jobs. */
  async #look() {
    const app = this.#app()
    await this.#renew()
    await reclaim(app)
    await queueDueJobs(app, scheduled(this.#works))
    for (const kind of await readyKinds(app, [...this.#lines.keys()])) this.#lines.get(kind)!.wake()
  }

  #log(error: unknown) {
    this.#app().settings.log(`jobs: ${String(error)}`)
  }
}
