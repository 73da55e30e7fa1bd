import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '#platform/data/database/pglite/embedded.ts'
import { ask } from '../load.ts'
import { newPlace, type Place, signIn, startAt } from '../servers.ts'
import type { CleanupStack } from '../cleanup-stack.ts'

/** A served academy of the bench and its users. */
export interface Standing {
  name: string
  port: number
  /** The URL of its PostgreSQL, empty if it is embedded. */
  url: string
  site: string
  courseID: string
  userID: string
  /** The cookies of a learner and of an owner with an already chosen site. */
  learner: string
  staff: string
  /** The number of seeded courses. */
  courses: number
  /** Runs SQL on the same rows without the product. The product must first release an embedded database. */
  openBare: () => Promise<Bare>
}

export interface Bare {
  query: (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[] }>
  close: () => Promise<void>
}

export interface Size {
  seed: 'bench' | 'large'
  database: 'PGlite' | 'PostgreSQL'
}

/** Seeds and serves an academy of a size. `traces` cleans up. */
export const stand = async ({ seed, database }: Size, traces: CleanupStack): Promise<Standing> => {
  const place = await newPlace(database, traces)
  const running = await startAt(place, traces, { WICHA_SEED: seed })
  const { port } = running
  const learner = await ask(port, signIn('learner00777', 'frontend'))
  const newest = { args: [{ status: true }], fields: ['unit'], paging: { page: 1, limit: 1 }, sort: { createdAt: -1 } }
  const found = await ask(port, { method: 'POST', path: '/api/course/query', body: newest })
  const [course] = (JSON.parse(found.text) as { data: { _id: string; unit: string }[] }).data
  return {
    name: `${database}, ${seed === 'bench' ? '10,000' : '100,000'}`,
    port,
    url: place.url,
    site: course!.unit,
    courseID: course!._id,
    userID: (JSON.parse(learner.text) as { session: { user: { _id: string } } }).session.user._id,
    learner: learner.cookie,
    staff: (await ask(port, signIn('superadmin', 'backend'))).cookie,
    courses: seed === 'bench' ? 10_000 : 100_000,
    openBare: async () => {
      if (!place.url) await running.stop()
      return openBareAt(place)
    },
  }
}

/** Opens the database of a place without the product, which must have released an embedded one. */
export const openBareAt = ({ url, dataDir }: Place): Promise<Bare> =>
  url ? bareServer(url) : bareEmbedded(join(dataDir, 'database'))

async function bareServer(url: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    query: (text, values) => client.query({ name: nameOf(text), text, values: [...values] }),
    close: () => client.end(),
  }
}

/** A prepared statement has one text. PostgreSQL cuts longer names. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)

async function bareEmbedded(folder: string): Promise<Bare> {
  const database = await openEmbedded(folder)
  return {
    query: (text, values) => database.query(text, [...values]),
    close: () => database.close(),
  }
}
