import { sql } from 'kysely'
import type { App, Context } from '#platform/context.ts'
import { openDatabase } from '#platform/data/database/database.ts'
import { executor, type Executor } from '#platform/data/database/executor.ts'
import { Jobs } from '#platform/background/jobs/running/runner.ts'
import type { Work } from '#platform/background/jobs/work.ts'

/* A process that runs the jobs of a database until it is stopped: `worker.ts <url> <name> <job>`. */

const [url = '', name = '', chore = ''] = process.argv.slice(2)
const log = (line: string) => console.error(line)
const database = await openDatabase({ url, folder: '', root: process.cwd(), log })
const app = { database, clock: Date.now, settings: { log } } as unknown as App

/** Writes its effect in the transaction that completes the job. */
const count: Work = {
  name: 'test/count',
  maxAttempts: 8,
  concurrency: 4,
  run: (_app, task) =>
    database.kysely.transaction().execute(async (inside) => {
      const { n } = task.payload as { n: number }
      await sql`insert into effect (n, name) values (${n}, ${name})`.execute(inside)
      await task.finish({ [executor]: inside as Executor } as Context)
    }),
}
const tick: Work = {
  ...{ name: 'test/tick', maxAttempts: 3, concurrency: 1 },
  schedule: { everyMinutes: 1 },
  run: async () => void (await sql`insert into effect (n, name) values (-1, ${name})`.execute(database.kysely)),
}

const jobs = new Jobs(() => app, chore ? [count, tick] : [count], { leaseMs: 1500, pollMs: 300 })
await jobs.start()
console.log('ready')
const end = async () => {
  await jobs.stop()
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void end())
