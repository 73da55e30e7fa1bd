import { Worker } from 'node:worker_threads'
import { DatabaseStopped, StatementTooLong } from '../failures.ts'
import { errorOf, type Order, type Report, type Result, type Task } from './messages.ts'

interface LifeOptions {
  /** The source file of the worker. */
  worker: string
  folder: string
  isDurable?: boolean | undefined
  /** The module that an earlier run compiled. */
  engine?: WebAssembly.Module | undefined
  onNotification: (channel: string, payload: string) => void
}

interface Waiting {
  resolve: (result: Result) => void
  reject: (error: Error) => void
  alarm?: NodeJS.Timeout
}

/** One run of PGlite in a thread, from start to end. It is never used again after `over`. */
export class WorkerLife {
  /** Resolves with the reason when the thread has ended, expected or not. */
  readonly over: Promise<Error>
  isOver = false
  engine: WebAssembly.Module | undefined
  #worker: Worker
  #options: LifeOptions
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #declareOver!: (reason: Error) => void

  /** Resolves when PGlite has recovered and accepts queries. Rejects if it cannot be opened. */
  static async start(options: LifeOptions): Promise<WorkerLife> {
    const life = new WorkerLife(options)
    await new Promise<Result>((resolve, reject) => life.#waiting.set(0, { resolve, reject }))
    return life
  }

  private constructor(options: LifeOptions) {
    this.#options = options
    this.over = new Promise((resolve) => (this.#declareOver = resolve))
    const { folder, engine, isDurable = true } = options
    const task: Task = { folder, engine, isDurable }
    this.#worker = new Worker(options.worker, { workerData: task, execArgv: [] })
    this.#worker.on('message', (report: Report) => this.#hear(report))
    this.#worker.on('error', (error) => this.#end(new DatabaseStopped('The embedded database broke down.', error)))
    this.#worker.on('exit', () => this.#end(new DatabaseStopped('The embedded database has stopped.')))
  }

  /** Runs one statement. After `limitMs` it terminates the thread, because PGlite cannot be interrupted. */
  query(text: string, { params = [], limitMs }: { params?: readonly unknown[]; limitMs: number }): Promise<Result> {
    return this.#ask({ act: 'query', text, params }, limitMs)
  }

  async close(): Promise<void> {
    if (!this.isOver) await this.#ask({ act: 'close', text: '', params: [] }, 10_000).catch(() => {})
    await this.#worker.terminate()
  }

  #ask(order: Omit<Order, 'id'>, limitMs: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isOver) return reject(new DatabaseStopped('The embedded database was restarted meanwhile.'))
      const id = ++this.#lastId
      const alarm = setTimeout(() => this.#suspect(id, limitMs), limitMs)
      this.#waiting.set(id, { resolve, reject, alarm })
      this.#worker.postMessage({ id, ...order })
    })
  }

  /** This side may have been slow, so a response that has already arrived is read first. */
  #suspect(id: number, limitMs: number) {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    waiting.alarm = setTimeout(() => {
      this.#end(new StatementTooLong(limitMs))
      void this.#worker.terminate()
    }, 50)
  }

  #hear(report: Report) {
    if (report.kind === 'notification') return this.#options.onNotification(report.channel, report.payload)
    if (report.kind === 'ready') this.engine = report.engine
    const id = report.kind === 'ready' ? 0 : report.id
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(waiting?.alarm)
    if (report.kind === 'failure') waiting?.reject(errorOf(report.failure))
    else waiting?.resolve(report.kind === 'result' ? report.result : { rows: [] })
  }

  #end(reason: Error) {
    if (this.isOver) return
    this.isOver = true
    for (const { reject, alarm } of this.#waiting.values()) {
      clearTimeout(alarm)
      reject(reason)
    }
    this.#waiting.clear()
    this.#declareOver(reason)
  }
}
