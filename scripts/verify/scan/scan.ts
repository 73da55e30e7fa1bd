import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { walkLines } from '../lines.ts'
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

/** Runs the scanners of Debian that are installed here. VERIFY_SCAN selects one of them. */
export const verifyScan = async (traces: CleanupStack): Promise<Finding[]> => {
  const target = await startTarget(traces)
  const line = (scanner: string, scan: (typeof scanners)[string]) => async () =>
    isThere(scanner) ? scan(target) : [skipped(scanner, `not installed: apt-get install ${scanner}`)]
  const lines = Object.fromEntries(Object.entries(scanners).map(([name, scan]) => [name, line(name, scan)]))
  const findings = await walkLines('scan', { lines, traces })
  const errors = target.errors()
  const found = `${errors.length} ${errors.slice(0, 2).join(' ').slice(0, 300)}`.trim()
  return [
    ...findings,
    finding('errors that the server wrote meanwhile', { goal: '0', found, isMet: errors.length === 0 }),
  ]
}
