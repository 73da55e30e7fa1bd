/** Returns how much slower this machine is now than at its best, 1 without other load. */
export const paceOf = () => {
  let best = Infinity
  const runs = (times: number) => Array.from({ length: times }, piece).toSorted((one, other) => one - other)
  const slowdown = () => {
    const [middle] = runs(5).slice(2)
    best = Math.min(best, middle!)
    return Math.max(1, middle! / best)
  }
  best = Math.min(...runs(20))
  return { slowdown }
}

/** Runs a constant piece of work of some milliseconds, and returns its time. */
const piece = () => {
  const started = performance.now()
  JSON.parse(work)
  return performance.now() - started
}

const work = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ at, name: `ที่ ${at}` })))
