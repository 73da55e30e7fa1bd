import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { masked } from '#domain/validation/log/masked.ts'
import type { Database } from '#platform/data/database/database.ts'

declare module '#platform/context.ts' {
  interface App {
    /** Errors of each site, for its administrators. */
    errorLog: ErrorLog
  }
}

export const levels = ['error', 'warning'] as const
export const sources = ['server', 'browser'] as const

/** An error on a site, as one line without personal data and secrets. */
export interface LogEntry {
  site: string
  level: (typeof levels)[number]
  source: (typeof sources)[number]
  text: string
  /** The code that the user was told to quote; '' without one. */
  code?: string
}

const gatherMs = 250
/** Maximum log lines per site and minute, and maximum buffered lines of all sites. The rest is dropped. */
const mostAMinute = 200
const mostWaiting = 1000
const minuteMs = 60_000
const longest = 500

/** Logs errors for the site's administrators in the background; a failed write affects no request. */
export class ErrorLog {
  readonly #database: Database
  readonly #clock: () => number
  /** Runs outside the request's transaction, which may fail. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #waiting: (LogEntry & { at: string })[] = []
  /** Number of lines per site in the current minute. */
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

  /** Writes the buffered lines. */
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

/** Returns the first line, since further lines reveal internals. Cut between characters. */
const lineOf = (text: string) =>
  masked((text.split('\n')[0] ?? '').replaceAll('\0', '').slice(0, 4 * longest))
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .toWellFormed()
