import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { createOne } from '#platform/http/api/change.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { find } from '#platform/http/api/find.ts'
import { savepoint } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { rowResponse, writtenRow } from '#platform/http/openapi/rows.ts'
import { enroll } from '../collections/enroll.ts'
import { enrolExample } from './examples.ts'
import { blockedReason } from '../rules/enrolment-status.ts'
import { assertOpen } from './enrol.server.ts'

export const description: CallDescription = {
  summary: { th: 'ลงทะเบียนเรียน', en: 'Enrol' },
  roles: ['user', 'manager', 'admin', 'superadmin', 'root'],
  request: writtenRow(enroll, { isNew: true }),
  answer: rowResponse(enroll, { isNew: true }),
  examples: [enrolExample],
}

/**
 * `POST /api/enroll`: enrols a learner. A repeated call returns the existing enrolment (design §1). A learner whose
 * enrolment is withdrawn, waiting or ended gets that reason.
 */
const enrolOnce: ApiCommand = async (ctx, call) => {
  try {
    return await savepoint(ctx, (inside) => createOne(inside, 'enroll', call.body))
  } catch (error) {
    const existing = isRepeated(error) ? await enrolmentOf(ctx, call.body) : undefined
    if (!existing) throw error
    if (ctx.viewer.role === 'user') assertOpen({ bar: barIn(ctx, existing) })
    return { status: 200, _id: existing['_id'], data: existing }
  }
}

export default enrolOnce

const isRepeated = (error: unknown) =>
  error instanceof RequestError && error.issues.length > 0 && error.issues.every((issue) => issue.code === 'duplicate')

const barIn = (ctx: Context, { standing, endsOn }: Record<string, unknown>) =>
  blockedReason({ standing: String(standing), endsOn: (endsOn ?? null) as string | null }, bangkokDay(ctx.now))

/** The enrolment of the body's course and learner, as the viewer may see it. */
async function enrolmentOf(ctx: Context, body: unknown) {
  const { userID = ctx.viewer.id, courseID } = (body as { data: Record<string, unknown> }).data
  const found = (await find(ctx, 'enroll', { args: [{ userID, courseID }] })) as Record<string, unknown>[]
  return found[0]
}
