/** A part of a pattern. `max` is null where a part may be repeated without limit. */
export type PatternNode =
  | { kind: 'letter'; test: LetterTest }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; branches: PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number | null }

export type LetterTest = (letter: string) => boolean

/** Where a pattern is being read. */
export interface PatternCursor {
  letters: readonly string[]
  at: number
}

/** Reads the next letter and moves on. Throws a SyntaxError at the end. */
export function nextLetter(cursor: PatternCursor): string {
  const letter = cursor.letters[cursor.at]
  if (letter === undefined) throw new SyntaxError('the pattern ends too early')
  cursor.at += 1
  return letter
}

/** Moves on if the next letter is this one. */
export function skips(cursor: PatternCursor, letter: string): boolean {
  if (cursor.letters[cursor.at] !== letter) return false
  cursor.at += 1
  return true
}
