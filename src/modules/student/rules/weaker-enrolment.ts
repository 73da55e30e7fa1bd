interface Enrolled {
  /** Whether the course is completed in it. */
  isComplete: boolean
  /** Whether it gives access. */
  isOpen: boolean
  percent: number
  createdAt: string
}

/**
 * The weaker of one person's two enrolments in a course. A completed one is never given up for an incomplete one, nor
 * one with access for one without. After that, the one with less progress is weaker, and of equal ones the newer.
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
