import type { Traces } from '../../bench/traces.ts'
import { type Finding, finding, skipped } from '../scorecard.ts'
import { crawls } from './crawls.ts'
import { hidden } from './hidden.ts'
import { injections } from './injections.ts'
import { slowly } from './slow.ts'
import { startTarget, type Target } from './target.ts'
import { isThere } from './tool.ts'

const scanners: Readonly<Record<string, (target: Target) => Promise<Finding[]>>> = {
  ffuf: hidden,
  sqlmap: injections,
  slowhttptest: slowly,
  wapiti: crawls,
}

/** What other people's scanners find, those of Debian that are installed here. PROVE_SCAN names one of them, to try it alone. */
export const proveScan = async (traces: Traces): Promise<Finding[]> => {
  const alone = process.env['PROVE_SCAN']
  const target = await startTarget(traces)
  const findings: Finding[] = []
  for (const [scanner, scan] of Object.entries(scanners)) {
    if (alone && alone !== scanner) continue
    if (!isThere(scanner)) findings.push(skipped(scanner, `not installed: apt-get install ${scanner}`))
    else findings.push(...(await scan(target)))
    console.log(`  ${scanner}: done`)
  }
  const errors = target.errors()
  const found = `${errors.length} ${errors.slice(0, 2).join(' ').slice(0, 300)}`.trim()
  return [
    ...findings,
    finding('errors that the server wrote meanwhile', { goal: '0', found, isMet: errors.length === 0 }),
  ]
}
