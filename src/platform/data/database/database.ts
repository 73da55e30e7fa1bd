import type { Kysely } from 'kysely'
import { openPglite } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres/open-postgres.ts'

declare module '#platform/context.ts' {
  interface App {
    database: Database
  }
}

/**
 * The one database of a process, with the same interface on both drivers. Numeric and bigint are numbers, a date is
 * `YYYY-MM-DD`, an instant an ISO string in UTC with milliseconds. Values for jsonb columns are always JSON text.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  /** Callers add types: `kysely.withTables<Tables & PlatformTables>()`. */
  kysely: Kysely<unknown>
  /** Runs without the statement timeout: migrations, seeds, statistics. */
  patiently: <T>(run: (kysely: Kysely<unknown>) => Promise<T>) => Promise<T>
  /** Receives `pg_notify`. An empty payload after a lost connection means that messages may be missing. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
  /** Sends to listeners, on a connection that no statement waits for. */
  notify: (channel: string, payload: string) => Promise<void>
  isHealthy: () => Promise<boolean>
  /** Runs the VACUUM and statistics that an embedded database does not run automatically. Does nothing on a server. */
  tidy: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** URL of a PostgreSQL server. Without it, PGlite in `folder`. */
  url?: string | undefined
  folder: string
  /** The project folder; the PGlite worker runs from its source. */
  root: string
  log: (line: string) => void
  /** Statement timeout in milliseconds; 10 s by default. */
  statementMs?: number | undefined
  /** Whether PGlite commits wait for the disk. True by default; only tests may turn it off. */
  isDurable?: boolean
  /** A precompiled PGlite, for callers that open many. Otherwise its thread compiles it. */
  engine?: WebAssembly.Module
}

/** Opens PostgreSQL at `url`, otherwise PGlite in `folder`. Throws FolderInUse or DatabaseUnreachable. */
export const openDatabase = ({ url, statementMs = 10_000, ...rest }: DatabaseOptions): Promise<Database> =>
  url ? openPostgres({ url, statementMs, log: rest.log }) : openPglite({ statementMs, ...rest })
