import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { hashOf } from '#platform/identity/session/session.ts'
import { isLearner } from '../../commands/enrol.server.ts'
import { doneSoon } from '../../seats/take.server.ts'
import { substituteJob } from './substitute-job.ts'
import { transferOf } from './transfers.server.ts'
import { substituteOutcomes } from './words.ts'

/** Takes a seat by its link (the offer's id and a secret), or by the id alone if it is addressed to the viewer. Returns the offer's id. */
export const takeSubstitute = async (ctx: Context, token: string): Promise<string> => {
  const { transfer, proof } = partsOf(ctx, token)
  const payload = { transfer, deed: 'take' as const, by: ctx.viewer.id, proof }
  await doneSoon(ctx, await enqueue(ctx, substituteJob, { payload }))
  return transfer
}

/** Refuses what cannot be a link. Whether it is one is checked when it is used. */
export const assertToken = (ctx: Context, token: string): void => void partsOf(ctx, token)

function partsOf(ctx: Context, token: string) {
  const [, transfer, secret] = /^([0-9a-f]{24})([\w-]{43})?$/.exec(token) ?? []
  if (!transfer || !isLearner(ctx)) throw notFound()
  return { transfer, proof: secret ? hashOf(secret) : '' }
}

type Outcome = keyof typeof substituteOutcomes

/** What became of an offer for the viewer, who took it or may have failed to: the course of the seat, or why they have none. */
export const outcomeFor = async (ctx: Context, _id: string): Promise<{ courseID: string | null; problem: Outcome }> => {
  const transfer = /^[0-9a-f]{24}$/.test(_id) ? await transferOf(ctx, _id) : undefined
  const isOwn = transfer?.status === 'taken' && transfer.toID === ctx.viewer.id
  const seat = isOwn && transfer.takenBy ? await courseOf(ctx, transfer.takenBy) : undefined
  return { courseID: seat?.courseID ?? null, problem: outcomeIn(transfer?.problem ?? null) }
}

const courseOf = (ctx: Context, _id: string) =>
  from(ctx, 'enroll').select('enroll.courseID').where('enroll._id', '=', _id).executeTakeFirst()

const outcomeIn = (problem: string | null): Outcome =>
  problem !== null && Object.hasOwn(substituteOutcomes, problem) ? (problem as Outcome) : 'unknown'

/** What became of an offer of staff. */
export const outcomeForStaff = async (
  ctx: Context,
  _id: string,
): Promise<{ isTaken: boolean; problem: Outcome | null }> => {
  const transfer = await transferOf(ctx, _id)
  if (transfer?.status === 'taken') return { isTaken: true, problem: null }
  return { isTaken: false, problem: transfer?.problem ? outcomeIn(transfer.problem) : null }
}
