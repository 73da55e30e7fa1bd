import { hasPostgres } from '../../../tests/support/scratch-postgres.ts'
import { startServer } from '../../../tests/support/server.ts'
import { ask } from '../../bench/load.ts'
import { newPlace, signIn } from '../../bench/servers.ts'
import type { Traces } from '../../bench/traces.ts'

/** An academy of the demo that scanners may break, and who is logged in there. */
export interface Target {
  url: string
  /** A folder for what scanners write; it goes with the academy. */
  folder: string
  /** The cookie of an owner of the back office. */
  staff: string
  courseID: string
  /** Whatever went wrong inside so far, in the server's words. */
  errors: () => string[]
}

/** Starts it on PostgreSQL where there is one; `traces` takes it away again. */
export const startTarget = async (traces: Traces): Promise<Target> => {
  const place = await newPlace((await hasPostgres()) ? 'PostgreSQL' : 'PGlite', traces)
  const { port, url, said } = await traces.make(
    () => startServer({ dataDir: place.dataDir, env: { DATABASE_URL: place.url } }),
    (server) => server.stop(),
  )
  const staff = (await ask(port, signIn('superadmin', 'backend'))).cookie
  const body = { args: [{ status: true }], fields: ['name'], paging: { page: 1, limit: 1 } }
  const found = await ask(port, { method: 'POST', path: '/api/course/query', body })
  const [course] = (JSON.parse(found.text) as { data: { _id: string }[] }).data
  return {
    ...{ url, folder: place.dataDir, staff, courseID: course!._id },
    errors: () =>
      said()
        .split('\n')
        .filter((line) => /\berror\b/i.test(line)),
  }
}
