import { createOne } from '#platform/api/change.ts'
import type { ApiCommand } from '#platform/api/command.ts'
import { find } from '#platform/api/find.ts'
import { attempt } from '#platform/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors/errors.ts'

/** `POST /api/enroll`: enrols, and says the same again when it comes again: the enrolment that is there (house §1). */
const enrolOnce: ApiCommand = async (ctx, call) => {
  try {
    return await attempt(ctx, (inside) => createOne(inside, 'enroll', call.body))
  } catch (error) {
    const existing = isRepeated(error) ? await enrolmentOf(ctx, call.body) : undefined
    if (!existing) throw error
    return { status: 200, _id: existing['_id'], data: existing }
  }
}

export default enrolOnce

const isRepeated = (error: unknown) =>
  error instanceof Refusal && error.issues.length > 0 && error.issues.every((issue) => issue.code === 'duplicate')

/** The enrolment of the body's course and learner, as this viewer may see it. */
async function enrolmentOf(ctx: Context, body: unknown) {
  const { userID = ctx.viewer.id, courseID } = (body as { data: Record<string, unknown> }).data
  const found = (await find(ctx, 'enroll', { args: [{ userID, courseID }] })) as Record<string, unknown>[]
  return found[0]
}
