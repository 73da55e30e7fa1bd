import { z } from 'zod'

const minuteMs = 60_000

/** When the gateway is asked about an open attempt, in milliseconds after its start. */
export const lookDelaysMs = [1, 3, 10, 30, 120, 1440].map((minutes) => minutes * minuteMs)

/** The job that asks a gateway about an attempt. */
export const lookJob = { name: 'order/look-at-attempt', payload: z.object({ attempt: z.string() }) }

/**
 * The next moment at which an attempt is looked at, in milliseconds since 1970; null after the last one. The end of the
 * attempt is such a moment too.
 */
export const nextLook = (of: { startedAt: number; expiresAt: number }, now: number): number | null => {
  const moments = [...lookDelaysMs.map((delay) => of.startedAt + delay), of.expiresAt]
  const later = moments.filter((moment) => moment > now)
  return later.length === 0 ? null : Math.min(...later)
}

/** Whether the last look is over, so that an attempt without a decision ends. */
export const isLastLook = (startedAt: number, now: number): boolean => now >= startedAt + lookDelaysMs.at(-1)!
