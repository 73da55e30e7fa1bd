import { canonicalText } from '../../parts/grading/canonical-text.ts'

/** Keeps the place of a wildcard while a text is normalised. */
const ANYTHING = '\ufffc'

/** Whether an answer in canonical form is an accepted text. `*` matches anything, `\*` is a star. */
export function matchesAccepted(answer: string, { text, isCaseSensitive }: { text: string; isCaseSensitive: boolean }) {
  const marked = text.replace(/\\\*|\*/g, (star) => (star === '*' ? ANYTHING : '*'))
  const [first = '', ...rest] = canonicalText(marked, isCaseSensitive).split(ANYTHING)
  const last = rest.pop()
  if (last === undefined) return answer === first
  if (!answer.startsWith(first)) return false
  const end = placeAfter(answer, { parts: rest, from: first.length })
  return end !== null && answer.length - last.length >= end && answer.endsWith(last)
}

/** Returns the place after the parts, each at its first occurrence, or null. */
function placeAfter(answer: string, { parts, from }: { parts: string[]; from: number }): number | null {
  let place = from
  for (const part of parts) {
    const start = answer.indexOf(part, place)
    if (start === -1) return null
    place = start + part.length
  }
  return place
}
