import { lentMemory } from '#platform/data/database/test-database.ts'
import type { CleanupStack } from '../bench/cleanup-stack.ts'
import { memoryPostgres } from '../building/memory-postgres.ts'

/** If DATABASE_URL names no server, starts a private one for the test run, if possible. */
export const startPostgres = async (traces: CleanupStack): Promise<void> => {
  if (process.env['DATABASE_URL']) return
  const making = () => memoryPostgres(lentMemory())
  const cluster = await traces.make(making, (made) => made?.remove())
  if (cluster) process.env['DATABASE_URL'] = cluster.url
}
