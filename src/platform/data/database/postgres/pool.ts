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
  /** The longest a statement may take in milliseconds; 0 for no limit. */
  statementMs: number
  max: number
}

/** How long a new connection may take to be there, in milliseconds. */
const dialMs = 1500

/** What every connection of ours asks for; instants are read as UTC whatever the server's own zone. */
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

/** Without a user name the one of the system is meant, as everywhere with PostgreSQL. */
const withUser = (url: string): string => {
  const parsed = URL.parse(url)
  if (!parsed || parsed.username || process.env['PGUSER']) return url
  parsed.username = userInfo().username
  return parsed.href
}

/** A connection is there soon or not at all, however long its pool lets others wait. */
class Dialled extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: dialMs })
  }
}

/** Connections to PostgreSQL, which take a question before the last is answered; a broken one is logged and replaced, never a reason to stop. */
export const openPool = ({ max, log, ...options }: PoolOptions): LinedPool => {
  const asked = { ...connectionOf(options), pipeline: true }
  const pool = new pg.Pool({ ...asked, Client: Dialled, connectionTimeoutMillis: turnMs, max })
  const heard = new Heard()
  pool.on('error', (error) => log(`database: an idle connection broke: ${error.message}`))
  pool.on('connect', (client) => {
    client.on('error', () => {}) // anyone who holds it hears of it from his query
    gatherWrites(client)
    hearAnswers(client, heard)
    nameStatements(client)
    endBrief(client, options.statementMs)
  })
  return unlessSilent(pool, heard)
}

type Ask = (...given: unknown[]) => Promise<unknown> | undefined

/** What is asked in one turn of the event loop goes to the server in one packet. */
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

/** What is brief has a limit of its own, which leaves with it in one packet. */
const endBrief = (client: pg.PoolClient, statementMs: number) => {
  const plain = client.query.bind(client) as Ask
  const query: Ask = (...given) => {
    const [text] = given
    const ms = typeof text === 'string' ? limitOf(text, statementMs) : statementMs
    if (ms === statementMs) return plain(...given)
    const limit = (order: string) => void plain(order)?.catch(() => {}) // what was asked says why
    limit(`set statement_timeout = ${ms}`)
    const asked = plain(...given)
    limit('reset statement_timeout')
    return asked
  }
  client.query = query as pg.PoolClient['query']
}

/** Notes when a connection was answered; one whose answer never came would make everybody wait who gets it next: it is ended. */
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
