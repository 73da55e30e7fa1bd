import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { fromPrivate, privateRows } from '#platform/data/private-table/access.ts'
import { examSitting } from '../../tables.ts'
import { isOver } from '../../rules/sitting-state.ts'
import { closeAttempt } from './close-attempt.server.ts'
import { attemptEnd } from './hidden-columns.ts'

/** An attempt with what changes during it. */
export type SatAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/**
 * Returns an attempt of the viewer. One whose time is over is closed first, whether or not a job has run. Throws not-found for any other,
 * and forbidden for staff in a learner's name.
 */
export async function ownAttempt(ctx: Context, attemptID: string): Promise<SatAttempt> {
  assertOneself(ctx)
  const attempt = await findAttempt(ctx, attemptID)
  if (attempt?.userID !== ctx.viewer.id) throw notFound()
  return closedIfOver(ctx, attempt)
}

/** Throws forbidden unless a learner acts for themselves. Staff who act in their name may only look (decision 130). */
export function assertOneself({ viewer }: Context) {
  if (viewer.role !== 'user' || viewer.actor) throw forbidden()
}

/** Returns an attempt that the viewer may read, closed if its time is over. Throws not-found. */
export async function readAttempt(ctx: Context, attemptID: string): Promise<SatAttempt> {
  const attempt = await findAttempt(ctx, attemptID)
  if (!attempt) throw notFound()
  return closedIfOver(ctx, attempt)
}

async function closedIfOver(ctx: Context, attempt: SatAttempt): Promise<SatAttempt> {
  if (!isOver(attempt, ctx.now)) return attempt
  await closeAttempt(ctx, { attempt, event: { kind: 'expire' } })
  return readAttempt(ctx, attempt._id)
}

async function findAttempt(ctx: Context, attemptID: string) {
  if (!/^[0-9a-f]{24}$/.test(attemptID)) return undefined
  const attempt = await from(ctx, 'exam_attempt')
    .innerJoin(privateRows(ctx, examSitting), 'exam_sitting.attemptID', 'exam_attempt._id')
    .selectAll('exam_attempt')
    .select(['exam_sitting.attemptID', 'exam_sitting.state', 'exam_sitting.deadline', 'exam_sitting.seq'])
    .select(['exam_sitting.head', 'exam_sitting.lease', 'exam_sitting.lastNumber', 'exam_sitting.page'])
    .select(['exam_sitting.deviceKey', 'exam_sitting.pausedAt'])
    .where('exam_attempt._id', '=', attemptID)
    .executeTakeFirst()
  if (!attempt || readsEnd(ctx, attempt)) return attempt
  const { endsAt } = await fromPrivate(ctx, attemptEnd)
    .select('endsAt')
    .where('_id', '=', attemptID)
    .executeTakeFirstOrThrow()
  return { ...attempt, endsAt }
}

/** Who reads the end by the rule of its field. For others it is read past the rule, and never leaves the server. */
const readsEnd = ({ viewer }: Context, { userID }: { userID: string }) =>
  userID === viewer.id || isAtLeast(viewer, 'manager')
