import { type Fraction, greater, one, shareOfPercent, zero } from '../../fraction.ts'
import { canonicalLetters, canonicalText } from '../../parts/grading/canonical-text.ts'
import type { Grader } from '../../parts/grading/grader.ts'
import { parsePattern } from './pattern/parse-pattern.ts'
import { matchesPattern } from './pattern/pattern-program.ts'
import { matchesAccepted } from './wildcard.ts'

/** The accepted form that earns most counts; the pattern earns all. */
export const gradeShort: Grader<'short'> = ({ key, response }) => {
  const { accepted, pattern, isCaseSensitive } = key
  const answer = canonicalText(response, isCaseSensitive)
  if (pattern !== undefined && isMatch(answer, { pattern, isCaseSensitive })) return one
  const shares: Fraction[] = accepted
    .filter(({ text }) => matchesAccepted(answer, { text, isCaseSensitive }))
    .map(({ percent }) => shareOfPercent(percent))
  return shares.length === 0 ? zero : shares.reduce(greater)
}

function isMatch(answer: string, { pattern, isCaseSensitive }: { pattern: string; isCaseSensitive: boolean }): boolean {
  // What follows a backslash keeps its case: \D is not \d.
  const canonical = pattern.replace(/(?:\\[^]|[^\\])[^\\]*/gu, (run) => canonicalRun(run, isCaseSensitive))
  const program = parsePattern(canonical)
  return program !== null && matchesPattern(program, answer)
}

function canonicalRun(run: string, isCaseSensitive: boolean): string {
  const escape = run.startsWith('\\') ? run.slice(0, 2) : ''
  return escape + canonicalLetters(run.slice(escape.length), isCaseSensitive)
}
