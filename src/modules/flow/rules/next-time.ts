import type { FlowInterval } from '../collections/flow-choices.ts'

const hourMs = 3_600_000
const steps: Readonly<Record<Exclude<FlowInterval, 'month'>, number>> = {
  hour: hourMs,
  day: 24 * hourMs,
  week: 7 * 24 * hourMs,
}

/**
 * Returns the first time after `now` of a schedule that begins at `startsAt` (ISO), as ISO text. Times that were missed
 * are not repeated. A month keeps the day of its start, or the last day of a shorter month. Null without a schedule.
 */
export const nextTime = (
  { every, startsAt }: { every: FlowInterval | null; startsAt: string | Date | null },
  now: number,
): string | null => {
  if (every === null || startsAt === null) return null
  const start = new Date(startsAt).getTime()
  if (start > now) return new Date(start).toISOString()
  if (every !== 'month')
    return new Date(start + (Math.floor((now - start) / steps[every]) + 1) * steps[every]).toISOString()
  for (let months = monthsBetween(start, now); ; months++) {
    const next = addMonths(start, months)
    if (next > now) return new Date(next).toISOString()
  }
}

/** Days are those of Bangkok, seven hours before UTC. */
const bangkokMs = 7 * hourMs

const monthsBetween = (start: number, now: number) => {
  const [a, b] = [new Date(start + bangkokMs), new Date(now + bangkokMs)]
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth()
}

function addMonths(start: number, months: number): number {
  const date = new Date(start + bangkokMs)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() - bangkokMs
}
