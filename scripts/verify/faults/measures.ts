/** From the end of a fault to the first answer. */
export const longestRecoveryMs = 3000

/** How often a fault is made: as often as the goal says, or as VERIFY_ROUNDS says, to try it. */
export const roundsOf = (usual: number) => Number(process.env['VERIFY_ROUNDS'] ?? usual)

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** The median and the longest of some times in milliseconds. */
export const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return `${seconds(sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN)}, ${seconds(sorted.at(-1) ?? Number.NaN)}`
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
export const steadyChance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
