/** What a site has of something that packages limit, and how much of it two packages hold; null for no limit. */
export interface Measure {
  name: string
  used: number
  now: number | null
  next: number | null
}

/** By how much more a site has than its next package holds; 0 where it fits. */
export const excessOf = ({ used, next }: Pick<Measure, 'used' | 'next'>) =>
  next === null ? 0 : Math.max(0, used - next)

/** Whether the next package holds more, less or as much as the present one. */
export const trendOf = ({ now, next }: Pick<Measure, 'now' | 'next'>): 'more' | 'less' | 'same' => {
  if (now === next) return 'same'
  if (next === null || (now !== null && next > now)) return 'more'
  return 'less'
}

/** Which of the plugins that a site chose go off with its next package, and which come on; an empty list includes all. */
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
