// A process that the tests kill. It writes rows in transactions and reports each commit.
import { sql } from 'kysely'
import { openDatabase } from '../database.ts'

const [folder, root, work] = process.argv.slice(2) as [string, string, 'write' | 'idle']
const { kysely } = await openDatabase({ folder, root, log: () => {} })
process.send!(0)

const write = async () => {
  const found = await sql<{ most: number | null }>`select max(n) as most from kept`.execute(kysely)
  for (let n = (found.rows[0]?.most ?? 0) + 1; ; n++) {
    await kysely.transaction().execute(async (tx) => {
      await sql`insert into kept (n) values (${n})`.execute(tx)
      await sql`update kept set half = ${n} where n = ${n}`.execute(tx)
    })
    process.send!(n)
  }
}
if (work === 'write') await write()
