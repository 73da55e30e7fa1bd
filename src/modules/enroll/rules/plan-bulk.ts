/** What would become of one person in one course, or became. */
export type Outcome = 'new' | 'already' | 'withdrawn' | 'unready' | 'full' | 'twice' | 'unknown' | 'gone' | 'refused'

export interface Facts {
  /** The standing of each enrolment that is there, by learner and course. */
  standing: ReadonlyMap<string, string>
  /** The published courses before each course, by course. */
  before: ReadonlyMap<string, readonly string[]>
  /** What has been completed, by learner and course. */
  completed: ReadonlySet<string>
  /** Seats that staff may fill, by course; without a limit none is there. */
  left: ReadonlyMap<string, number>
  /** Who holds an offer of a seat, which is his whatever is left; by learner and course. */
  offers: ReadonlySet<string>
}

export const pairOf = (userID: string, courseID: string) => `${userID} ${courseID}`

interface Planning {
  /** The learners in their order; null for who was not found. */
  people: readonly (string | null)[]
  courses: readonly string[]
  /** Whether those are enrolled too who have not completed what comes before. */
  takesUnready: boolean
}

/**
 * What becomes of people in courses, for each person in the order of the courses. Seats go to them in their order, and end; who
 * is named a second time is left out.
 */
export const planBulk = ({ people, courses, takesUnready }: Planning, facts: Facts): Outcome[][] => {
  const left = new Map(facts.left)
  const seen = new Set<string>()
  return people.map((userID) => {
    if (userID === null) return courses.map(() => 'unknown')
    if (seen.has(userID)) return courses.map(() => 'twice')
    seen.add(userID)
    return courses.map((courseID) => planned({ userID, courseID, takesUnready, left }, facts))
  })
}

type One = { userID: string; courseID: string; takesUnready: boolean; left: Map<string, number> }

function planned({ userID, courseID, takesUnready, left }: One, facts: Facts): Outcome {
  const pair = pairOf(userID, courseID)
  const standing = facts.standing.get(pair)
  if (standing !== undefined) return standing === 'withdrawn' ? 'withdrawn' : 'already'
  const isReady = (facts.before.get(courseID) ?? []).every((one) => facts.completed.has(pairOf(userID, one)))
  if (!isReady && !takesUnready) return 'unready'
  const free = left.get(courseID)
  if (free === undefined || facts.offers.has(pair)) return 'new'
  if (free === 0) return 'full'
  left.set(courseID, free - 1)
  return 'new'
}
