/** An event in this page. */
export interface LogEntry {
  /** ISO in UTC. */
  timestamp: string
  messages: readonly unknown[]
}

const most = 50
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns an error as one line of text. */
export const textOf = (message: unknown): string =>
  message instanceof Error
    ? `${message.name}: ${message.message}`
    : typeof message === 'string'
      ? message
      : String(JSON.stringify(message))

/** Keeps the last fifty events. It prints them to the console only on a developer's own machine (specification §9). */
export class ClientLog {
  readonly #entries: LogEntry[] = []
  readonly #isLocal: boolean
  readonly #tell: (entry: LogEntry) => void

  /** `tell` also receives each entry, to forward it. */
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
