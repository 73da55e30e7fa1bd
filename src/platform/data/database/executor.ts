import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables } from './platform-tables/rows.ts'

/**
 * The connection or transaction of a context. Modules cannot name this key; they read and write through the data API.
 */
export const executor: unique symbol = Symbol('executor')
export type Executor = Kysely<PlatformTables> | Transaction<PlatformTables>

/**
 * Prefix of a statement that a user wrote, such as a pipeline. Both drivers look for it and apply a shorter timeout.
 */
export const brief = 'select /* brief */'
/** Timeout of such a statement, in milliseconds. */
const briefMs = 5000

/** Returns the timeout of a statement in milliseconds: the short one for brief statements, otherwise `limitMs`. */
export const limitOf = (text: string, limitMs: number): number =>
  text.startsWith(brief) && limitMs > 0 ? Math.min(briefMs, limitMs) : limitMs
