import type { RunAnswer } from '#domain/flow/run-protocol.ts'

/** How far a run is, and the right to ask about it. */
export type RunPlace = Pick<RunAnswer, 'run' | 'token' | 'seq'>

/** The run of this tab, which goes on after the page was left. */
const key = 'wicha flow'

/** Stores the run of this tab. Without storage the next page does not go on with it. */
export function storeRun({ run, token, seq }: RunPlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ run, token, seq }))
  } catch {
    // The server stops the run after a day.
  }
}

/** Returns the stored run and removes it, so that one page takes it up. */
export function takeRun(): RunPlace | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const stored = text === null ? null : (JSON.parse(text) as Partial<RunPlace> | null)
    const { run, token, seq } = stored ?? {}
    const isWhole = typeof run === 'string' && typeof token === 'string' && typeof seq === 'number'
    return isWhole ? { run, token, seq } : null
  } catch {
    return null
  }
}

/** Whether this tab has a run to go on with. */
export function hasStoredRun(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
