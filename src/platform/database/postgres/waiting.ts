import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/** Nobody waits longer for a connection while none of them is answered anything, in milliseconds. */
const silentMs = 1500

/** When a server was heard last, by any connection of a pool. */
export class Heard {
  at = 0
  now() {
    this.at = performance.now()
  }
}

/**
 * A pool as Kysely asks it. Where all connections are busy one waits in line, as long as the pool allows and answers come; where
 * nothing has been answered for a while the server is away, and that is said at once ("timeout exceeded when trying to connect").
 */
export const unlessSilent = (pool: pg.Pool, heard: Heard): PostgresPool => ({
  connect: async () => {
    const asked = pool.connect()
    const silence = silenceOf(heard)
    try {
      return await Promise.race([asked, silence.broken])
    } catch (error) {
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
})

/** Rejects once nothing was heard for a while from now on. */
function silenceOf(heard: Heard) {
  const begun = performance.now()
  const { promise: broken, reject } = Promise.withResolvers<never>()
  const left = () => silentMs - (performance.now() - Math.max(begun, heard.at))
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = () => {
    if (!isOver && left() > 0) timer = setTimeout(judge, left())
    else reject(new Error('timeout exceeded when trying to connect'))
  }
  // What came while this process was busy is read before it is called silent.
  const judge = () => setImmediate(look)
  look()
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { broken, stop }
}
