import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from './session.ts'

const busyMs = 250

/**
 * Removes dead rows, gathers statistics and writes everything to its place, each by a statement of its own, as soon as
 * nobody waits; rejects when `signal` is aborted before that.
 */
export const tidy = async (session: Session, signal: AbortSignal): Promise<void> => {
  while (!session.isIdle) await sleep(busyMs, undefined, { signal, ref: false })
  await session.patiently(async () => {
    await session.query('vacuum analyze')
    await session.query('checkpoint')
  })
}
