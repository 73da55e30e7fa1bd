import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseUnreachable } from '../failures.ts'
import { guardedKysely } from '../guarded-kysely.ts'
import { Hearing } from './hearing.ts'
import { openPool, type PoolOptions } from './pool.ts'
import { sharingConnections } from './shared-connections.ts'

type Options = Omit<PoolOptions, 'max'>

/** Opens a pool of ten connections to the PostgreSQL at `url`. Throws DatabaseUnreachable if nothing responds there. */
export const openPostgres = async (options: Options): Promise<Database> => {
  const kysely = guardedKysely(new PostgresDialect({ pool: sharingConnections(openPool({ ...options, max: 10 })) }))
  try {
    await warnOfCharacterType(kysely, options.log)
  } catch (error) {
    await kysely.destroy()
    throw new DatabaseUnreachable(placeOf(options.url), error)
  }
  const hearing = new Hearing(options)
  return {
    kind: 'postgres',
    kysely,
    patiently: (run) => patiently(options, run),
    listen: (channel, onMessage) => hearing.listen(channel, onMessage),
    notify: (channel, payload) => hearing.notify(channel, payload),
    isHealthy: () => Promise.race([answers(kysely), sleep(2000, false, { ref: false })]),
    tidy: async () => {},
    async close() {
      await hearing.close()
      await kysely.destroy()
    },
  }
}

const warnOfCharacterType = async (kysely: Kysely<unknown>, log: (line: string) => void) => {
  const found = await sql<{ datctype: string }>`
    select datctype from pg_database where datname = current_database()`.execute(kysely)
  const type = found.rows[0]?.datctype
  if (type === 'C' || type === 'POSIX')
    log(`database: LC_CTYPE is ${type}, so searching in Thai is slow; create the database with LC_CTYPE 'C.UTF-8'.`)
}

const placeOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'DATABASE_URL')

/** Uses its own connection, because the statement timeout belongs to the connection. */
const patiently = async <T>(options: Options, run: (kysely: Kysely<unknown>) => Promise<T>): Promise<T> => {
  const kysely = guardedKysely(new PostgresDialect({ pool: openPool({ ...options, statementMs: 0, max: 1 }) }))
  try {
    return await run(kysely)
  } finally {
    await kysely.destroy()
  }
}

const answers = (kysely: Kysely<unknown>): Promise<boolean> =>
  sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  )
