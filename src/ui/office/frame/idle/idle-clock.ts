/**
 * quiet: nothing shown · warned: a countdown · urgent and last: the person is asked whether they are still there ·
 * over.
 */
type IdleStage = 'quiet' | 'warned' | 'urgent' | 'last' | 'over'

/**
 * Returns the stage of the idle time. Under 40 % the countdown appears (specification §9). The last eighteenth and
 * ninetieth ask the person.
 */
export function idleStage(leftMs: number, limitMs: number): IdleStage {
  if (leftMs <= 0) return 'over'
  if (leftMs <= limitMs / 90) return 'last'
  if (leftMs <= limitMs / 18) return 'urgent'
  return leftMs < limitMs * 0.4 ? 'warned' : 'quiet'
}

/** Formats minutes and seconds, 34:59. A started second counts as whole. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
