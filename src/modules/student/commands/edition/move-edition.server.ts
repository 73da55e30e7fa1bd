import { href } from 'react-router'
import { seatsForCourse } from '#modules/enroll/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import type { BulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import type { Became, Item } from '#platform/background/bulk-operation/items.ts'
import { runBulkOperation } from '#platform/background/bulk-operation/run-bulk-operation.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { editionWords as words } from '../../components/edition/words.ts'
import type { MoveState } from '../../rules/move-standing.ts'
import { editionMover, type MoveItem, type MoveTold } from './edition-job.ts'
import { type LearnerBehind, learnersBehind } from './learners-behind.server.ts'
import { moveSome } from './move-some.server.ts'
import { type Editions, readEditions } from './read-editions.server.ts'

/** So many learners are moved in one transaction, which holds the courses that long. */
const atOnce = 40

/**
 * Moves learners to the new edition of a course (decision 511). What is true when a learner's turn comes decides: who has completed
 * the older edition meanwhile, was withdrawn or is there already stays where he is, so that a second time changes nothing.
 */
export default defineJob({
  ...editionMover,
  work: (ctx, task) =>
    runBulkOperation(ctx, task, {
      most: () => atOnce,
      word: words.moving,
      step: (of, errand, items) => step(of, errand, items),
      ended: ({ _id, told }) => ({
        title: words.ended,
        href: `${href('/student/edition/:id', { id: (told as MoveTold).courseID })}?run=${_id}`,
      }),
    }),
})

async function step(
  { theirs, system }: { theirs: Context; system: Context },
  { told }: BulkOperation,
  items: readonly Item[],
) {
  const ids = items.map(({ content }) => (content as MoveItem).enrollID)
  const editions = isAtLeast(theirs.viewer, 'admin')
    ? await held(system, { courseID: (told as MoveTold).courseID, ids })
    : null
  const behind = editions === null ? [] : await learnersBehind(system, editions, { ids })
  const settled = editions === null ? [] : await seated(system, editions, behind)
  if (editions)
    await moveSome(
      { theirs, system },
      editions,
      settled.filter(({ state }) => state === 'moves'),
    )
  const states = new Map<string, MoveState>(settled.map(({ _id, state }) => [_id, state]))
  const became = items.map(({ at }, n): Became => {
    const outcome = states.get(ids[n]!) ?? 'gone'
    return { at, outcome: outcome === 'moves' ? 'moved' : outcome }
  })
  return { became }
}

/** The editions and enrolments while nobody else changes them; null where the new one is no course for learners any more. */
async function held(
  ctx: Context,
  { courseID, ids }: { courseID: string; ids: readonly string[] },
): Promise<Editions | null> {
  const { course, older } = await readEditions(ctx, courseID)
  await from(ctx, 'course')
    .select('course._id')
    .where('course._id', 'in', [course._id, ...older.map(({ _id }) => _id)])
    .orderBy('course._id')
    .forNoKeyUpdate()
    .execute()
  // Anyone who finishes a lesson of them now has done so before they are looked at, or is turned away afterwards.
  await from(ctx, 'enroll')
    .select('enroll._id')
    .where('enroll._id', 'in', ids)
    .orderBy('enroll._id')
    .forUpdate()
    .execute()
  return course.status ? readEditions(ctx, courseID) : null
}

/** Seats of the new edition go to them in their order, and end. */
async function seated(ctx: Context, { course }: Editions, behind: readonly LearnerBehind[]): Promise<LearnerBehind[]> {
  let left = await seatsForCourse(ctx, course)
  return behind.map((one) => {
    if (one.state !== 'moves' || left === null) return one
    if (left === 0) return { ...one, state: 'full' as const }
    left -= 1
    return one
  })
}
