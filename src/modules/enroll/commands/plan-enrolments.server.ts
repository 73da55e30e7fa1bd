import { isReadable } from '#platform/api/wire.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { FoundBy, Named } from '../rules/people-list.ts'
import { seatsForStaff } from '../waiting/seats.server.ts'

/** What would become of one person in one course. */
export interface Planned {
  text: string
  /** The learner's name; null where nobody was found. */
  name: string | null
  userID: string | null
  courseID: string
  course: string
  outcome: 'new' | 'already' | 'full' | 'unknown'
}

/** So many enrolments are made at once. */
export const mostAtOnce = 1000

/**
 * What would become of these people in these courses; reads and writes nothing. A learner is found only by what the viewer may
 * read of him; who comes after the last seat of a course finds it full. At most five queries, and one for each course that has a limit.
 */
export const planEnrolments = async (
  ctx: Context,
  of: { people: readonly Named[]; courses: readonly { _id: string; name: string; seats: number | null }[] },
): Promise<Planned[]> => {
  const learners = await learnersBy(ctx, of.people)
  const enrolled = await enrolledAmong(ctx, {
    users: [...learners.values()].map(({ _id }) => _id),
    courses: of.courses.map(({ _id }) => _id),
  })
  const left = await seatsForStaff(ctx, of.courses)
  return of.people.flatMap((person) =>
    of.courses.map((course) => {
      const learner = learners.get(keyOf(person))
      const planned = { text: person.text, courseID: course._id, course: course.name }
      if (!learner) return { ...planned, name: null, userID: null, outcome: 'unknown' as const }
      const outcome = enrolled.has(`${learner._id} ${course._id}`) ? ('already' as const) : seatIn(left, course._id)
      return { ...planned, name: learner.name, userID: learner._id, outcome }
    }),
  )
}

/** Takes one of the seats that are left, or finds the course full. */
function seatIn(left: Map<string, number>, courseID: string) {
  const free = left.get(courseID)
  if (free === 0) return 'full' as const
  if (free !== undefined) left.set(courseID, free - 1)
  return 'new' as const
}

interface Learner {
  _id: string
  name: string
}

const keyOf = ({ by, value }: Pick<Named, 'by' | 'value'>) => `${by} ${value}`

async function learnersBy(ctx: Context, people: readonly Named[]): Promise<Map<string, Learner>> {
  const { fields } = collectionOf(ctx, 'user')
  const found = new Map<string, Learner>()
  for (const by of new Set(people.map((one) => one.by))) {
    if (!isReadable(ctx, fields[by])) continue
    const values = people.filter((one) => one.by === by).map(({ value }) => value)
    for (const learner of await learnersWhose(ctx, by, values)) found.set(keyOf({ by, value: learner.value }), learner)
  }
  return found
}

async function learnersWhose(ctx: Context, by: FoundBy, values: readonly string[]) {
  const rows = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname', `user.${by} as value`])
    .where('user.role', '=', 'user')
    .where(`user.${by}`, 'in', values)
    .execute()
  return rows.map((row) => ({
    _id: row._id,
    name: `${row.firstname} ${row.lastname}`.trim(),
    value: String(row.value),
  }))
}

async function enrolledAmong(ctx: Context, of: { users: readonly string[]; courses: readonly string[] }) {
  if (of.users.length === 0) return new Set<string>()
  const rows = await from(ctx, 'enroll')
    .select(['enroll.userID', 'enroll.courseID'])
    .where('enroll.userID', 'in', of.users)
    .where('enroll.courseID', 'in', of.courses)
    .execute()
  return new Set(rows.map(({ userID, courseID }) => `${userID} ${courseID}`))
}
