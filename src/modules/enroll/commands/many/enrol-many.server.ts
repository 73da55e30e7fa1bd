import { href } from 'react-router'
import type { z } from 'zod'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import { from } from '#platform/data/collection/rows.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import type { Item } from '#platform/background/bulk-operation/items.ts'
import { keepBatch } from '#platform/office/screens/list/bulk/batch.ts'
import { manyWords as words } from '../../components/many/words.ts'
import { analyticsOf } from '../../rules/analytics.ts'
import { type Outcome, pairOf, planBulk } from '../../rules/plan-bulk.ts'
import { leaveWaitlists } from '../../waitlist/leave-waitlists.server.ts'
import { enqueueWaitlist, poolKey, poolOf } from '../../waitlist/pool.ts'
import { lockedCourses } from '../../waitlist/held-course.server.ts'
import { countSeatsTaken } from '../../waitlist/seats.server.ts'
import { lessonCounts } from '../recounting/lesson-counts.server.ts'
import { factsFor } from './enrolment-facts.server.ts'
import { bulkEnrolmentKind } from './enrol-job.ts'

/** Pairs of a person and a course per transaction. The courses are locked that long. */
const pairsAtOnce = 500

/**
 * Enrols many people in many courses (decision 512), with a few statements for some hundred people. The state at each
 * person's turn decides, while the courses are locked. A second run enrols nobody twice, and seats are never exceeded.
 */
export default defineBulkOperation({
  kind: bulkEnrolmentKind,
  itemsPerStep: ({ params }) => Math.max(1, Math.floor(pairsAtOnce / params.courses.length)),
  label: () => ({ th: words.enrolling.th, en: words.enrolling.en }),
  step: ({ theirs }, operation, items) => enrolSome(theirs, operation.params, items),
  notice: (_system, { _id }) => ({ title: words.ended, href: href('/enroll/new/many/:id', { id: _id }) }),
})

type Params = z.infer<typeof bulkEnrolmentKind.params>
type Person = z.infer<typeof bulkEnrolmentKind.content>

async function enrolSome(ctx: Context, { courses: asked, takesUnready }: Params, items: readonly Item<Person>[]) {
  const courses = await lockedCourses(
    ctx,
    asked.map(({ _id }) => _id),
  )
  const branches = await learnersOf(
    ctx,
    items.map(({ content }) => content.userID!),
  )
  const here = items.map(({ content }) => branches.has(content.userID!))
  const facts = await factsFor(ctx, { users: [...branches.keys()], courses })
  const known = courses.map(({ _id }) => _id)
  const people = items.map(({ content }, at) => (here[at] ? content.userID : null))
  const outcomes = planBulk({ people, courses: known, takesUnready }, facts)
  const made = await enrolled(ctx, { courses, branches, pairs: newOnes(people, known, outcomes) })
  const itemOutcomes = items.map(({ at }, n) => {
    const results = asked.map(({ _id }) => {
      const planned = here[n] ? outcomes[n]![known.indexOf(_id)] : undefined
      return planned === 'new' ? (made.refused.get(pairOf(people[n]!, _id)) ?? 'new') : (planned ?? 'gone')
    })
    return { at, results, outcome: results.every((one) => one === 'new' || one === 'already') ? 'done' : 'left' }
  })
  return { outcomes: itemOutcomes, done: items.length, failed: 0, batches: made.batch ? [made.batch] : [] }
}

interface Pair {
  userID: string
  courseID: string
}

const newOnes = (
  people: readonly (string | null)[],
  courses: readonly string[],
  outcomes: readonly Outcome[][],
): Pair[] =>
  people.flatMap((userID, n) =>
    courses.flatMap((courseID, at) => (outcomes[n]![at] === 'new' ? [{ userID: userID!, courseID }] : [])),
  )

/** Which of these are learners of the site, each with their branch. */
async function learnersOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string | null>> {
  const found = await from(ctx, 'user')
    .select(['user._id', 'user.branch'])
    .where('user._id', 'in', ids)
    .where('user.role', '=', 'user')
    .execute()
  return new Map(found.map(({ _id, branch }) => [_id, branch]))
}

interface Enrolling {
  courses: Awaited<ReturnType<typeof lockedCourses>>
  branches: ReadonlyMap<string, string | null>
  pairs: readonly Pair[]
}

interface Made {
  batch: string | null
  refused: Map<string, Outcome>
}

/**
 * Enrols all of them. If the whole group is refused, for example by the site's package, each person gets that result.
 */
async function enrolled(ctx: Context, of: Enrolling): Promise<Made> {
  const { pairs } = of
  if (pairs.length === 0) return { batch: null, refused: new Map() }
  try {
    const made = await savepoint(ctx, (part) => stored(part, of))
    const there = new Set(made.map((one) => pairOf(one.userID, one.courseID)))
    const missed = pairs.map((one) => pairOf(one.userID, one.courseID)).filter((pair) => !there.has(pair))
    const rows = made.map(({ _id, version }) => ({ _id, version }))
    const batch = rows.length > 0 ? await keepBatch(ctx, { collection: 'enroll', verb: 'import', rows }) : null
    return { batch, refused: new Map(missed.map((pair) => [pair, 'already'])) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { batch: null, refused: new Map(pairs.map((one) => [pairOf(one.userID, one.courseID), 'refused'])) }
  }
}

async function stored(ctx: Context, { courses, branches, pairs }: Enrolling) {
  const lessons = await lessonCounts(
    ctx,
    courses.map(({ _id }) => _id),
  )
  const days = new Map(courses.map(({ _id, accessDays }) => [_id, accessDays]))
  const rounds = new Map(courses.map(({ _id, currentRound }) => [_id, currentRound]))
  const rows = pairs.map(({ userID, courseID }) => {
    const [total, open] = [lessons.get(courseID) ?? 0, days.get(courseID)]
    const endsOn = open ? addDays(bangkokDay(ctx.now), open - 1) : null
    const analytics = total === 0 ? null : analyticsOf({ total, done: 0 })
    return {
      given: { userID, courseID, roundID: rounds.get(courseID) ?? null, source: 'import' as const, endsOn },
      computed: { analytics, branch: branches.get(userID) ?? null },
    }
  })
  return createMany(ctx, 'enroll', { rows, settle: settled })
}

/** What hangs on new enrolments, for all of them at once: their seats, and their places in lines. */
async function settled(inside: Context, made: readonly { _id: string; courseID: string; roundID: string | null }[]) {
  const taken = [...Map.groupBy(made, poolKey)].map(([, rows]) => ({ pool: poolOf(rows[0]!), n: rows.length }))
  await countSeatsTaken(inside, taken)
  const ids = made.map(({ _id }) => _id)
  for (const pool of await leaveWaitlists(inside, ids)) await enqueueWaitlist(inside, pool)
}
