interface Sat {
  state: 'open' | 'paused' | 'closed'
  /** The end with the grace; null if nothing limits it. */
  deadline: string | null
}

/** Whether the time of an open attempt is over at an instant, in milliseconds since 1970. A paused one waits. */
export const isOver = ({ state, deadline }: Sat, now: number): boolean =>
  state === 'open' && deadline !== null && now >= Date.parse(deadline)

/** How long after the end an answer that was delayed is still stored as late. */
const lateMs = 24 * 3_600_000

/** Whether an attempt that time closed still stores late answers. They do not count. */
export const takesLate = ({ closedBy, deadline }: { closedBy: string | null; deadline: string | null }, now: number) =>
  closedBy === 'time' && deadline !== null && now < Date.parse(deadline) + lateMs
