import { merge, minus, type Intervals } from '#domain/learning/watch/intervals.ts'

/** Intervals that were watched but not counted yet. The device keeps them until the server has them. */
export interface Kept {
  lessonID: string
  opened: string
  seen: Intervals
  /** Milliseconds of the video. */
  position: number
  duration: number
}

const prefix = 'watched '

const keyOf = (enrollID: string, lessonID: string) => `${prefix}${enrollID} ${lessonID}`

/** The stored intervals of a lesson. Null if nothing waits or the browser blocks storage. */
export const keptOf = (enrollID: string, lessonID: string): Kept | null => {
  try {
    return read(localStorage.getItem(keyOf(enrollID, lessonID)))
  } catch {
    return null
  }
}

/** Other lessons of the enrolment that still have waiting intervals. */
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
    // Without storage, only what waited when the browser closed is lost.
  }
}

export const forget = (enrollID: string, lessonID: string): void => {
  try {
    localStorage.removeItem(keyOf(enrollID, lessonID))
  } catch {
    // Nothing was stored.
  }
}

/** What still waits after the server's reply. */
export const waiting = (seen: Intervals, counted: Intervals): Intervals => minus(merge(seen), merge(counted))

function read(text: string | null): Kept | null {
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  return kept && Array.isArray(kept.seen) && typeof kept.opened === 'string' ? kept : null
}
