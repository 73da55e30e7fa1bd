import { compilePattern, type PatternProgram } from './pattern-program.ts'
import { readClass, readEscape } from './letter-tests.ts'
import { nextLetter, type PatternCursor, type PatternNode, skips } from './pattern-node.ts'

const MAX_DEPTH = 20
const MAX_REPEAT = 100

/**
 * Reads a regular expression of letters, `.`, classes, groups, `|`, `?`, `*`, `+` and `{m,n}`; it must match a whole text.
 * Returns null if it is wrong, names anything else (references, looking around) or would be too large.
 */
export function parsePattern(text: string): PatternProgram | null {
  try {
    const cursor = { letters: [...text], at: 0 }
    skips(cursor, '^')
    const node = readChoice(cursor, 0)
    skips(cursor, '$')
    return cursor.at === cursor.letters.length ? compilePattern(node) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function readChoice(cursor: PatternCursor, depth: number): PatternNode {
  if (depth > MAX_DEPTH) throw new SyntaxError('the groups are too deep')
  const branches = [readSequence(cursor, depth)]
  while (skips(cursor, '|')) branches.push(readSequence(cursor, depth))
  return { kind: 'choice', branches }
}

function readSequence(cursor: PatternCursor, depth: number): PatternNode {
  const parts: PatternNode[] = []
  while (!isAtEnd(cursor)) parts.push(readRepeat(cursor, readAtom(cursor, depth)))
  return { kind: 'sequence', parts }
}

const isAtEnd = ({ letters, at }: PatternCursor) =>
  at === letters.length ||
  letters[at] === '|' ||
  letters[at] === ')' ||
  (letters[at] === '$' && at === letters.length - 1)

function readAtom(cursor: PatternCursor, depth: number): PatternNode {
  const letter = nextLetter(cursor)
  if (letter === '(') return readGroup(cursor, depth)
  if (letter === '[') return { kind: 'letter', test: readClass(cursor) }
  if (letter === '\\') return { kind: 'letter', test: readEscape(cursor) }
  if (letter === '.') return { kind: 'letter', test: () => true }
  if ('^$*+?{}]'.includes(letter)) throw new SyntaxError(`${letter} is in the wrong place`)
  return { kind: 'letter', test: (each) => each === letter }
}

function readGroup(cursor: PatternCursor, depth: number): PatternNode {
  if (skips(cursor, '?') && nextLetter(cursor) !== ':') throw new SyntaxError('only (?: is supported')
  const node = readChoice(cursor, depth + 1)
  if (!skips(cursor, ')')) throw new SyntaxError('a group is not closed')
  return node
}

function readRepeat(cursor: PatternCursor, part: PatternNode): PatternNode {
  if (skips(cursor, '*')) return { kind: 'repeat', part, min: 0, max: null }
  if (skips(cursor, '+')) return { kind: 'repeat', part, min: 1, max: null }
  if (skips(cursor, '?')) return { kind: 'repeat', part, min: 0, max: 1 }
  return skips(cursor, '{') ? readCount(cursor, part) : part
}

function readCount(cursor: PatternCursor, part: PatternNode): PatternNode {
  let text = ''
  while (!skips(cursor, '}')) text += nextLetter(cursor)
  const [matched, least = '', comma, most = ''] = /^(\d{1,3})(,?)(\d{0,3})$/.exec(text) ?? []
  const min = Number(least)
  const max = comma === '' ? min : most === '' ? null : Number(most)
  const isFine = matched !== undefined && min <= MAX_REPEAT && (max === null || (max >= min && max <= MAX_REPEAT))
  if (!isFine) throw new SyntaxError(`{${text}} is not supported`)
  return { kind: 'repeat', part, min, max }
}
