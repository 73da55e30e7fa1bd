import { normalize } from './normalize.ts'
import { graphemes } from './graphemes.ts'

interface Highlighted {
  text: string
  isHit: boolean
}

/**
 * Splits a text into pieces and marks those that match the search term or one of its words. Joined pieces give the text
 * back. A highlight covers whole letters with their marks: ท does not highlight half of ที่. A match inside a letter is
 * not highlighted.
 */
export function highlight(text: string, term: string): Highlighted[] {
  const whole = normalize(text)
  const wanted = wordsOf(term).filter((word) => whole.includes(word))
  if (wanted.length === 0) return text === '' ? [] : [{ text, isHit: false }]
  const letters = lettersOf(text)
  const pieces: Highlighted[] = []
  for (let at = 0; at < letters.length;) {
    const end = hitEnd(letters, { at, wanted })
    const piece = letters.slice(at, end ?? at + 1)
    add(pieces, { text: piece.map((letter) => letter.text).join(''), isHit: end !== null })
    at = end ?? at + 1
  }
  return pieces
}

function wordsOf(term: string): string[] {
  const whole = normalize(term).trim()
  const words = [whole, ...whole.split(/\s+/)].filter(Boolean)
  return [...new Set(words)].sort((one, other) => other.length - one.length)
}

interface Letter {
  text: string
  form: string
}

/**
 * Returns letters whose joined canonical forms equal that of the text. Characters that only combine together (เ and เ,
 * a space and ๆ) are one letter.
 */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  for (const segment of graphemes(text)) {
    let letter = { text: segment, form: normalize(segment) }
    for (let one = withLast(letters, letter); one; one = withLast(letters, letter)) {
      letters.pop()
      letter = one
    }
    letters.push(letter)
  }
  return letters
}

/**
 * Returns the last letter and this one as one if they combine. Invisible characters belong to the letter before them.
 */
function withLast(letters: Letter[], { text, form }: Letter): Letter | null {
  const last = letters.at(-1)
  if (!last) return null
  if (form === '') return { text: last.text + text, form: last.form }
  const together = normalize(last.text + text)
  return together === last.form + form ? null : { text: last.text + text, form: together }
}

function hitEnd(letters: Letter[], { at, wanted }: { at: number; wanted: string[] }): number | null {
  if (!letters[at]?.form) return null
  for (const word of wanted) {
    let [found, end] = ['', at]
    while (found.length < word.length && end < letters.length) {
      found += letters[end]?.form
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
