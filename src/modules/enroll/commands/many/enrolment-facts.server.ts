import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { type Facts, pairOf } from '../../rules/plan-bulk.ts'
import { seatsForStaff } from '../../waitlist/seats.server.ts'
import { type Needed, neededBefore } from '../prerequisites.server.ts'
import { holdsOn } from '../training/rules/validity.ts'

/** Learners per query. */
const atOnce = 1000

interface Course {
  _id: string
  seats: number | null
  currentRound: string | null
  prerequisites: readonly string[]
}

/**
 * The facts that decide whether these learners can be enrolled in these courses. A few queries for any number of pairs.
 */
export const factsFor = async (
  ctx: Context,
  { users, courses }: { users: readonly string[]; courses: readonly Course[] },
): Promise<Facts> => {
  const needed = await neededBefore(ctx, courses)
  const needs = [...needed.values()].flat()
  const asked = { users, courses: courses.map(({ _id }) => _id), before: needs.flatMap(({ editions }) => editions) }
  const standing = new Map<string, string>()
  const completed = new Set<string>()
  const offers = new Set<string>()
  for (let at = 0; at < users.length; at += atOnce) {
    const some = { ...asked, users: users.slice(at, at + atOnce) }
    for (const one of await enrolmentsOf(ctx, some)) {
      const pair = pairOf(one.userID, one.courseID)
      standing.set(pair, one.standing)
      if (one.analytics?.status === 'complete' && holdsOn(one.validUntil, bangkokDay(ctx.now)))
        addMet(completed, { ...one, needs })
    }
    for (const { userID, courseID } of await offersTo(ctx, some)) offers.add(pairOf(userID, courseID))
  }
  const before = new Map([...needed].map(([_id, ones]) => [_id, ones.map((one) => one._id)]))
  return { standing, before, completed, offers, left: await seatsForStaff(ctx, courses) }
}

/** Records which prerequisites a completed course satisfies. */
function addMet(completed: Set<string>, of: { userID: string; courseID: string; needs: readonly Needed[] }) {
  for (const { _id, editions } of of.needs) if (editions.includes(of.courseID)) completed.add(pairOf(of.userID, _id))
}

interface EnrolmentFactsParams {
  users: readonly string[]
  courses: readonly string[]
  before: readonly string[]
}

const enrolmentsOf = (ctx: Context, { users, courses, before }: EnrolmentFactsParams) =>
  from(ctx, 'enroll')
    .select(['enroll.userID', 'enroll.courseID', 'enroll.standing', 'enroll.analytics', 'enroll.validUntil'])
    .where('enroll.userID', 'in', users)
    .where('enroll.courseID', 'in', [...new Set([...courses, ...before])])
    .execute()

const offersTo = (ctx: Context, { users, courses }: EnrolmentFactsParams) =>
  from(ctx, 'waiting')
    .select(['waiting.userID', 'waiting.courseID'])
    .where('waiting.userID', 'in', users)
    .where('waiting.courseID', 'in', courses)
    .where('waiting.status', '=', 'offered')
    .where('waiting.offeredUntil', '>', nowOf(ctx))
    .execute()
