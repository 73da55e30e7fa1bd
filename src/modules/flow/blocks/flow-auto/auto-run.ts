interface AutoRun {
  flow: string
  version: number
  isAlways: boolean
}

const startsKey = 'wicha flow starts'
const maxStarts = 3
const windowMs = 10_000

/**
 * Whether a flow may start now because its page opened: once per browser and version unless it always runs, and at most
 * three starts in ten seconds, which ends loops of reloads. Without storage it does not start. `now` is in milliseconds.
 */
export function claimAutoRun({ flow, version, isAlways }: AutoRun, now: number): boolean {
  const key = `wicha flow ${flow} ${version}`
  try {
    if (!isAlways && localStorage.getItem(key) !== null) return false
    const recent = readStarts(sessionStorage.getItem(startsKey)).filter((at) => now - at < windowMs && at <= now)
    if (recent.length >= maxStarts) return false
    sessionStorage.setItem(startsKey, JSON.stringify([...recent, now]))
    if (!isAlways) localStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}

/** The times of the last starts. A broken list counts as none. */
function readStarts(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((at): at is number => typeof at === 'number').slice(-maxStarts) : []
  } catch {
    return []
  }
}
