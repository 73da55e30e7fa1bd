import { limitOf } from '../executor.ts'
import { DatabaseStopped } from '../failures.ts'
import type { Result } from './messages.ts'
import { WorkerLife } from './worker-life.ts'

export interface SessionOptions {
  worker: string
  folder: string
  statementMs: number
  log: (line: string) => void
  isDurable?: boolean
  /** A precompiled module, if there is one. */
  engine?: WebAssembly.Module
}

export type Query = (text: string, params?: readonly unknown[]) => Promise<Result>
type Hearing = (payload: string) => void

/** Timeout for statements that may take long, in milliseconds: migrations, seeds, VACUUM. */
const patientMs = 30 * 60_000

/**
 * The single session of PGlite. Callers take turns, and a transaction keeps its turn until its end. A worker that hangs
 * or crashes is replaced while callers keep waiting.
 */
export class Session {
  #options: SessionOptions
  #turn: Promise<unknown> = Promise.resolve()
  #life: Promise<WorkerLife> | undefined
  #engine: WebAssembly.Module | undefined
  #hearings = new Map<string, Set<Hearing>>()
  #patience = 0
  #waiting = 0
  isClosed = false

  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options)
    await session.#alive()
    return session
  }

  private constructor(options: SessionOptions) {
    this.#options = options
    this.#engine = options.engine
  }

  get isIdle() {
    return this.#waiting === 0
  }

  query: Query = (text, params = []) => this.exclusively((query) => query(text, params))

  /** Serves nobody else until `run` ends. Its queries stay with the worker that they started on. */
  async exclusively<T>(run: (query: Query) => Promise<T>): Promise<T> {
    if (this.isClosed) throw new DatabaseStopped('The database is closed.')
    this.#waiting++
    const mine = this.#turn.then(async () => {
      const life = await this.#alive()
      return run((text, params = []) => life.query(text, { params, limitMs: this.#limitFor(text) }))
    })
    this.#turn = mine.catch(() => {}).finally(() => this.#waiting--)
    return mine
  }

  async patiently<T>(run: () => Promise<T>): Promise<T> {
    this.#patience++
    try {
      return await run()
    } finally {
      this.#patience--
    }
  }

  async listen(channel: string, hear: Hearing): Promise<() => Promise<void>> {
    const hearings = this.#hearings.get(channel) ?? new Set()
    this.#hearings.set(channel, hearings.add(hear))
    if (hearings.size === 1) await this.query(`listen ${quoted(channel)}`)
    return async () => {
      if (!hearings.delete(hear) || hearings.size > 0 || this.isClosed) return
      this.#hearings.delete(channel)
      await this.query(`unlisten ${quoted(channel)}`)
    }
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    await this.#turn
    await this.#life?.then((life) => life.close()).catch(() => {})
  }

  #limitFor(text: string) {
    return this.#patience > 0 ? patientMs : limitOf(text, this.#options.statementMs)
  }

  #alive(): Promise<WorkerLife> {
    this.#life ??= this.#begin()
    return this.#life
  }

  async #begin(): Promise<WorkerLife> {
    try {
      const life = await WorkerLife.start({
        ...this.#options,
        engine: this.#engine,
        onNotification: (channel, payload) => this.#hear(channel, payload),
      })
      this.#engine = life.engine
      void life.over.then((reason) => this.#replace(reason))
      for (const channel of this.#hearings.keys())
        await life.query(`listen ${quoted(channel)}`, { limitMs: this.#options.statementMs })
      return life
    } catch (error) {
      this.#life = undefined
      throw error
    }
  }

  async #replace(reason: Error) {
    this.#life = undefined
    if (this.isClosed) return
    this.#options.log(`database: ${reason.message} Opening it again.`)
    const begun = Date.now()
    try {
      await this.#alive()
      this.#options.log(`database: open again after ${Date.now() - begun} ms.`)
      for (const channel of this.#hearings.keys()) this.#hear(channel, '')
    } catch (error) {
      this.#options.log(`database: it does not open: ${String(error)}`)
    }
  }

  #hear(channel: string, payload: string) {
    for (const hear of this.#hearings.get(channel) ?? []) hear(payload)
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
