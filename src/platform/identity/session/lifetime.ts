import type { Settings } from '#platform/operations/config/settings.ts'

export type Interface = 'frontend' | 'backend'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds after which a session ends however busy it is. */
export const longestMs: Record<Interface, number> = { frontend: 90 * 24 * hour, backend: 12 * hour }
/** And one of the public side that is not to be remembered. */
export const visitMs = 12 * hour

/** Milliseconds that a session of the back office lasts without its person (specification §9); the public side has no such end. */
export const idleMs = ({ idleMinutes }: Pick<Settings, 'idleMinutes'>) => idleMinutes * minute

/** One note of being there in that many milliseconds is exact enough: a ninetieth of the idle time. */
export const renewEveryMs = (settings: Pick<Settings, 'idleMinutes'>) => idleMs(settings) / 90

export const isIdle = (
  settings: Pick<Settings, 'idleMinutes'>,
  of: { interface: Interface; seenAt: number; now: number },
) => of.interface === 'backend' && of.seenAt + idleMs(settings) <= of.now

/** Milliseconds that are left to a person who does nothing; never under 0. */
export const idleLeftMs = (settings: Pick<Settings, 'idleMinutes'>, of: { seenAt: number; now: number }) =>
  Math.max(0, of.seenAt + idleMs(settings) - of.now)
