/** quiet: nothing to say · warned: a countdown is shown · urgent: it is asked whether somebody is there · over. */
type IdleStage = 'quiet' | 'warned' | 'urgent' | 'last' | 'over'

/** How near the end of the idle time is: under 40 % it is shown (specification §9), the last eighteenth and ninetieth ask. */
export function idleStage(leftMs: number, limitMs: number): IdleStage {
  if (leftMs <= 0) return 'over'
  if (leftMs <= limitMs / 90) return 'last'
  if (leftMs <= limitMs / 18) return 'urgent'
  return leftMs < limitMs * 0.4 ? 'warned' : 'quiet'
}

/** Minutes and seconds, 34:59; what has begun counts. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
