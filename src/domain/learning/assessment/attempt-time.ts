const MINUTE_MS = 60_000

/** What limits an attempt. Instants are ISO 8601. */
export interface AttemptLimits {
  startedAt: string
  /** Minutes; null for no limit but the end of the round. */
  duration: number | null
  /** The end of the round; null if it has none. */
  closesAt: string | null
  accommodation?: TimeAccommodation
  /** Minutes that the invigilator added. */
  extension?: { minutes: number; movesWindow: boolean }
  /** How long the attempt was paused. */
  pausedMs?: number
}

interface TimeAccommodation {
  /** 1.5 gives half as much again. */
  timeFactor: number
  extraMinutes: number
  /** A later end of the round for this person. */
  ownClosesAt: string | null
}

/**
 * Returns when an attempt ends: its duration with the accommodation, or the end of the round if that is earlier. Extensions and
 * pauses add to both. Null if nothing limits it.
 */
export function attemptEnd(limits: AttemptLimits): string | null {
  const ends = [durationEnd(limits), windowEnd(limits)].filter((end) => end !== null)
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString()
}

/** Until when answers of an attempt are accepted, after the end that its learner reads. Null if nothing limits it. */
export const graceEnd = (endsAt: string | null, graceMinutes: number): string | null =>
  endsAt === null ? null : new Date(Date.parse(endsAt) + graceMinutes * MINUTE_MS).toISOString()

/** Milliseconds to the end, at least 0; null if nothing limits the attempt. */
export const remainingMs = (endsAt: string | null, now: Date): number | null =>
  endsAt === null ? null : Math.max(0, Date.parse(endsAt) - now.getTime())

/** How much time a learner who starts now would have; it is less than the duration after a late start. */
export function startNow(
  limits: Omit<AttemptLimits, 'startedAt'>,
  now: Date,
): { endsAt: string | null; isShortened: boolean } {
  const whole = { ...limits, startedAt: now.toISOString() }
  const endsAt = attemptEnd(whole)
  const full = durationEnd(whole)
  return { endsAt, isShortened: full !== null && endsAt !== null && Date.parse(endsAt) < full }
}

/** `ended`: answers are late. A paused attempt is open whatever the time. */
type AttemptPhase = 'open' | 'grace' | 'ended'

/** Returns the phase of an attempt at an instant; a reader closes one that has ended, whether or not a job has run. */
export function attemptPhase(
  { endsAt, graceMinutes, isPaused = false }: { endsAt: string | null; graceMinutes: number; isPaused?: boolean },
  now: Date,
): AttemptPhase {
  if (endsAt === null || isPaused || now.getTime() < Date.parse(endsAt)) return 'open'
  return now.getTime() < Date.parse(endsAt) + graceMinutes * MINUTE_MS ? 'grace' : 'ended'
}

/** When the next attempt may start: minutes after the last submission. */
export const nextStart = (submittedAt: string, waitMinutes: number): string =>
  new Date(Date.parse(submittedAt) + waitMinutes * MINUTE_MS).toISOString()

function durationEnd({ startedAt, duration, accommodation, extension, pausedMs = 0 }: AttemptLimits): number | null {
  if (duration === null) return null
  const minutes = duration * (accommodation?.timeFactor ?? 1) + (accommodation?.extraMinutes ?? 0)
  const added = (extension?.minutes ?? 0) * MINUTE_MS + pausedMs
  return Date.parse(startedAt) + Math.round(minutes * MINUTE_MS) + added
}

function windowEnd({ closesAt, accommodation, extension, pausedMs = 0 }: AttemptLimits): number | null {
  if (closesAt === null) return null
  const own = Date.parse(accommodation?.ownClosesAt ?? closesAt)
  const minutes = extension?.movesWindow ? extension.minutes : 0
  return Math.max(Date.parse(closesAt), own) + minutes * MINUTE_MS + pausedMs
}
