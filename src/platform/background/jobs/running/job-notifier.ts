import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/data/database/database.ts'

const channel = 'wicha_jobs'
const gatherMs = 100

interface On {
  /** Kinds that may have new jobs; `null` after a lost connection means any. */
  hear: (kinds: readonly string[] | null) => void
  log: (line: string) => void
}

/** Notifies other processes on this database of new jobs, with one NOTIFY at a time. */
export class JobNotifier {
  readonly #me = randomBytes(6).toString('hex')
  readonly #gathered = new Set<string>()
  readonly #database: Database
  readonly #on: On
  #timer: NodeJS.Timeout | null = null
  #stopListening: () => Promise<void> = async () => {}

  private constructor(database: Database, on: On) {
    this.#database = database
    this.#on = on
  }

  static async start(database: Database, on: On) {
    const bell = new JobNotifier(database, on)
    if (database.kind === 'postgres')
      bell.#stopListening = await database.listen(channel, (message) => bell.#hear(message))
    return bell
  }

  /** An embedded database has no other processes. */
  ring(kinds: Iterable<string>) {
    if (this.#database.kind !== 'postgres') return
    for (const kind of kinds) this.#gathered.add(kind)
    if (this.#gathered.size > 0) this.#timer ??= setTimeout(() => void this.#send(), gatherMs)
  }

  async stop() {
    if (this.#timer) clearTimeout(this.#timer)
    await this.#send()
    await this.#stopListening()
  }

  #hear(message: string) {
    if (message === '') return this.#on.hear(null)
    const [sender, ...kinds] = JSON.parse(message) as string[]
    if (sender !== this.#me) this.#on.hear(kinds)
  }

  async #send() {
    this.#timer = null
    const kinds = [...this.#gathered]
    this.#gathered.clear()
    if (kinds.length === 0) return
    try {
      await sql`select pg_notify(${channel}, ${JSON.stringify([this.#me, ...kinds])})`.execute(this.#database.kysely)
    } catch (error) {
      this.#on.log(`jobs: ${String(error)}`)
    }
  }
}
