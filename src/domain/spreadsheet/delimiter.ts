const DELIMITERS = [',', ';', '\t'] as const
type Delimiter = (typeof DELIMITERS)[number]

const LONGEST_LOOK = 20_000
const DIRECTIVE = /^sep=([,;\t])(\r\n|\r|\n)/i

/**
 * Returns the delimiter of a CSV text and where its first record begins. `sep=;` of Excel decides, otherwise the first
 * line.
 */
export function delimiterOf(text: string): { delimiter: Delimiter; start: number } {
  const directive = DIRECTIVE.exec(text)
  if (directive) return { delimiter: directive[1] as Delimiter, start: directive[0].length }
  const counts = countsIn(text)
  const delimiter = DELIMITERS.reduce((best, one) => (counts[one] > counts[best] ? one : best))
  return { delimiter, start: 0 }
}

/** Counts each delimiter in the first line, outside quotes. */
function countsIn(text: string): Record<Delimiter, number> {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const sign of text.slice(0, LONGEST_LOOK)) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' || sign === '\r') break
    if (isDelimiter(sign)) counts[sign]++
  }
  return counts
}

function isDelimiter(sign: string): sign is Delimiter {
  return (DELIMITERS as readonly string[]).includes(sign)
}
