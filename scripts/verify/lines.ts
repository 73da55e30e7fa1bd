import type { CleanupStack } from '../bench/cleanup-stack.ts'
import type { Finding } from './scorecard.ts'

export type Lines = Readonly<Record<string, (traces: CleanupStack) => Promise<Finding[]>>>

/** Runs the lines of a part one after the other. `VERIFY_FAULTS=kills` selects one line of the part `faults`. */
export const walkLines = async (
  part: string,
  { lines, traces }: { lines: Lines; traces: CleanupStack },
): Promise<Finding[]> => {
  const alone = process.env[`VERIFY_${part.toUpperCase()}`]
  const findings: Finding[] = []
  for (const [name, verify] of Object.entries(lines)) {
    if (alone && alone !== name) continue
    console.log(`${part}: ${name}`)
    findings.push(...(await verify(traces)))
  }
  return findings
}
