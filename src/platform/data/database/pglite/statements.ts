// Node runs this file directly in a thread, outside the build. Use only erasable syntax and no `#` imports.
import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite'
import { isPlannedByValues } from '../postgres/by-values.ts'
import type { Result } from './messages.ts'

/** A statement that PostgreSQL has parsed under a name. */
interface Known {
  name: string
  /** Type numbers of its parameters. */
  types: number[]
  /** The description of its rows, if it returns rows. */
  head: messages.RowDescriptionMessage[]
}

const mostStatements = 200
const { serialize } = protocol

/**
 * Makes PGlite keep the plan of each parameterised statement under a name, as `nameStatements` does on a server.
 * Parsing and planning again costs more than execution. When there are too many, the least recently used is dropped.
 */
export class Statements {
  #database: PGlite
  #known = new Map<string, Known>()
  #made = 0

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Runs one statement. Throws the error of PostgreSQL. */
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
      // a plan from before a migration is refused; a failed transaction accepts no further query
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

  /** Sends messages as one, followed by a sync. Without a sync PostgreSQL ignores everything after an error. */
  async #send(...sent: Uint8Array[]) {
    return this.#database.execProtocolStream(Buffer.concat([...sent, serialize.sync()]), { syncToFs: false })
  }
}
