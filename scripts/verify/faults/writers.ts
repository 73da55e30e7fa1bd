import { setTimeout as sleep } from 'node:timers/promises'
import { bodyOf, person } from '../../../tests/pages/account/people.ts'
import { demoPassword } from '../../../tests/support/server.ts'
import { type Answered, answered, call } from './call.ts'
import { Ledger } from './ledger.ts'

export const writers = 8

/** A course that a writer creates and then enrols in. `id` is set after its response, `isTried` once it was sent. */
interface Writing {
  n: number
  name: string
  id: string | null
  isTried: boolean
}

/** A pair of staff and learner: staff create courses and the learner enrols in each. */
interface Writer {
  no: number
  cookie: string
  writing: Writing
}

/**
 * Eight writers that write continuously. An unacknowledged write is sent again: an enrolment with its Idempotency-Key,
 * a course after a search for its name. Only writes with a 200 are in the ledger.
 */
export class Writers {
  readonly ledger = new Ledger()
  readonly #staff: string
  readonly #all: readonly Writer[]
  /** The present URL of the product. It may change while they write. */
  #url: string
  #heard: ((writer: number) => void)[] = []

  private constructor(url: string, of: { staff: string; all: readonly Writer[] }) {
    this.#url = url
    this.#staff = of.staff
    this.#all = of.all
  }

  /** Registers and signs in the writers. */
  static async of(url: string): Promise<Writers> {
    const staff = await signedIn(url, { username: 'admin', password: demoPassword, interface: 'backend' })
    const all: Writer[] = []
    for (let no = 0; no < writers; no++) {
      await answered(call(url, { path: '/user', body: bodyOf(no) }))
      const { email: username, password } = person(no)
      const cookie = await signedIn(url, { username, password, interface: 'frontend' })
      all.push({ no, cookie, writing: writingOf(no, 0) })
    }
    return new Writers(url, { staff, all })
  }

  get staff() {
    return this.#staff
  }

  moveTo(url: string) {
    this.#url = url
  }

  /** Writes until aborted. Resolves when the last response has arrived or its connection broke. */
  async write(until: AbortSignal): Promise<void> {
    await Promise.all(this.#all.map((writer) => this.#writeOn(writer, until)))
  }

  /**
   * Returns the milliseconds until the first of them gets a response from now on, and until each does. Throws after
   * `mostMs`.
   */
  async answeredAgain(mostMs = 30_000): Promise<{ first: number; all: number }> {
    const begun = performance.now()
    const waited = new Set(this.#all.map(({ no }) => no))
    let first = 0
    while (waited.size > 0) {
      const left = mostMs - (performance.now() - begun)
      const heard = await Promise.race([
        new Promise<number>((hear) => this.#heard.push(hear)),
        sleep(left, -1, { ref: false }),
      ])
      if (heard < 0) throw new Error(`${waited.size} of ${writers} writers were not answered within ${mostMs} ms`)
      first ||= performance.now() - begun
      waited.delete(heard)
    }
    return { first, all: performance.now() - begun }
  }

  async #writeOn(writer: Writer, until: AbortSignal) {
    while (!until.aborted) {
      const { writing } = writer
      if (!(writing.id ? await this.#enrolIn(writer, writing.id) : await this.#makeCourse(writing))) {
        await sleep(40)
        continue
      }
      for (const hear of this.#heard.splice(0)) hear(writer.no)
    }
  }

  async #makeCourse(writing: Writing): Promise<boolean> {
    if (writing.isTried) {
      const there = await this.#courseNamed(writing.name)
      if (there === undefined) return false
      writing.id = there
      if (there) return true
    }
    writing.isTried = true
    const body = { data: { name: writing.name, status: true } }
    const made = await this.#asked({ path: '/course', body, cookie: this.#staff })
    if (!made) return false
    writing.id = String(made['_id'])
    this.ledger.courses.add(writing.id)
    return true
  }

  /** Returns the id of a course, null if there is none, undefined without a response. */
  async #courseNamed(name: string): Promise<string | null | undefined> {
    const body = { args: [{ name }], fields: ['name'], paging: { page: 1, limit: 2 } }
    const found = await this.#asked({ path: '/course/query', body, cookie: this.#staff })
    return found && ((found['data'] as { _id: string }[])[0]?._id ?? null)
  }

  async #enrolIn(writer: Writer, courseID: string): Promise<boolean> {
    const key = `writer ${writer.no} ${writer.writing.n}`
    const enrolled = await this.#asked({ path: '/enroll', body: { data: { courseID } }, cookie: writer.cookie, key })
    if (!enrolled) return false
    this.ledger.enrolments.add(String(enrolled['_id']))
    writer.writing = writingOf(writer.no, writer.writing.n + 1)
    return true
  }

  /** Returns the response, or undefined if it was not acknowledged. Records a refusal for any other reason. */
  async #asked(of: Parameters<typeof call>[1]): Promise<Answered['body'] | undefined> {
    const { status, body } = await call(this.#url, of).catch(() => ({ status: 0, body: {} }) as Answered)
    if (status === 200) return body
    if (status > 0) this.ledger.note(status, String(body['message']))
    return undefined
  }
}

/** Returns the cookie of a person after signing in. */
export async function signedIn(url: string, who: { username: string; password: string; interface: string }) {
  const { cookie } = await answered(call(url, { path: '/signin', body: { ...who, remember: true } }))
  return cookie
}

const writingOf = (no: number, n: number): Writing => ({ n, name: `ทน ${no}/${n}`, id: null, isTried: false })
