import { zero, fraction } from '#domain/learning/assessment/fraction.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type MarkedAttempt, type MarkedSlot, readMarked } from '../../marking/read-marked.server.ts'
import { refText } from '../../questions/read-questions.server.ts'
import type { AttemptStatus } from '../../rules/choices.ts'
import { readAnswersOf } from './read-answers-of.server.ts'
import { regradeKeys, type RegradeKey } from './regrade-keys.server.ts'
import type { RegradeRequest } from './regrade-kind.ts'
import { planRegrade, type RegradePlan, regradedPoints, type SlotPoints } from './rules/plan-regrade.ts'

/** What a regrade does with one attempt. */
export interface AttemptPlan extends RegradePlan {
  attempt: MarkedAttempt
  slot: MarkedSlot
  next: SlotPoints | null
  keyNumber: number | null
}

const marked: readonly AttemptStatus[] = ['marking', 'graded', 'released']

/** Returns the ids of the marked attempts of an exam or round, in their order. */
export async function attemptsToRegrade(
  ctx: Context,
  { examID, roundID }: Pick<RegradeRequest, 'examID' | 'roundID'>,
): Promise<string[]> {
  const rows = await from(ctx, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt.examID', '=', examID)
    .$if(roundID !== '', (query) => query.where('exam_attempt.roundID', '=', roundID))
    .where('exam_attempt.status', 'in', marked)
    .orderBy('exam_attempt._id')
    .execute()
  return rows.map(({ _id }) => _id)
}

/**
 * Plans a regrade for attempts: the same for a dry run and for the run itself. Attempts without the question are left out. Returns the keys
 * too, some of which may not be stored yet.
 */
export async function planAttempts(
  ctx: Context,
  { request, attemptIDs }: { request: RegradeRequest; attemptIDs: readonly string[] },
): Promise<{ plans: AttemptPlan[]; keys: Map<string, RegradeKey> }> {
  const attempts = (await readMarked(ctx, attemptIDs)).filter(({ status }) => marked.includes(status))
  const concerned = attempts.flatMap((attempt) => {
    const slot = attempt.slots.find(({ questionID }) => questionID === request.questionID)
    return slot ? [{ attempt, slot }] : []
  })
  const versions = [...new Set(concerned.map(({ slot }) => slot.version))]
  const keys = await regradeKeys(ctx, { request, versions })
  const answers = await readAnswersOf(ctx, { attempts: concerned.map(({ attempt, slot }) => [attempt._id, slot.slot]) })
  const plans = concerned.flatMap(({ attempt, slot }): AttemptPlan[] => {
    const key = keys.get(refText(slot))
    if (!key) return []
    const response = answers.get(attempt._id) ?? null
    const of = { mode: request.mode, key: key.key, hasPenalty: attempt.settings.hasPenalty }
    const next = regradedPoints({ ...slot, question: key.question, response }, of)
    const { passPercent } = attempt.settings
    const plan = planRegrade({ current: pointsOf(attempt), slot: slot.slot, next, ...request, passPercent })
    return [{ ...plan, attempt, slot, next, keyNumber: key.number }]
  })
  return { plans, keys }
}

/** What counts now; a slot that waits for a marker counts 0. */
const pointsOf = ({ slots }: MarkedAttempt): Map<string, SlotPoints> =>
  new Map(slots.map(({ slot, points, effective }) => [slot, effective ?? { points: zero, most: fraction(points) }]))
