import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pool.ts'

type Hear = (payload: string) => void

const longestPauseMs = 1000
/** A line that fell silent breaks nothing: it is asked this often whether anybody is there, and given up after so long without an answer. */
const askEveryMs = 5000
const silentMs = 2000

/** The one connection that hears `pg_notify`; it is made on first need and made again when it breaks. */
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
    const client = new pg.Client(connectionOf({ url: this.#url, statementMs: 0 }))
    client.on('error', () => {}) // `end` follows
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    try {
      await client.connect()
      endWhenSilent(client)
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
        for (const channel of this.#hearers.keys()) this.#tell(channel, '')
        this.#log('database: hears notifications again.')
      } catch (error) {
        this.#log(`database: cannot hear notifications: ${String(error)}`)
      }
    }
  }

  #tell(channel: string, payload: string) {
    for (const hear of this.#hearers.get(channel) ?? []) hear(payload)
  }
}

/** Its end is what it is made again by. */
function endWhenSilent(client: pg.Client) {
  const asking = setInterval(() => void endUnlessAnswered(client), askEveryMs).unref()
  client.once('end', () => clearInterval(asking))
}

async function endUnlessAnswered(client: pg.Client) {
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  )
  if (!(await Promise.race([answered, sleep(silentMs, false, { ref: false })]))) void client.end()
}
