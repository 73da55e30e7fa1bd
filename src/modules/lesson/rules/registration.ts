import { addDays, dayStart } from '#domain/thai-calendar/bangkok.ts'

export interface Registration {
  state: 'open' | 'not-yet' | 'closed'
  /** The instant (ISO UTC) at which the state changes automatically. */
  changesAt: string | null
}

/** Whether registration is open on a Bangkok day: from the first day to the end of the last, if they are set. */
export const registrationOn = (
  course: { startRegistDate: string | null; endRegistDate: string | null },
  today: string,
): Registration => {
  const { startRegistDate: first, endRegistDate: last } = course
  if (last !== null && last < today) return { state: 'closed', changesAt: null }
  if (first !== null && first > today) return { state: 'not-yet', changesAt: dayStart(first) }
  return { state: 'open', changesAt: last === null ? null : dayStart(addDays(last, 1)) }
}
