import type { Traces } from '../bench/traces.ts'
import type { Finding } from './scorecard.ts'

export type Lines = Readonly<Record<string, (traces: Traces) => Promise<Finding[]>>>

/** Walks the lines of a part one after the other; `PROVE_FAULTS=kills` names one line of the part `faults`, to try it alone. */
export const walkLines = async (
  part: string,
  { lines, traces }: { lines: Lines; traces: Traces },
): Promise<Finding[]> => {
  const alone = process.env[`PROVE_${part.toUpperCase()}`]
  const findings: Finding[] = []
  for (const [name, prove] of Object.entries(lines)) {
    if (alone && alone !== name) continue
    console.log(`${part}: ${name}`)
    findings.push(...(await prove(traces)))
  }
  return findings
}
