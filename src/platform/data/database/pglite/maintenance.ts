import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from './session.ts'

const busyMs = 250

/**
 * Runs VACUUM, statistics and a checkpoint as separate statements, once nobody waits. Rejects if `signal` is aborted
 * before that.
 */
export const tidy = async (session: Session, signal: AbortSignal): Promise<void> => {
  while (!session.isIdle) await sleep(busyMs, undefined, { signal, ref: false })
  await session.patiently(async () => {
    await session.query('vacuum analyze')
    await session.query('checkpoint')
  })
}
