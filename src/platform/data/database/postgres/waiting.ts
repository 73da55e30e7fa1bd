import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { type Asker, Places } from './places.ts'

/** Nobody waits longer for a connection while none of them is answered anything, and nobody longer than a turn, in milliseconds. */
const silentMs = 1500
export const turnMs = 10_000
/** While somebody waits, the server is asked this often whether it is there. */
const askEveryMs = 500

/** When a server was heard last, by any connection of a pool. */
export class Heard {
  at = 0
  now() {
    this.at = performance.now()
  }
}

/** A pool as Kysely asks it, in which some connections are kept from who may hold them for long. */
export interface LinedPool extends PostgresPool {
  connect: (asker?: Asker) => Promise<PostgresPoolClient>
}

/**
 * Where all connections are busy one waits in line, as long as the pool allows and answers come, were it only the answer to whether
 * the server is there; where nothing has been answered for a while it is away, and that is said at once ("timeout exceeded when
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

/** The place is given back with the connection. */
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

/** Asks over a connection that is kept free, one question at a time: what hears its answer is the pool. */
function asking(pool: pg.Pool) {
  let isAsking = false
  return async () => {
    if (isAsking) return
    isAsking = true
    try {
      const client = await pool.connect()
      await client.query('select 1').finally(() => client.release())
    } catch {
      // nobody was heard
    } finally {
      isAsking = false
    }
  }
}

/** Rejects once nothing was heard for a while from now on. */
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
    // What came while this process was busy is read before it is called silent.
    setImmediate(look)
  }
  look()
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { broken, stop }
}
