import { href } from 'react-router'
import { seatsForCourse } from '#modules/enroll/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { defineBulkOperation, type StepContexts } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import type { Item } from '#platform/background/bulk-operation/items.ts'
import { editionWords as words } from '../../components/edition/words.ts'
import type { MoveState } from '../../rules/move-standing.ts'
import { editionMoveKind } from './edition-job.ts'
import { type LearnerBehind, learnersBehind } from './learners-behind.server.ts'
import { moveSome } from './move-some.server.ts'
import { type Editions, readEditions } from './read-editions.server.ts'

/**
 * Moves learners to the new edition of a course (decision 511). The state at each learner's turn decides. Learners who
 * have completed the older edition meanwhile, were withdrawn or are already in the new one stay. A second run changes
 * nothing.
 */
export default defineBulkOperation({
  ...{ kind: editionMoveKind, itemsPerStep: 40, label: () => words.moving },
  step: (contexts, { params }, items) => moveStep(contexts, params.courseID, items),
  notice: (_system, { _id, params }) => ({
    title: words.ended,
    href: `${href('/student/edition/:id', { id: params.courseID })}?run=${_id}`,
  }),
})

/** One step locks the courses until its end. */
async function moveStep(
  { theirs, system }: StepContexts,
  courseID: string,
  items: readonly Item<{ enrollID: string }>[],
) {
  const ids = items.map(({ content }) => content.enrollID)
  const editions = isAtLeast(theirs.viewer, 'admin') ? await held(system, { courseID, ids }) : null
  const behind = editions === null ? [] : await learnersBehind(system, editions, { ids })
  const settled = editions === null ? [] : await seated(system, editions, behind)
  if (editions)
    await moveSome(
      { theirs, system },
      editions,
      settled.filter(({ state }) => state === 'moves'),
    )
  const states = new Map<string, MoveState>(settled.map(({ _id, state }) => [_id, state]))
  const outcomes = items.map(({ at }, n) => {
    const outcome = states.get(ids[n]!) ?? 'gone'
    return { at, outcome: outcome === 'moves' ? 'moved' : outcome }
  })
  return { outcomes }
}

/** The editions and enrolments, locked. Null if the new edition is no longer open to learners. */
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
  // A concurrent completion of a lesson either commits before the enrolments are read, or is refused afterwards.
  await from(ctx, 'enroll')
    .select('enroll._id')
    .where('enroll._id', 'in', ids)
    .orderBy('enroll._id')
    .forUpdate()
    .execute()
  return course.status ? readEditions(ctx, courseID) : null
}

/** Seats of the new edition are given in order until none is left. */
async function seated(ctx: Context, { course }: Editions, behind: readonly LearnerBehind[]): Promise<LearnerBehind[]> {
  let left = await seatsForCourse(ctx, course)
  return behind.map((one) => {
    if (one.state !== 'moves' || left === null) return one
    if (left === 0) return { ...one, state: 'full' as const }
    left -= 1
    return one
  })
}
