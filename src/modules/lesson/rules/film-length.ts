/** The kinds that play, so that watching can be measured. */
const playing: ReadonlySet<string> = new Set(['youtube', 'video', 'audio'])

export const isPlayed = (kind: string): boolean => playing.has(kind)

/**
 * Seconds of a lesson that can be watched per second. A video plays at most at double speed. Reading time passes at
 * normal speed.
 */
export const greatestSpeed = (kind: string): number => (isPlayed(kind) ? 2 : 1)

const day = 86_400_000

/**
 * The minimum length of a lesson in milliseconds, whatever its player reports. For a video it is 80% of the minutes
 * that staff entered, to allow for rounding. A lesson without media is measured by time spent and has no end.
 */
export const leastLength = ({ kind, minutes }: { kind: string; minutes: number }): number =>
  isPlayed(kind) ? minutes * 60_000 * 0.8 : day
