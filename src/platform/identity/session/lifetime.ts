import type { Settings } from '#platform/operations/config/settings.ts'

export type Interface = 'frontend' | 'backend'

const minute = 60_000
const hour = 60 * minute

/** Maximum session length in milliseconds, regardless of activity. */
export const longestMs: Record<Interface, number> = { frontend: 90 * 24 * hour, backend: 12 * hour }
/** Maximum length of a public session that is not remembered. */
export const visitMs = 12 * hour

/** Idle timeout of an office session in milliseconds (specification §9). Public sessions have none. */
export const idleMs = ({ idleMinutes }: Pick<Settings, 'idleMinutes'>) => idleMinutes * minute

/** Interval between activity updates, in milliseconds: a ninetieth of the idle timeout. */
export const renewEveryMs = (settings: Pick<Settings, 'idleMinutes'>) => idleMs(settings) / 90

export const isIdle = (
  settings: Pick<Settings, 'idleMinutes'>,
  of: { interface: Interface; seenAt: number; now: number },
) => of.interface === 'backend' && of.seenAt + idleMs(settings) <= of.now

/** Returns the milliseconds until the idle timeout; never negative. */
export const idleLeftMs = (settings: Pick<Settings, 'idleMinutes'>, of: { seenAt: number; now: number }) =>
  Math.max(0, of.seenAt + idleMs(settings) - of.now)
