import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from './session.ts'

const everyMs = 6 * 60 * 60_000
const busyMs = 60_000

/** PGlite has no autovacuum: every six hours, when nobody waits, it is done here; ends when `signal` is aborted. */
export const keepTidy = async (
  session: Session,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
) => {
  try {
    for (;;) {
      await sleep(everyMs, undefined, { signal, ref: false })
      while (!session.isIdle) await sleep(busyMs, undefined, { signal, ref: false })
      await tidy(session).catch((error: unknown) => log(`database: VACUUM failed: ${String(error)}`))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Removes dead rows, gathers statistics and writes everything to its place; each must be a statement of its own. */
export const tidy = (session: Session): Promise<void> =>
  session.patiently(async () => {
    await session.query('vacuum analyze')
    await session.query('checkpoint')
  })
