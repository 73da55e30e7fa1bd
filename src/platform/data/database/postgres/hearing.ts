import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pool.ts'

type Hear = (payload: string) => void

const longestPauseMs = 1000
/** Application name of the listening connections. The processes recognise each other by it. */
const application_name = 'wicha hears'
/** A silent connection raises no error. This is the interval of its checks, and the timeout for their response. */
const askEveryMs = 5000
const silentMs = 2000

/** The one connection that listens for `pg_notify`. It opens on first use and reopens after a failure. */
export class Hearing {
  #url: string
  #log: (line: string) => void
  #hearers = new Map<string, Set<Hear>>()
  #client: Promise<pg.Client> | undefined
  #isClosed = false

  constructor({ url, log }: { url: string; log: (line: string) => void }) {
    this.#url = url
    this.#log = log
  }

  async listen(channel: string, hear: Hear): Promise<() => Promise<void>> {
    const hearers = this.#hearers.get(channel) ?? new Set()
    this.#hearers.set(channel, hearers.add(hear))
    const client = await (this.#client ??= this.#connect())
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return async () => {
      if (!hearers.delete(hear) || hearers.size > 0 || this.#isClosed) return
      this.#hearers.delete(channel)
      const current = await this.#client
      await current?.query(`unlisten ${current.escapeIdentifier(channel)}`)
    }
  }

  async notify(channel: string, payload: string): Promise<void> {
    const client = await (this.#client ??= this.#connect())
    await client.query('select pg_notify($1, $2)', [channel, payload])
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#client?.then((client) => client.end()).catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionOf({ url: this.#url, statementMs: 0 }), application_name })
    client.on('error', () => {}) // `end` follows
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    try {
      await client.connect()
      watch(client, () => this.#tellAll(''))
      for (const channel of this.#hearers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#client = undefined
      void client.end().catch(() => {})
      throw error
    }
    client.once('end', () => void this.#reconnect())
    return client
  }

  async #reconnect() {
    this.#client = undefined
    for (let pauseMs = 250; !this.#isClosed && !this.#client; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await sleep(pauseMs, undefined, { ref: false })
      if (this.#isClosed || this.#client) return
      try {
        await (this.#client = this.#connect())
        this.#tellAll('')
        this.#log('database: hears notifications again.')
      } catch (error) {
        this.#log(`database: cannot hear notifications: ${String(error)}`)
      }
    }
  }

  #tellAll(payload: string) {
    for (const channel of this.#hearers.keys()) this.#tell(channel, payload)
  }

  #tell(channel: string, payload: string) {
    for (const hear of this.#hearers.get(channel) ?? []) hear(payload)
  }
}

/**
 * Checks the connection repeatedly. One without a response is closed, so that it reopens. Also reports a loss if a
 * listener has disappeared since the last check. It may have been killed before it announced its commits.
 */
function watch(client: pg.Client, onLoss: () => void) {
  let others: readonly number[] = []
  const ask = async () => {
    const found = await Promise.race([hearingNow(client), sleep(silentMs, null, { ref: false })])
    if (!found) return void client.end()
    if (others.some((pid) => !found.includes(pid))) onLoss()
    others = found
  }
  void ask()
  const asking = setInterval(() => void ask(), askEveryMs).unref()
  client.once('end', () => clearInterval(asking))
}

/** Returns the server processes that listen for our processes. Null without a response. */
async function hearingNow(client: pg.Client): Promise<number[] | null> {
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [application_name],
    )
    return rows.map(({ pid }) => pid)
  } catch {
    return null
  }
}
