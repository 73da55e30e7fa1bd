import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Asker } from './places.ts'
import type { LinedPool } from './waiting.ts'

/**
 * In milliseconds: a read below the first limit shares a connection, one above the second is slow. Then the reads per
 * shared connection.
 */
const [quickMs, slowMs] = [20, 500]
const mostTogether = 8
/** Maximum reads whose duration is remembered. */
const mostKnown = 500

/**
 * A pool in which concurrent fast reads share a connection. They leave in one packet and are answered in order, which
 * costs less than waking a database process for each. Transactions, slow or unknown reads, and clients with a second
 * query get their own connection. They cannot take all connections.
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

/** A client that takes its connection at its first query, when its kind is known. */
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
      // A query stopped by its timeout counts as slow too.
      speeds.note(text, performance.now() - begun)
    }
  }
  return {
    query: ask as unknown as PostgresPoolClient['query'],
    release: (isBroken) => void own?.then((client) => client.release(isBroken)).catch(() => {}),
  }
}

/** One connection for concurrent queries. It returns to the pool after the last response. */
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

/** The last duration of each read, by its text. */
class Speeds {
  #known = new Map<string, number>()

  isQuick(text: string): boolean {
    return (this.#known.get(text) ?? Infinity) < quickMs
  }

  /** Returns the kind of request for a first statement that is not fast or cannot share. */
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

/** Writes may wait for a lock, and may also appear in `with`. */
const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert into|update|delete from|merge into)\b/i.test(text)
