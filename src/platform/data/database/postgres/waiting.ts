import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Asker, Places } from './places.ts'

/** Maximum wait for a connection without any response from the server, and maximum wait in total, in milliseconds. */
const silentMs = 1500
export const turnMs = 10_000
/** How often the server is checked while callers wait, in milliseconds. */
const askEveryMs = 500

/** When any connection of a pool last received a response. */
export class Heard {
  at = 0
  now() {
    this.at = performance.now()
  }
}

/** A pool for Kysely that reserves some connections for fast reads. */
export interface LinedPool extends PostgresPool {
  connect: (asker?: Asker) => Promise<PostgresPoolClient>
}

/**
 * Queues when all connections are busy, up to the pool's timeout, while responses arrive. A health check counts as a
 * response. After a period of silence the server counts as down, and callers fail at once ("timeout exceeded when
 * trying to connect").
 */
export const unlessSilent = (pool: pg.Pool, heard: Heard): LinedPool => {
  const places = new Places(pool.options.max)
  const ask = asking(pool)
  return {
    connect: async (asker) => {
      let isGone = false
      const asked = asker
        ? inPlace(
            pool,
            places.take(asker, () => isGone),
          )
        : pool.connect()
      const silence = silenceOf(heard, ask)
      try {
        return await Promise.race([asked, silence.broken])
      } catch (error) {
        isGone = true
        asked.then(
          (client) => client.release(),
          () => {},
        )
        throw error
      } finally {
        silence.stop()
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** Releases the place together with the connection. */
async function inPlace(pool: pg.Pool, place: Promise<() => void>): Promise<PostgresPoolClient> {
  const leave = await place
  try {
    const client = await pool.connect()
    const release = client.release.bind(client)
    client.release = (isBroken) => {
      release(isBroken)
      leave()
    }
    return client
  } catch (error) {
    leave()
    throw error
  }
}

/** Sends health checks over a reserved connection, one at a time. The pool records the response. */
function asking(pool: pg.Pool) {
  let isAsking = false
  return async () => {
    if (isAsking) return
    isAsking = true
    try {
      const client = await pool.connect()
      await client.query('select 1').finally(() => client.release())
    } catch {
      // no response
    } finally {
      isAsking = false
    }
  }
}

/** Rejects after a period of silence from now on. */
function silenceOf(heard: Heard, ask: () => Promise<void>) {
  const begun = performance.now()
  const { promise: broken, reject } = Promise.withResolvers<never>()
  const left = () => Math.min(silentMs + Math.max(begun, heard.at), turnMs + begun) - performance.now()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = () => {
    if (isOver) return
    if (left() > 0) timer = setTimeout(judge, Math.min(left(), askEveryMs))
    else reject(new Error('timeout exceeded when trying to connect'))
  }
  const judge = () => {
    void ask()
    // Data that arrived while this process was busy is read before the server counts as silent.
    setImmediate(look)
  }
  look()
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { broken, stop }
}
