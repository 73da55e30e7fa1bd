import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables } from './platform-tables/rows.ts'

/** The connection or transaction of a context. Modules cannot name this key: they read and write through the door. */
export const executor: unique symbol = Symbol('executor')
export type Executor = Kysely<PlatformTables> | Transaction<PlatformTables>
