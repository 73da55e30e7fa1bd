import { type LetterTest, nextLetter, type PatternCursor, skips } from './pattern-node.ts'

const escapes: Record<string, LetterTest> = {
  d: (letter) => /[0-9]/.test(letter),
  D: (letter) => !/[0-9]/.test(letter),
  w: (letter) => /[\p{L}\p{M}\p{N}_]/u.test(letter),
  W: (letter) => !/[\p{L}\p{M}\p{N}_]/u.test(letter),
  s: (letter) => /\s/.test(letter),
  S: (letter) => !/\s/.test(letter),
}

/** Reads what follows a backslash: a class such as `\d`, or a sign as itself. Throws a SyntaxError for anything else. */
export function readEscape(cursor: PatternCursor): LetterTest {
  const letter = nextLetter(cursor)
  const test = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined
  if (test) return test
  if (/[\p{L}\p{N}]/u.test(letter)) throw new SyntaxError(`\\${letter} is not supported`)
  return (each) => each === letter
}

/** Reads a class after its `[`, such as `a-z\d]`. Throws a SyntaxError if it is wrong. */
export function readClass(cursor: PatternCursor): LetterTest {
  const isNegative = skips(cursor, '^')
  const tests: LetterTest[] = []
  while (!skips(cursor, ']')) tests.push(readMember(cursor))
  if (tests.length === 0) throw new SyntaxError('a class is empty')
  return (letter) => tests.some((test) => test(letter)) !== isNegative
}

function readMember(cursor: PatternCursor): LetterTest {
  const first = nextLetter(cursor)
  if (first === '\\') return readEscape(cursor)
  const isRange = cursor.letters[cursor.at] === '-' && cursor.letters[cursor.at + 1] !== ']'
  if (!isRange) return (letter) => letter === first
  cursor.at += 1
  const last = nextLetter(cursor)
  if (last === '\\' || pointOf(last) < pointOf(first)) throw new SyntaxError('a range is wrong')
  return (letter) => pointOf(letter) >= pointOf(first) && pointOf(letter) <= pointOf(last)
}

const pointOf = (letter: string) => letter.codePointAt(0) ?? 0
