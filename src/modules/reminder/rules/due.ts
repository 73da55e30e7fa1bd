import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Reminders of a day are due at nine in the morning in Bangkok. */
const sentAtMs = 9 * hourMs

const assignmentDays = [3, 1] as const
export const trainingDays = [90, 60, 30] as const
export const accessDays = [14, 3] as const

/** After one instant and until another, both ISO UTC. */
export interface Span {
  after: string
  until: string
}

interface Due {
  /** The day whose sessions are announced; null in the hours in which that day has begun. */
  sessionDay: string | null
  /** When sessions begin that are announced an hour before. */
  soon: Span
  /** The days of due work and of last access, and how many days are left. */
  assignments: { day: string; left: number }[]
  access: { day: string; left: number }[]
  /** The days on which trainings end. */
  trainings: { day: string; left: number }[]
  /** When somebody learnt last who is reminded for that. */
  idle: Span
}

/** What is to be announced at `now` (milliseconds since 1970). What should have been said a day ago, or before, is in none of it. */
export const dueAtMoment = (now: number, idleDays: number): Due => {
  const day = bangkokDay(now - sentAtMs)
  const within = (days: readonly number[]) => days.map((left) => ({ day: addDays(day, left), left }))
  return {
    sessionDay: bangkokDay(now) === day ? addDays(day, 1) : null,
    soon: { after: iso(now), until: iso(now + hourMs) },
    assignments: within(assignmentDays),
    access: within(accessDays),
    trainings: within(trainingDays),
    idle: { after: iso(now - (idleDays + 1) * dayMs), until: iso(now - idleDays * dayMs) },
  }
}

const iso = (ms: number) => new Date(ms).toISOString()
