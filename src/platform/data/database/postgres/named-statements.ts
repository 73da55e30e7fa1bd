import type pg from 'pg'
import { isPlannedByValues } from './by-values.ts'

type Ask = (text: unknown, ...rest: unknown[]) => Promise<pg.QueryResult>
interface Failed {
  code?: string
  message?: string
}

const mostStatements = 200

/**
 * Lets PostgreSQL keep the plan of each statement with parameters that this client asks, under a name: two to three
 * times the speed of joins. The name that was not used for longest is given up when there are too many. What is planned by its values has none.
 */
export const nameStatements = (client: pg.PoolClient): void => {
  const statements = new StatementNames(client)
  const plain = client.query.bind(client) as Ask
  const query: Ask = (text, ...rest) =>
    typeof text === 'string' &&
    rest.length === 1 &&
    Array.isArray(rest[0]) &&
    rest[0].length > 0 &&
    !isPlannedByValues(text)
      ? statements.ask(text, rest[0])
      : plain(text, ...rest)
  client.query = query as pg.PoolClient['query']
}

class StatementNames {
  #client: pg.PoolClient
  #plain: Ask
  #names = new Map<string, string>()
  #made = 0

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#plain = client.query.bind(client) as Ask
  }

  /** What the server has read, by name: what was first asked of a transaction that had failed already is none of it. */
  get #known(): Record<string, string> {
    return (this.#client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
      .parsedStatements
  }

  async ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#named(text, values)
    } catch (error) {
      if ((error as Failed).code !== '0A000') throw error
      // a plan from before a migration is refused; in a transaction, which has failed, nothing can be asked again
      await this.#forget(text)
      if (this.#client.getTransactionStatus() !== 'I') throw error
      return this.#named(text, values)
    }
  }

  async #named(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return this.#plain({ name: this.#nameOf(text), text, values })
  }

  /** At once, so that statements are sent in the order in which they were asked. */
  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `wicha_${++this.#made}`
    this.#names.delete(text)
    this.#names.set(text, name)
    if (this.#names.size > mostStatements) void this.#forget(this.#names.keys().next().value!)
    return name
  }

  /** Asks the server to give up only what it knows: that it does not know a name would end the transaction that is under way. */
  async #forget(text: string) {
    const name = this.#names.get(text)
    this.#names.delete(text)
    if (name === undefined || this.#known[name] === undefined) return
    delete this.#known[name]
    await this.#plain(`deallocate ${name}`).catch(() => {})
  }
}
