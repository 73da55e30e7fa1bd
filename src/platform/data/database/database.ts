import type { Kysely } from 'kysely'
import { openPglite } from './pglite/open-pglite.ts'
import { openPostgres } from './postgres/open-postgres.ts'

declare module '#platform/context.ts' {
  interface App {
    database: Database
  }
}

/**
 * The one database of a process, the same on both drivers: numeric and bigint are numbers, a date is `YYYY-MM-DD`, an
 * instant is an ISO string in UTC with milliseconds. A value for a jsonb column is always given as JSON text.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  /** Typed by its reader: `kysely.withTables<Tables & PlatformTables>()`. */
  kysely: Kysely<unknown>
  /** Runs without the statement limit: migrations, seeds, statistics. */
  patiently: <T>(run: (kysely: Kysely<unknown>) => Promise<T>) => Promise<T>
  /** Hears `pg_notify`; an empty payload after a lost connection says that messages may have been missed. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
  /** Tells who listens, on a connection that no statement is waited for on. */
  notify: (channel: string, payload: string) => Promise<void>
  isHealthy: () => Promise<boolean>
  /** Does what an embedded database does not on its own: VACUUM, statistics; nothing on a server. */
  tidy: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** A PostgreSQL server; without it PGlite in `folder`. */
  url?: string | undefined
  folder: string
  /** The folder of the project: the worker of PGlite is run from its source. */
  root: string
  log: (line: string) => void
  /** The longest a statement may take, in milliseconds; 10 s unless told. */
  statementMs?: number | undefined
  /** Whether what is committed to PGlite is on the disk; it is unless told, and only a test may do without. */
  isDurable?: boolean
  /** PGlite compiled before by who opens many; else its thread does that. */
  engine?: WebAssembly.Module
}

/** Opens PostgreSQL at `url`, else PGlite in `folder`; fails with FolderInUse or DatabaseUnreachable. */
export const openDatabase = ({ url, statementMs = 10_000, ...rest }: DatabaseOptions): Promise<Database> =>
  url ? openPostgres({ url, statementMs, log: rest.log }) : openPglite({ statementMs, ...rest })
