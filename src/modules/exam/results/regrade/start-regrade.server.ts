import type { Context } from '#platform/context.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { attemptsToRegrade, type AttemptPlan, planAttempts } from './plan-attempts.server.ts'
import { storeRegradeKeys } from './regrade-keys.server.ts'
import { regradeKind, regradeRequest, type RegradeRequest } from './regrade-kind.ts'
import { regradeWords as words } from './words.ts'

/** What a regrade would change: nothing is written. Managers alone. */
export async function previewRegrade(ctx: Context, request: RegradeRequest): Promise<AttemptPlan[]> {
  await assertRegrader(ctx, request)
  return (await planAttempts(ctx, { request, attemptIDs: await attemptsToRegrade(ctx, request) })).plans
}

/** Starts a regrade of all marked attempts that have the question. Returns the operation. Throws invalid if none has it. */
export async function startRegrade(ctx: Context, input: unknown): Promise<string> {
  const request = parseRegrade(input)
  await assertRegrader(ctx, request)
  return inTransaction(ctx, async (inside) => {
    const attemptIDs = await attemptsToRegrade(inside, request)
    const { plans, keys } = await planAttempts(inside, { request, attemptIDs })
    if (plans.length === 0) throw invalid({ field: 'questionID', code: 'nobody', ...words.nobody })
    await storeRegradeKeys(inside, keys)
    const names = await namesOf(
      inside,
      plans.map(({ attempt }) => attempt.userID),
    )
    const items = plans.map(({ attempt }) => ({
      title: names.get(attempt.userID) ?? '',
      content: { attemptID: attempt._id },
    }))
    return startBulkOperation(inside, regradeKind, { params: request, about: request.examID, items })
  })
}

/** Reads a request as sent. Throws invalid with what is missing. */
export function parseRegrade(input: unknown): RegradeRequest {
  const read = regradeRequest.safeParse(input)
  if (read.success) return read.data
  const field = String(read.error.issues[0]?.path[0] ?? '')
  const text = field === 'reason' ? words.needsReason : words.wrongRequest
  throw invalid({ field, code: 'wrong', ...text })
}

async function assertRegrader(ctx: Context, { examID }: RegradeRequest): Promise<void> {
  if (!isAtLeast(ctx.viewer, 'manager') || ctx.viewer.actor) throw forbidden()
  const exam = await from(ctx, 'exam').select('exam._id').where('exam._id', '=', examID).executeTakeFirst()
  if (!exam) throw notFound()
}

/** The names of learners by their id. */
export async function namesOf(ctx: Context, userIDs: readonly string[]): Promise<Map<string, string>> {
  if (userIDs.length === 0) return new Map()
  const people = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user._id', 'in', userIDs)
    .execute()
  return new Map(people.map(({ _id, firstname, lastname }) => [_id, `${firstname} ${lastname}`.trim()]))
}
