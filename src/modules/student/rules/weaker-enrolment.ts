interface Enrolled {
  /** Whether the course is finished in it. */
  isComplete: boolean
  /** Whether it lets its learner in. */
  isOpen: boolean
  percent: number
  createdAt: string
}

/**
 * Of two enrolments of one person in one course the one that is worth less: what was finished is never given up for what was not, nor
 * one that lets its learner in for one that does not; then the one that has come less far, and the newer of two alike.
 */
export const weakerEnrolmentOf = <E extends Enrolled>(pair: readonly E[]): E =>
  pair.toSorted((a, b) => {
    const other = worth(b)
    const apart = worth(a)
      .map((value, n) => value - other[n]!)
      .find((difference) => difference !== 0)
    return apart ?? (a.createdAt < b.createdAt ? 1 : -1)
  })[0]!

const worth = ({ isComplete, isOpen, percent }: Enrolled) => [Number(isComplete), Number(isOpen), percent]
