import { userInfo } from 'node:os'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { nameStatements } from './named-statements.ts'

export interface PoolOptions {
  url: string
  log: (line: string) => void
  /** The longest a statement may take in milliseconds; 0 for no limit. */
  statementMs: number
  max: number
}

/** What every connection of ours asks for; instants are read as UTC whatever the server's own zone. */
export const connectionOf = ({ url, statementMs }: Pick<PoolOptions, 'url' | 'statementMs'>): pg.ClientConfig => ({
  connectionString: withUser(url),
  application_name: 'wicha',
  connectionTimeoutMillis: 1500,
  keepAlive: true,
  options: '-c TimeZone=UTC -c DateStyle=ISO',
  statement_timeout: statementMs,
  query_timeout: statementMs && statementMs + 2000,
  idle_in_transaction_session_timeout: statementMs && statementMs * 6,
  types: columnTypes as pg.CustomTypesConfig,
})

/** Without a user name the one of the system is meant, as everywhere with PostgreSQL. */
const withUser = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed || parsed.username || process.env['PGUSER']) return url
  parsed.username = userInfo().username
  return parsed.href
}

/** Connections to PostgreSQL; a broken one is logged and replaced, never a reason to stop. */
export const openPool = ({ max, log, ...options }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({ ...connectionOf(options), max })
  pool.on('error', (error) => log(`database: an idle connection broke: ${error.message}`))
  pool.on('connect', (client) => {
    client.on('error', () => {}) // whoever holds it hears of it from his query
    dropWhenSilent(client)
    nameStatements(client)
  })
  return pool
}

type Ask = (...given: unknown[]) => Promise<unknown> | undefined

/** A connection whose answer never came would make everybody wait who gets it next: it is ended. */
const dropWhenSilent = (client: pg.PoolClient) => {
  const plain = client.query.bind(client) as Ask
  const query: Ask = (...given) => {
    const asked = plain(...given)
    asked?.catch((error: Error) => {
      if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end()
    })
    return asked
  }
  client.query = query as pg.PoolClient['query']
}
