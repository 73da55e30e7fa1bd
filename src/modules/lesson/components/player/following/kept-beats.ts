import { merge, minus, type Intervals } from '#domain/watch/intervals.ts'

/** What was seen and is not counted yet, as it is kept on the device until the server has it. */
export interface Kept {
  lessonID: string
  opened: string
  seen: Intervals
  /** Milliseconds of the film. */
  position: number
  duration: number
}

const prefix = 'watched '

const keyOf = (enrollID: string, lessonID: string) => `${prefix}${enrollID} ${lessonID}`

/** What is kept of a lesson; null where nothing waits, or the browser keeps nothing for pages. */
export const keptOf = (enrollID: string, lessonID: string): Kept | null => {
  try {
    return read(localStorage.getItem(keyOf(enrollID, lessonID)))
  } catch {
    return null
  }
}

/** What other lessons of the enrolment still wait for. */
export const keptBeside = (enrollID: string, lessonID: string): Kept[] => {
  try {
    const mine = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${enrollID} `))
    const others = mine.filter((key) => key !== keyOf(enrollID, lessonID))
    return others.flatMap((key) => read(localStorage.getItem(key)) ?? [])
  } catch {
    return []
  }
}

export const keep = (enrollID: string, kept: Kept): void => {
  try {
    localStorage.setItem(keyOf(enrollID, kept.lessonID), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing loses only what waited when it was closed.
  }
}

export const forget = (enrollID: string, lessonID: string): void => {
  try {
    localStorage.removeItem(keyOf(enrollID, lessonID))
  } catch {
    // Nothing was kept.
  }
}

/** What still waits after the server said what it has. */
export const waiting = (seen: Intervals, counted: Intervals): Intervals => minus(merge(seen), merge(counted))

function read(text: string | null): Kept | null {
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  return kept && Array.isArray(kept.seen) && typeof kept.opened === 'string' ? kept : null
}
