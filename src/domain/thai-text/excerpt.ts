import { graphemes } from './graphemes.ts'

/** The beginning of a plain text on one line, at most `most` characters and then an ellipsis (specification §9: 100). */
export function excerpt(text: string, most = 100): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  let cut = ''
  for (const letter of graphemes(line.slice(0, most + 32))) {
    if (cut.length + letter.length > most) break
    cut += letter
  }
  return `${cut.trimEnd()}…`
}
