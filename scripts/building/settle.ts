import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Once the server answers: keeps what was compiled for the next start, and lets go of what this one left in memory. */
export function settle() {
  flushCompileCache()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: {
    type: 'major'
    execution: 'async'
    flavor: 'last-resort'
  }) => unknown
  collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
