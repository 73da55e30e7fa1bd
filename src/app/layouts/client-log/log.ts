/** One thing that happened in this page. */
export interface LogEntry {
  /** When, as ISO in UTC. */
  timestamp: string
  messages: readonly unknown[]
}

const most = 50
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What is wrong, as one line of text. */
export const textOf = (message: unknown): string =>
  message instanceof Error
    ? `${message.name}: ${message.message}`
    : typeof message === 'string'
      ? message
      : String(JSON.stringify(message))

/** Keeps the last fifty things that happened, and says them on the console of a developer's own machine alone (specification §9). */
export class ClientLog {
  readonly #entries: LogEntry[] = []
  readonly #isLocal: boolean
  readonly #tell: (entry: LogEntry) => void

  /** `tell` gets each entry as well: what passes it on. */
  constructor({ hostname, tell = () => {} }: { hostname: string; tell?: (entry: LogEntry) => void }) {
    this.#isLocal = localHosts.has(hostname) || hostname.endsWith('.localhost')
    this.#tell = tell
  }

  add(...messages: readonly unknown[]): void {
    const entry = { timestamp: new Date().toISOString(), messages }
    this.#entries.push(entry)
    if (this.#entries.length > most) this.#entries.shift()
    if (this.#isLocal) console.warn(...messages)
    this.#tell(entry)
  }

  /** The oldest first. */
  entries(): readonly LogEntry[] {
    return [...this.#entries]
  }
}
