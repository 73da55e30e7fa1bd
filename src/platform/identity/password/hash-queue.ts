import { availableParallelism } from 'node:os'
import { RequestError } from '#platform/errors/errors.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Limits how many passwords are hashed at the same time. */
    hashQueue: HashQueue
  }
}

/**
 * Anyone who looks at a password waits for his turn: argon2 holds a core for some tens of milliseconds, and one of the four
 * threads that also pack pages. One core is always left, and one thread (attack K04).
 */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Who would have to wait longer than that, in milliseconds, is told so at once. */
const longestMs = 10_000
/** What one takes, in milliseconds, until it was measured. */
const firstGuessMs = 40

export class HashQueue {
  #running = 0
  #eachMs = firstGuessMs
  readonly #waiting: (() => void)[] = []

  /** Does the work when it is its turn; throws too-many with the seconds to wait where that would be too long. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const waitMs = (this.#waiting.length / atOnce) * this.#eachMs
    if (waitMs > longestMs) throw busy(waitMs)
    if (this.#running < atOnce) this.#running += 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    const begun = performance.now()
    try {
      return await work()
    } finally {
      this.#eachMs += (performance.now() - begun - this.#eachMs) / 8
      this.#next()
    }
  }

  /** Hands the turn on, or gives it back. */
  #next() {
    const begin = this.#waiting.shift()
    if (begin) begin()
    else this.#running -= 1
  }
}

const busy = (waitMs: number) => {
  const seconds = Math.ceil(waitMs / 1000)
  return new RequestError('too-many', [{ field: 'password', code: 'busy', ...busyWords(seconds) }], seconds)
}

const busyWords = (seconds: number) => ({
  th: `มีผู้เข้าสู่ระบบพร้อมกันจำนวนมาก กรุณารอประมาณ ${seconds} วินาทีแล้วลองใหม่`,
  en: `Many people are logging in right now. Please wait about ${seconds} seconds and try again`,
})
