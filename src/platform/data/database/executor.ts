import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables } from './platform-tables/rows.ts'

/** The connection or transaction of a context. Modules cannot name this key: they read and write through the door. */
export const executor: unique symbol = Symbol('executor')
export type Executor = Kysely<PlatformTables> | Transaction<PlatformTables>

/**
 * How a statement begins that somebody wrote, as a pipeline: it is ended sooner than those of the product itself, which are known to be
 * quick. Both drivers look for it.
 */
export const brief = 'select /* brief */'
/** The longest such a statement may take, in milliseconds. */
const briefMs = 5000

/** How long a statement may take, in milliseconds; as long as all of them may where it is not brief. */
export const limitOf = (text: string, limitMs: number): number =>
  text.startsWith(brief) && limitMs > 0 ? Math.min(briefMs, limitMs) : limitMs
