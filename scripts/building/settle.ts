import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Runs once the server answers: saves the compile cache for the next start, and releases memory of this start. */
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
