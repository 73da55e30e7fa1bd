import { table } from '../bench/table.ts'

/** The result of one claim. For a skipped line `found` says why. */
export interface Finding {
  claim: string
  goal: string
  found: string
  verdict: 'holds' | 'falls short' | 'skipped'
}

export interface Line extends Finding {
  part: string
}

/** Returns a finding that holds if `isMet`. */
export const finding = (claim: string, of: { goal: string; found: string; isMet: boolean }): Finding => ({
  ...{ claim, goal: of.goal, found: of.found },
  verdict: of.isMet ? 'holds' : 'falls short',
})

export const skipped = (claim: string, why: string): Finding => ({ claim, goal: '', found: why, verdict: 'skipped' })

/** Returns every line with its goal, and how many hold, fall short and were skipped. */
export const scorecard = (lines: readonly Line[]): string => {
  const count = (verdict: Line['verdict']) => lines.filter((line) => line.verdict === verdict).length
  const rows = lines.map(({ part, claim, goal, found, verdict }) => [`${part}: ${claim}`, goal, found, verdict])
  const sum = `${count('holds')} hold, ${count('falls short')} fall short, ${count('skipped')} skipped`
  return `${table(['claim', 'goal', 'found', 'verdict'], rows)}\n\n${sum}`
}
