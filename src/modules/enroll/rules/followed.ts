/** A course, as far as notices to its followers need it. */
export interface Followed {
  status: boolean
  startRegistDate: string | null
  endRegistDate: string | null
  startDate: string | null
  /** Seats open to anybody. Null means unlimited. */
  left: number | null
}

/**
 * What followers are told of a course on a day in Bangkok. It changes with every registration period, and when a full
 * course has seats again.
 */
export const toldOf = (course: Followed, today: string): { said: string; isOpen: boolean } => {
  const { status, startRegistDate: first, endRegistDate: last, startDate, left } = course
  const isClosed = !status || (last !== null && last < today)
  const state = isClosed ? 'closed' : first !== null && first > today ? 'not-yet' : left === 0 ? 'full' : 'open'
  return {
    said: [state, first, startDate]
      .map((part) => part ?? '')
      .join(' ')
      .trim(),
    isOpen: state === 'open',
  }
}
