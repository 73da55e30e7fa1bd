// Run by Node straight from this file, in a thread: only erasable syntax, no import through the `#` paths.
import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite'
import { isPlannedByValues } from '../postgres/by-values.ts'
import type { Result } from './messages.ts'

/** A statement that PostgreSQL has read under a name. */
interface Known {
  name: string
  /** Type numbers of its parameters. */
  types: number[]
  /** The head of its rows, where it has rows. */
  head: messages.RowDescriptionMessage[]
}

const mostStatements = 200
const { serialize } = protocol

/**
 * Lets PGlite keep the plan of each statement with parameters under a name, as `nameStatements` does on a server: reading and
 * planning one again costs more than carrying it out. The one that was not used for longest is given up when there are too many.
 */
export class Statements {
  #database: PGlite
  #known = new Map<string, Known>()
  #made = 0

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Carries out one statement; throws the error of PostgreSQL. */
  async ask(text: string, params: readonly unknown[]): Promise<Result> {
    if (params.length === 0 || isPlannedByValues(text)) return this.#database.query(text, [...params])
    return this.#database.runExclusive(() => this.#named(text, params))
  }

  async #named(text: string, params: readonly unknown[]): Promise<Result> {
    const isKnown = this.#known.has(text)
    const known = await this.#knownAs(text)
    try {
      return await this.#carryOut(known, params)
    } catch (error) {
      if (!isKnown || (error as { code?: string }).code !== '0A000') throw error
      // a plan from before a migration is refused; in a transaction, which has failed, nothing can be asked again
      await this.#forget(text)
      if (this.#database.isInTransaction()) throw error
      return this.#carryOut(await this.#knownAs(text), params)
    }
  }

  async #knownAs(text: string): Promise<Known> {
    const known = this.#known.get(text) ?? (await this.#read(text))
    this.#known.delete(text)
    this.#known.set(text, known)
    if (this.#known.size > mostStatements) await this.#forget(this.#known.keys().next().value!)
    return known
  }

  async #read(text: string): Promise<Known> {
    const name = `wicha_${++this.#made}`
    const told = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const head = told.filter((message) => message.name === 'rowDescription') as Known['head']
    return { name, types: parse.parseDescribeStatementResults(told), head }
  }

  async #carryOut({ name, types, head }: Known, params: readonly unknown[]): Promise<Result> {
    const values = params.map((param, at) => this.#written(param, types[at]!))
    const told = await this.#send(serialize.bind({ statement: name, values }), serialize.execute())
    return parse.parseResults([...head, ...told], this.#database.parsers)[0]!
  }

  async #forget(text: string): Promise<void> {
    const { name } = this.#known.get(text)!
    this.#known.delete(text)
    await this.#send(serialize.close({ type: 'S', name }))
  }

  #written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    const write = this.#database.serializers[type]
    return write ? write(value) : String(value)
  }

  /** Messages as one, closed by a sync, without which PostgreSQL hears nothing more after an error. */
  async #send(...sent: Uint8Array[]) {
    return this.#database.execProtocolStream(Buffer.concat([...sent, serialize.sync()]), { syncToFs: false })
  }
}
