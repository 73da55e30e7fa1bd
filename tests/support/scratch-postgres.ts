import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import pg from 'pg'

const server = () => process.env['DATABASE_URL'] || `postgres://${userInfo().username}@127.0.0.1:5432/test`

/* Separate from platform/data/database/test-database.ts, because Playwright does not resolve the project's `#platform`
   imports. */

/** Whether a PostgreSQL server answers here. */
export const hasPostgres = async () => {
  try {
    await asked('select 1')
    return true
  } catch {
    return false
  }
}

/** Creates an empty database. Returns its URL and a function to drop it. */
export const newPostgres = async () => {
  const name = `wicha_journeys_${randomBytes(6).toString('hex')}`
  await asked(`create database ${name}`)
  const url = Object.assign(new URL(server()), { pathname: `/${name}` }).href
  return { url, remove: () => asked(`drop database ${name} with (force)`) }
}

async function asked(text: string) {
  const client = new pg.Client({ connectionString: server(), connectionTimeoutMillis: 1500 })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
