// English has no rules of its own, so this is the root order. The locale `th` would ignore spaces, ๆ and ฯ.
const ROOT = new Intl.Collator('en')

/**
 * Compares two texts as the database does (`collate "und-x-icu"`): Thai dictionary order, เ แ โ ใ ไ after their
 * consonant, Latin before Thai. Ties are ordered by code point. Returns a negative number, 0 or a positive number.
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
