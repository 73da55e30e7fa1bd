/** How often each rating was given, from one star to five. */
type Distribution = readonly [number, number, number, number, number]

interface Rating {
  /** To one decimal place, 1 to 5. */
  average: number
  count: number
  distribution: Distribution
}

/** The rating from the count of each number of stars. Null without reviews. */
export const ratingOf = (given: readonly { stars: number; count: number }[]): Rating | null => {
  const times = [1, 2, 3, 4, 5].map((stars) =>
    given.filter((one) => one.stars === stars).reduce((sum, one) => sum + one.count, 0),
  ) as unknown as Distribution
  const count = times.reduce((sum, one) => sum + one, 0)
  if (count === 0) return null
  const stars = times.reduce((sum, one, at) => sum + one * (at + 1), 0)
  return { average: Math.round((stars / count) * 10) / 10, count, distribution: times }
}

/** A name as the public sees it: `สมชาย ใ.` */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const letter = /[ก-ฮA-Za-z]/.exec(rest.at(-1) ?? '')?.[0]
  return letter ? `${first} ${letter}.` : first
}
