import { canon } from './canon.ts'
import { graphemes } from './graphemes.ts'

export interface Highlighted {
  text: string
  isHit: boolean
}

/**
 * The text in pieces, those that match the search term or one of its words marked. Pieces joined give the text back, and
 * a mark never leaves its base: ท does not light half of ที่.
 */
export function highlight(text: string, term: string): Highlighted[] {
  const wanted = wordsOf(term)
  const letters = graphemes(text)
  const forms = letters.map(canon)
  const pieces: Highlighted[] = []
  for (let at = 0; at < letters.length;) {
    const end = hitEnd(forms, { at, wanted })
    add(pieces, { text: letters.slice(at, end ?? at + 1).join(''), isHit: end !== null })
    at = end ?? at + 1
  }
  return pieces
}

function wordsOf(term: string): string[] {
  const whole = canon(term).trim()
  const words = [whole, ...whole.split(/\s+/)].filter(Boolean)
  return [...new Set(words)].sort((one, other) => other.length - one.length)
}

function hitEnd(forms: string[], { at, wanted }: { at: number; wanted: string[] }): number | null {
  if (!forms[at]) return null
  for (const word of wanted) {
    let [found, end] = ['', at]
    while (found.length < word.length && end < forms.length) {
      found += forms[end]
      end += 1
    }
    if (found === word) return end
  }
  return null
}

function add(pieces: Highlighted[], piece: Highlighted): void {
  const last = pieces.at(-1)
  if (last?.isHit === piece.isHit) last.text += piece.text
  else pieces.push(piece)
}
