import type { Traces } from '../../bench/traces.ts'
import { walkLines } from '../lines.ts'
import { proveBackups } from './backups.ts'
import { proveClock } from './clock.ts'
import { proveFullDisk } from './full-disk.ts'
import { proveKills } from './kills.ts'
import { proveNetwork } from './network.ts'
import { proveNotices } from './notices.ts'

const lines = {
  network: proveNetwork,
  kills: proveKills,
  disk: proveFullDisk,
  clock: proveClock,
  notices: proveNotices,
  backups: proveBackups,
}

/** What is left of acknowledged writes when something breaks. */
export const proveFaults = (traces: Traces) => walkLines('faults', { lines, traces })
