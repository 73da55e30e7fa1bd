// English has no rules of its own, so this is the root order; the locale `th` would pass over spaces, ๆ and ฯ.
const ROOT = new Intl.Collator('en')

/**
 * Orders two texts as the database does (`collate "und-x-icu"`): words as in a Thai dictionary, เ แ โ ใ ไ after their
 * consonant, Latin before Thai; what is alike in that order by code point. Negative, 0 or positive.
 */
export function compareThai(one: string, other: string): number {
  return ROOT.compare(one, other) || compareCodePoints(one, other)
}

function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]]
  const at = left.findIndex((letter, index) => letter !== right[index])
  if (at === -1) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}
