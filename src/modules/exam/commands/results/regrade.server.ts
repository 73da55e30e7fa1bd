import { href } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { defineBulkOperation } from '#platform/background/bulk-operation/define-bulk-operation.ts'
import { from } from '#platform/data/collection/rows.ts'
import { addMarks } from '../../marking/add-mark.server.ts'
import { planAttempts } from '../../results/regrade/plan-attempts.server.ts'
import { storeRegradeKeys } from '../../results/regrade/regrade-keys.server.ts'
import { regradeKind } from '../../results/regrade/regrade-kind.ts'
import { regradeWords as words } from '../../results/regrade/words.ts'
import { refreshResults } from '../../results/release/refresh-results.server.ts'

/**
 * Grades a question again, 50 attempts in a transaction. Each plan is made from what counts at its turn, so a second run adds no marks.
 */
export default defineBulkOperation({
  ...{ kind: regradeKind, itemsPerStep: 50, label: () => words.running },
  async step({ theirs, system }, { _id, params }, items) {
    if (!isAtLeast(theirs.viewer, 'manager')) return { isStopped: true, done: 0, failed: 0 }
    const attemptIDs = items.map(({ content }) => content.attemptID)
    await from(system, 'exam_attempt')
      .select('exam_attempt._id')
      .where('exam_attempt._id', 'in', attemptIDs)
      .orderBy('exam_attempt._id')
      .forNoKeyUpdate()
      .execute()
    const { plans, keys } = await planAttempts(system, { request: params, attemptIDs })
    await storeRegradeKeys(system, keys)
    const changed = plans.filter(({ result }) => result === 'changed')
    await addMarks(
      system,
      changed.map(({ attempt, slot, next, keyNumber }) => ({
        ...{ attemptID: attempt._id, slot: slot.slot, number: (slot.marks.at(-1)?.number ?? 0) + 1 },
        ...{ stage: 'regrade' as const, ...next!, keyVersion: keyNumber },
        note: { reason: params.reason, cause: _id },
      })),
      theirs.viewer.id,
    )
    await refreshResults(
      system,
      changed.map(({ attempt }) => attempt._id),
    )
    const results = new Map(plans.map((plan) => [plan.attempt._id, plan.result]))
    const outcomes = items.map(({ at, content }) => ({ at, outcome: results.get(content.attemptID) ?? 'gone' }))
    return { outcomes, done: items.length, failed: 0 }
  },
  notice: (_system, { _id }) => ({ title: words.ended, href: href('/lesson/exam/regrade/run/:id', { id: _id }) }),
})
