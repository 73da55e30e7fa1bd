/** A site's use of a limited resource, and the limits of two packages. Null means unlimited. */
export interface Measure {
  name: string
  used: number
  now: number | null
  next: number | null
}

/** By how much a site exceeds its next package. 0 if it fits. */
export const excessOf = ({ used, next }: Pick<Measure, 'used' | 'next'>) =>
  next === null ? 0 : Math.max(0, used - next)

/** Whether the next package's limit is higher, lower or equal. */
export const trendOf = ({ now, next }: Pick<Measure, 'now' | 'next'>): 'more' | 'less' | 'same' => {
  if (now === next) return 'same'
  if (next === null || (now !== null && next > now)) return 'more'
  return 'less'
}

/** The site's own plugins that the next package disables or enables. An empty list includes all. */
export const pluginsBetween = (
  chosen: readonly string[],
  { now, next }: { now: readonly string[]; next: readonly string[] },
): { lost: string[]; gained: string[] } => {
  const includes = (included: readonly string[], name: string) => included.length === 0 || included.includes(name)
  return {
    lost: chosen.filter((name) => includes(now, name) && !includes(next, name)),
    gained: chosen.filter((name) => !includes(now, name) && includes(next, name)),
  }
}
