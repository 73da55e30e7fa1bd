import { graphemes } from './graphemes.ts'
import { oneLine } from './one-line.ts'

/**
 * Returns the beginning of a plain text on one line: at most `most` letters with their marks, then an ellipsis
 * (specification §9: 100).
 */
export function excerpt(text: string, most = 100): string {
  const line = oneLine(text)
  const letters = graphemes(line, most + 1)
  return letters.length <= most ? line : `${letters.slice(0, most).join('').trimEnd()}…`
}
