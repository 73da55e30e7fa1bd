/** The kinds whose lesson plays, so that what was seen of it can be told. */
const playing: ReadonlySet<string> = new Set(['youtube', 'video', 'audio'])

export const isPlayed = (kind: string): boolean => playing.has(kind)

/** How many seconds of a lesson may be seen in one second: a film plays at twice its speed at most, time that is spent only passes. */
export const greatestSpeed = (kind: string): number => (isPlayed(kind) ? 2 : 1)

const day = 86_400_000

/**
 * How long a lesson is at least, in milliseconds, whatever its player says: a film a fifth less than the minutes that staff wrote,
 * for what was rounded. What does not play is measured by the time that is spent with it, and never comes to its end.
 */
export const leastLength = ({ kind, minutes }: { kind: string; minutes: number }): number =>
  isPlayed(kind) ? minutes * 60_000 * 0.8 : day
