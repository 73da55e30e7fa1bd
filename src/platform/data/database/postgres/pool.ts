import type { Socket } from 'node:net'
import { userInfo } from 'node:os'
import pg from 'pg'
import { limitOf } from '../executor.ts'
import { columnTypes } from './column-types.ts'
import { nameStatements } from './named-statements.ts'
import { Heard, type LinedPool, turnMs, unlessSilent } from './waiting.ts'

export interface PoolOptions {
  url: string
  log: (line: string) => void
  /** Statement timeout in milliseconds; 0 for none. */
  statementMs: number
  max: number
}

/** Timeout for opening a connection, in milliseconds. */
const dialMs = 1500

/** Settings of every connection. Instants are read as UTC, whatever the server's time zone. */
export const connectionOf = ({ url, statementMs }: Pick<PoolOptions, 'url' | 'statementMs'>): pg.ClientConfig => ({
  connectionString: withUser(url),
  application_name: 'wicha',
  connectionTimeoutMillis: dialMs,
  keepAlive: true,
  options: '-c TimeZone=UTC -c DateStyle=ISO',
  statement_timeout: statementMs,
  query_timeout: statementMs && statementMs + 2000,
  idle_in_transaction_session_timeout: statementMs && statementMs * 6,
  types: columnTypes as pg.CustomTypesConfig,
})

/** Without a user name, uses the system user, as other PostgreSQL clients do. */
const withUser = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed || parsed.username || process.env['PGUSER']) return url
  parsed.username = userInfo().username
  return parsed.href
}

/** Opens quickly or fails, however long the pool lets callers wait. */
class Dialled extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: dialMs })
  }
}

/**
 * Opens PostgreSQL connections that accept a query before the last response. A broken connection is logged and
 * replaced, and never stops the process.
 */
export const openPool = ({ max, log, ...options }: PoolOptions): LinedPool => {
  const asked = { ...connectionOf(options), pipeline: true }
  const pool = new pg.Pool({ ...asked, Client: Dialled, connectionTimeoutMillis: turnMs, max })
  const heard = new Heard()
  pool.on('error', (error) => log(`database: an idle connection broke: ${error.message}`))
  pool.on('connect', (client) => {
    client.on('error', () => {}) // the caller sees the error in their query
    gatherWrites(client)
    hearAnswers(client, heard)
    nameStatements(client)
    endBrief(client, options.statementMs)
  })
  return unlessSilent(pool, heard)
}

type Ask = (...given: unknown[]) => Promise<unknown> | undefined

/** Sends the queries of one turn of the event loop in one packet. */
const gatherWrites = (client: pg.PoolClient) => {
  const plain = client.query.bind(client) as Ask
  let isGathering = false
  const send = () => {
    isGathering = false
    streamOf(client).uncork()
  }
  const query: Ask = (...given) => {
    if (!isGathering) {
      isGathering = true
      streamOf(client).cork()
      process.nextTick(send)
    }
    return plain(...given)
  }
  client.query = query as pg.PoolClient['query']
}

const streamOf = (client: pg.PoolClient) => (client as unknown as pg.Client).connection.stream as Socket

/** A brief statement sets its own timeout in the same packet. */
const endBrief = (client: pg.PoolClient, statementMs: number) => {
  const plain = client.query.bind(client) as Ask
  const query: Ask = (...given) => {
    const [text] = given
    const ms = typeof text === 'string' ? limitOf(text, statementMs) : statementMs
    if (ms === statementMs) return plain(...given)
    const limit = (order: string) => void plain(order)?.catch(() => {}) // the query itself reports the error
    limit(`set statement_timeout = ${ms}`)
    const asked = plain(...given)
    limit('reset statement_timeout')
    return asked
  }
  client.query = query as pg.PoolClient['query']
}

/** Records when a connection last responded. One without a response is closed, since it would block its next user. */
const hearAnswers = (client: pg.PoolClient, heard: Heard) => {
  const plain = client.query.bind(client) as Ask
  const query: Ask = (...given) => {
    const asked = plain(...given)
    asked?.then(
      () => heard.now(),
      (error: Error) => {
        if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end()
        else heard.now()
      },
    )
    return asked
  }
  client.query = query as pg.PoolClient['query']
}
