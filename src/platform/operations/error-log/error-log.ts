import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { masked } from '#domain/log/masked.ts'
import type { Database } from '#platform/data/database/database.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Errors of each site, for its administrators. */
    errorLog: ErrorLog
  }
}

export const levels = ['error', 'warning'] as const
export const sources = ['server', 'browser'] as const

/** What went wrong on a site, in a line without persons and secrets. */
export interface LogEntry {
  site: string
  level: (typeof levels)[number]
  source: (typeof sources)[number]
  text: string
  /** What the person was told to quote, '' without one. */
  code?: string
}

const gatherMs = 250
/** So many lines of a site are kept in a minute, and so many of all sites wait: what floods the log is left out of it. */
const mostAMinute = 200
const mostWaiting = 1000
const minuteMs = 60_000
const longest = 500

/** Keeps what goes wrong for the administrators of the site, off the way of who asked: to write it down fails nobody. */
export class ErrorLog {
  readonly #database: Database
  readonly #clock: () => number
  /** Outside any transaction, in which a request may fail. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #waiting: (LogEntry & { at: string })[] = []
  /** How many lines of each site came in the present minute. */
  #minute = { at: 0, lines: new Map<string, number>() }
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, clock: () => number) {
    this.#database = database
    this.#clock = clock
  }

  add(trouble: LogEntry) {
    if (trouble.site === '' || this.#waiting.length >= mostWaiting || !this.#hasRoom(trouble.site)) return
    this.#waiting.push({ ...trouble, at: new Date(this.#clock()).toISOString() })
    this.#timer ??= this.#outside(() => setTimeout(() => void this.flush(), gatherMs).unref())
  }

  #hasRoom(site: string): boolean {
    const at = Math.floor(this.#clock() / minuteMs)
    if (at !== this.#minute.at) this.#minute = { at, lines: new Map() }
    const lines = (this.#minute.lines.get(site) ?? 0) + 1
    this.#minute.lines.set(site, lines)
    return lines <= mostAMinute
  }

  /** Writes down what waits. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const waiting = this.#waiting.splice(0)
    this.#writing = this.#writing.then(() => this.#outside(() => this.#write(waiting)))
    return this.#writing
  }

  async #write(waiting: readonly (LogEntry & { at: string })[]) {
    if (waiting.length === 0) return
    const rows = waiting.map((one, n) => ({ code: '', ...one, n, text: lineOf(one.text) }))
    await sql`insert into site_log (site, at, level, source, text, code)
      select site, at, level, source, text, code
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (site text, at timestamptz, level text, source text, text text, code text, n integer)
      where exists (select 1 from site s where s._id = given.site) order by n`
      .execute(this.#database.kysely)
      .catch(() => {})
  }
}

/** The first line, for what follows says how the product is built; cut where no letter is halved. */
const lineOf = (text: string) =>
  masked((text.split('\n')[0] ?? '').replaceAll('\0', '').slice(0, 4 * longest))
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
