import type { Context } from '#platform/context.ts'
import type { Named } from '../../rules/people-list.ts'
import { type Outcome, planMany } from '../../rules/plan-many.ts'
import { factsFor } from './enrolment-facts.server.ts'
import { type Found, findPeople } from './find-people.server.ts'

/** So many people and courses are asked for at once, and so many pairs of them. */
export const most = { people: 5000, courses: 50, pairs: 100_000 } as const

export interface PlannedCourse {
  _id: string
  name: string
  seats: number | null
  prerequisites: readonly string[]
}

/** What would become of people in courses; `outcomes` are in the order of the courses. */
export interface Plan {
  courses: readonly PlannedCourse[]
  people: (Found & { outcomes: Outcome[] })[]
}

/** What would become of these people in these courses (decision 512); reads a few queries, and writes nothing. */
export const planEnrolments = async (
  ctx: Context,
  of: { people: readonly Named[]; courses: readonly PlannedCourse[]; takesUnready: boolean },
): Promise<Plan> => {
  const { courses, takesUnready } = of
  const found = await findPeople(ctx, of.people)
  const users = [...new Set(found.flatMap(({ userID }) => userID ?? []))]
  const facts = await factsFor(ctx, { users, courses })
  const asked = { people: found.map(({ userID }) => userID), courses: courses.map(({ _id }) => _id), takesUnready }
  const outcomes = planMany(asked, facts)
  return { courses, people: found.map((one, at) => ({ ...one, outcomes: outcomes[at]! })) }
}
