import type { Context } from '#platform/context.ts'
import type { Named } from '../../rules/people-list.ts'
import { type Outcome, planBulk } from '../../rules/plan-bulk.ts'
import { outsideOf } from '../target-groups.server.ts'
import { factsFor } from './enrolment-facts.server.ts'
import { type Found, findPeople } from './find-people.server.ts'

/** Maximum people, courses and pairs per request. */
export const most = { people: 5000, courses: 50, pairs: 100_000 } as const

interface PlannedCourse {
  _id: string
  name: string
  seats: number | null
  currentRound: string | null
  prerequisites: readonly string[]
  onlyTarget: boolean
  target: readonly string[]
}

/** The expected result for people in courses. `outcomes` follow the order of the courses. */
export interface Plan {
  courses: readonly PlannedCourse[]
  /**
   * For each restricted course, how many of the new people are outside its target groups. Null if the viewer may not
   * know.
   */
  outside: readonly (number | null)[]
  people: (Found & { outcomes: Outcome[] })[]
}

/**
 * The expected result of enrolling these people in these courses (decision 512). It runs a few queries and writes
 * nothing.
 */
export const planEnrolments = async (
  ctx: Context,
  of: { people: readonly Named[]; courses: readonly PlannedCourse[]; takesUnready: boolean },
): Promise<Plan> => {
  const { courses, takesUnready } = of
  const found = await findPeople(ctx, of.people)
  const users = [...new Set(found.flatMap(({ userID }) => userID ?? []))]
  const facts = await factsFor(ctx, { users, courses })
  const asked = { people: found.map(({ userID }) => userID), courses: courses.map(({ _id }) => _id), takesUnready }
  const outcomes = planBulk(asked, facts)
  const people = found.map((one, at) => ({ ...one, outcomes: outcomes[at]! }))
  return { courses, outside: await outsideIn(ctx, { courses, people }), people }
}

/** Staff may enrol anybody, and see how many of them are outside the target groups (decision 515). */
async function outsideIn(ctx: Context, { courses, people }: Pick<Plan, 'courses' | 'people'>) {
  const counts: (number | null)[] = []
  for (const [at, course] of courses.entries()) {
    const users = people.flatMap(({ userID, outcomes }) => (userID && outcomes[at] === 'new' ? [userID] : []))
    counts.push((await outsideOf(ctx, { course, users }))?.size ?? null)
  }
  return counts
}
