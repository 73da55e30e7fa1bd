/** The expected or actual result for one person in one course. */
export type Outcome = 'new' | 'already' | 'withdrawn' | 'unready' | 'full' | 'twice' | 'unknown' | 'gone' | 'refused'

export interface Facts {
  /** The status of each existing enrolment, by learner and course. */
  standing: ReadonlyMap<string, string>
  /** The published prerequisites of each course. */
  before: ReadonlyMap<string, readonly string[]>
  /** Completed courses, by learner and course. */
  completed: ReadonlySet<string>
  /** Seats that staff may fill, by course. Unlimited courses are missing. */
  left: ReadonlyMap<string, number>
  /** Learners with an offered seat, which is reserved for them. By learner and course. */
  offers: ReadonlySet<string>
}

export const pairOf = (userID: string, courseID: string) => `${userID} ${courseID}`

interface Planning {
  /** The learners in order. Null for a person who was not found. */
  people: readonly (string | null)[]
  courses: readonly string[]
  /** Whether people without the prerequisites are enrolled too. */
  takesUnready: boolean
}

/**
 * The results for each person, in the order of the courses. Seats are used in the order of people until none is left.
 * Repeated people are skipped.
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
