import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/data/database/database.ts'

declare module '#platform/context.ts' {
  interface App {
    purges: Purges
  }
}

/** What this process does when tags change: one tag, or any after a lost connection. */
interface OnPurge {
  purge: (tag: string) => void
  purgeAll: () => void
  log: (line: string) => void
}

const channel = 'wicha_purge'
const gatherMs = 100
/** Delay before a failed notification is retried, in milliseconds. */
const againMs = 1000
/** PostgreSQL limits a notification to 8000 bytes. */
const tagsAtOnce = 100

/** Notifies all processes on this database of changed tags, with one NOTIFY at a time. */
export class Purges {
  readonly #me = randomBytes(6).toString('hex')
  readonly #versions = new Map<string, number>()
  readonly #gathered = new Set<string>()
  readonly #database: Database
  readonly #on: OnPurge
  #epoch = 0
  #isStopped = false
  #timer: NodeJS.Timeout | null = null
  #stopListening: () => Promise<void> = async () => {}

  private constructor(database: Database, on: OnPurge) {
    this.#database = database
    this.#on = on
  }

  static async start(database: Database, on: OnPurge) {
    const purges = new Purges(database, on)
    purges.#stopListening = await database.listen(channel, (message) => purges.#hear(message))
    return purges
  }

  /** Returns how often the tag has changed since this process started. */
  versionOf(tag: string) {
    return (this.#versions.get(tag) ?? 0) + this.#epoch
  }

  /** Adds the changed tags of a committed transaction: purged here at once, elsewhere within 100 ms. */
  add(tags: Iterable<string>) {
    for (const tag of tags) {
      this.#changed(tag)
      this.#gathered.add(tag)
    }
    if (this.#gathered.size > 0) this.#timer ??= setTimeout(() => void this.#send(), gatherMs)
  }

  async stop() {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#send()
    await this.#stopListening()
  }

  #changed(tag: string) {
    this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1)
    this.#on.purge(tag)
  }

  /** An empty message means that the connection was lost: any tag may have changed. */
  #hear(message: string) {
    if (message === '') {
      this.#epoch++
      this.#on.purgeAll()
      return
    }
    const [sender, ...tags] = JSON.parse(message) as string[]
    if (sender !== this.#me) for (const tag of tags) this.#changed(tag)
  }

  async #send() {
    this.#timer = null
    const tags = [...this.#gathered]
    this.#gathered.clear()
    try {
      for (let at = 0; at < tags.length; at += tagsAtOnce) {
        const message = JSON.stringify([this.#me, ...tags.slice(at, at + tagsAtOnce)])
        await this.#database.notify(channel, message)
      }
    } catch (error) {
      this.#on.log(`purges: ${String(error)}`)
      if (this.#isStopped) return
      for (const tag of tags) this.#gathered.add(tag)
      this.#timer ??= setTimeout(() => void this.#send(), againMs)
    }
  }
}
