import { Worker } from 'node:worker_threads'
import type { Answer, Order } from './desk.ts'
import { Unreadable } from './table.ts'

const longestMs = 50_000
const memoryMb = 512

/** The thread of one file. What wants too much time or memory ends it, and every question then throws Unreadable. */
export class Thread {
  #worker: Worker
  #alarm: NodeJS.Timeout
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  #end: Error | null = null

  constructor(source: string) {
    this.#worker = new Worker(source, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    this.#alarm = setTimeout(() => void this.#worker.terminate(), longestMs)
    this.#worker.on('message', (answer: Answer) => this.#settle?.resolve(answer))
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Unreadable('too-heavy') : error),
    )
    this.#worker.on('exit', () => this.#fail(new Unreadable('too-heavy')))
  }

  /** One order and its answer; the next is given when this one is answered. */
  async ask(order: Order): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (this.#end) return reject(this.#end)
      this.#settle = { resolve, reject }
      this.#worker.postMessage(order)
    })
    if (answer.fault) throw new Unreadable(answer.fault, answer.line)
    return answer
  }

  async close() {
    clearTimeout(this.#alarm)
    await this.#worker.terminate()
  }

  #fail(error: Error) {
    this.#end ??= error
    this.#settle?.reject(this.#end)
  }
}
