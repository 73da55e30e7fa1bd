import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Asker } from './places.ts'
import type { LinedPool } from './waiting.ts'

/** A read that was answered in less shares a connection, in milliseconds; one that took more is slow; so many share one. */
const [quickMs, slowMs] = [20, 500]
const mostTogether = 8
/** So many reads are remembered by how long they took. */
const mostKnown = 500

/**
 * A pool in which quick reads that are asked in one moment share a connection: they leave in one packet and are answered one after
 * the other, which costs less than waking a process of the database for each. A transaction, a read that is slow or not known yet,
 * and anyone who asks for a second thing, have a connection to themselves, and may not take all that there are.
 */
export const sharingConnections = (pool: LinedPool): PostgresPool => {
  const speeds = new Speeds()
  let open: Shared | null = null
  const shared = (): Shared => {
    if (open?.isOpen) return open
    const made = new Shared(pool, speeds)
    open = made
    setImmediate(() => (made.isOpen = false))
    return made
  }
  return {
    connect: async () => lent({ pool, shared, speeds }),
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A client that takes its connection when it is asked something, and knows by then what. */
function lent(of: { pool: LinedPool; shared: () => Shared; speeds: Speeds }): PostgresPoolClient {
  const { pool, shared, speeds } = of
  let own: Promise<PostgresPoolClient> | null = null
  let isFirst = true
  const ask = async (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    const isAlone = own !== null || !isFirst || !speeds.isQuick(text)
    isFirst = false
    if (!isAlone) return shared().ask(text, values)
    const client = await (own ??= pool.connect(speeds.askerOf(text)))
    const begun = performance.now()
    try {
      return await client.query(text, values)
    } finally {
      // What was stopped for its length was slow too.
      speeds.note(text, performance.now() - begun)
    }
  }
  return {
    query: ask as unknown as PostgresPoolClient['query'],
    release: (isBroken) => void own?.then((client) => client.release(isBroken)).catch(() => {}),
  }
}

/** One connection for what is asked of it in one moment; it goes back to the pool with the last answer. */
class Shared {
  isOpen = true
  #client: Promise<PostgresPoolClient>
  #speeds: Speeds
  #asked = 0
  #waiting = 0
  #heardAt = 0

  constructor(pool: LinedPool, speeds: Speeds) {
    this.#client = pool.connect()
    this.#speeds = speeds
  }

  async ask(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    this.#waiting++
    this.isOpen = ++this.#asked < mostTogether
    const client = await this.#client
    const begun = performance.now()
    try {
      return await client.query(text, values)
    } finally {
      const now = performance.now()
      this.#speeds.note(text, now - Math.max(begun, this.#heardAt))
      this.#heardAt = now
      if (--this.#waiting === 0) {
        this.isOpen = false
        client.release()
      }
    }
  }
}

/** How long reads took when they were last asked, by their text. */
class Speeds {
  #known = new Map<string, number>()

  isQuick(text: string): boolean {
    return (this.#known.get(text) ?? Infinity) < quickMs
  }

  /** Whom this statement makes of the one who asks it first, where it is not quick or does not be alone. */
  askerOf(text: string): Asker {
    const ms = this.#known.get(text)
    if (ms === undefined) return isRead(text) ? 'unknown' : 'transaction'
    return ms > slowMs ? 'slow' : 'transaction'
  }

  note(text: string, ms: number) {
    if (!isRead(text)) return
    this.#known.delete(text)
    this.#known.set(text, ms)
    if (this.#known.size > mostKnown) this.#known.delete(this.#known.keys().next().value!)
  }
}

/** What writes may wait for a lock, and is in `with` too. */
const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert into|update|delete from|merge into)\b/i.test(text)
