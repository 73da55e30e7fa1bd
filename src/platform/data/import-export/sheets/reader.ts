import { type ChildProcess, fork } from 'node:child_process'
import type { FileSessionResponse, Order } from './file-session.ts'
import { Unreadable } from './table.ts'

const longestMs = 50_000
const memoryMb = 512

/**
 * The child process of one file. Too much time or memory ends it, and every request then throws Unreadable. It is not a
 * thread, because an out-of-memory thread may crash the whole server. It gets none of the server's environment
 * variables, so no secrets.
 */
export class Reader {
  #process: ChildProcess
  #alarm: NodeJS.Timeout
  #settle: { resolve: (answer: FileSessionResponse) => void; reject: (error: Error) => void } | null = null
  #end: Error | null = null

  constructor(source: string) {
    this.#process = fork(source, {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#alarm = setTimeout(() => this.#stop(), longestMs)
    this.#process.on('message', (answer: FileSessionResponse) => this.#settle?.resolve(answer))
    this.#process.on('error', (error) => this.#fail(error))
    this.#process.on('exit', () => this.#fail(new Unreadable('too-heavy')))
  }

  /** Sends one order and waits for its response. The next order follows the response. */
  async ask(order: Order): Promise<FileSessionResponse> {
    const answer = await new Promise<FileSessionResponse>((resolve, reject) => {
      if (this.#end) return reject(this.#end)
      this.#settle = { resolve, reject }
      // A failure to send is reported by `exit`.
      this.#process.send(order, () => {})
    })
    if (answer.fault) throw new Unreadable(answer.fault, answer.line)
    return answer
  }

  close() {
    clearTimeout(this.#alarm)
    this.#stop()
  }

  #stop() {
    this.#process.kill('SIGKILL')
  }

  #fail(error: Error) {
    this.#end ??= error
    this.#settle?.reject(this.#end)
  }
}
