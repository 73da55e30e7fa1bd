import { type Cluster, newCluster, whyNoCluster } from './cluster.ts'

/** Durability does not matter here, so nothing waits for a disk and the log has no page images. */
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=512MB']

/**
 * Returns a PostgreSQL cluster in a memory file system, for tests that create and drop hundreds of databases. Returns
 * null if its programs are missing, if memory is short, or if it does not start, which it reports.
 */
export const memoryPostgres = async (place: string | null): Promise<Cluster | null> => {
  if (place === null || whyNoCluster() !== null) return null
  try {
    return await newCluster({ place, settings: careless })
  } catch (error) {
    console.log(`No PostgreSQL of its own could be started: ${String(error)}`)
    return null
  }
}
