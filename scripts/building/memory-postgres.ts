import { type Cluster, newCluster, whyNoCluster } from './cluster.ts'

/** Nobody misses what is lost with the power: nothing waits for a disk, and tables need no image in the log. */
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=512MB']

/**
 * A PostgreSQL in the memory that a machine lends to files, for tests that make and drop hundreds of databases; null where its
 * programs are not installed, where that memory is short, or where it does not start, which it says.
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
