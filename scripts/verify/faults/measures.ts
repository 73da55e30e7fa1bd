/** Maximum milliseconds from the end of a failure to the first response. */
export const longestRecoveryMs = 3000

/** Returns how often a failure is caused: the usual number, or VERIFY_ROUNDS for a trial. */
export const roundsOf = (usual: number) => Number(process.env['VERIFY_ROUNDS'] ?? usual)

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Returns the median and the maximum of some times in milliseconds. */
export const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return `${seconds(sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN)}, ${seconds(sorted.at(-1) ?? Number.NaN)}`
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same for the same seed. */
export const steadyChance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
