import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGliteDialect, sql } from 'kysely'
import type { Database } from '../database.ts'
import { guardedKysely } from '../guarded-kysely.ts'
import { asPglite } from './as-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { tidy } from './maintenance.ts'
import { prepareFolder } from './prepare-folder.ts'
import { Session, type SessionOptions } from './session.ts'

interface PgliteOptions {
  folder: string
  root: string
  statementMs: number
  log: (line: string) => void
  isDurable?: boolean
  engine?: WebAssembly.Module
}

/** Opens PGlite in `folder/database`, in its own thread. Throws FolderInUse if another process has it. */
export const openPglite = async ({ folder, root, ...rest }: PgliteOptions): Promise<Database> => {
  const unlock = lockFolder(folder)
  const sources = join(root, 'src/platform/data/database/pglite')
  const files = join(folder, 'database')
  try {
    await prepareFolder({ sources, folder: files })
    return await openLocked({ worker: join(sources, 'worker.ts'), folder: files, ...rest }, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

const openLocked = async (options: SessionOptions, unlock: () => void): Promise<Database> => {
  const session = await Session.open(options)
  const kysely = guardedKysely(new PGliteDialect({ pglite: asPglite(session) }))
  return {
    kind: 'pglite',
    kysely,
    patiently: (run) => session.patiently(() => run(kysely)),
    listen: (channel, onMessage) => session.listen(channel, onMessage),
    notify: async (channel, payload) => {
      await sql`select pg_notify(${channel}, ${payload})`.execute(kysely)
    },
    isHealthy: () => Promise.race([answers(session), sleep(2000, false, { ref: false })]),
    tidy: (signal) => tidy(session, signal),
    async close() {
      await session.close()
      unlock()
    },
  }
}

const answers = (session: Session): Promise<boolean> =>
  session.query('select 1').then(
    () => true,
    () => false,
  )
