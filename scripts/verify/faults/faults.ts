import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { walkLines } from '../lines.ts'
import { verifyBackups } from './backups.ts'
import { verifyClock } from './clock.ts'
import { verifyFullDisk } from './full-disk.ts'
import { verifyKills } from './kills.ts'
import { verifyNetwork } from './network.ts'
import { verifyNotices } from './notices.ts'

const lines = {
  network: verifyNetwork,
  kills: verifyKills,
  disk: verifyFullDisk,
  clock: verifyClock,
  notices: verifyNotices,
  backups: verifyBackups,
}

/** Checks that acknowledged writes survive failures. */
export const verifyFaults = (traces: CleanupStack) => walkLines('faults', { lines, traces })
