import type { Traces } from '../../bench/traces.ts'
import type { Finding } from '../scorecard.ts'
import { proveBackups } from './backups.ts'
import { proveKills } from './kills.ts'
import { proveNetwork } from './network.ts'
import { proveNotices } from './notices.ts'

const lines: Readonly<Record<string, (traces: Traces) => Promise<Finding[]>>> = {
  network: proveNetwork,
  kills: proveKills,
  notices: proveNotices,
  backups: proveBackups,
}

/** What is left of acknowledged writes when something breaks. PROVE_FAULTS names one line of them, to try it alone. */
export const proveFaults = async (traces: Traces): Promise<Finding[]> => {
  const alone = process.env['PROVE_FAULTS']
  const findings: Finding[] = []
  for (const [name, prove] of Object.entries(lines)) {
    if (alone && alone !== name) continue
    console.log(`faults: ${name}`)
    findings.push(...(await prove(traces)))
  }
  return findings
}
