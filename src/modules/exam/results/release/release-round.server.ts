import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { resultWords as words } from '../words.ts'
import { releaseBlock, type StatusCounts } from '../rules/release-state.ts'
import { releaseResults } from './release-results.server.ts'

/**
 * Releases the marked results of a round to all at one instant. Throws conflict while anybody still sits or waits for a marker, unless staff
 * release those that are marked. Returns how many were released.
 */
export const releaseRound = async (ctx: Context, of: { roundID: string; onlyMarked?: boolean }): Promise<number> => {
  if (!isAtLeast(ctx.viewer, 'manager') || ctx.viewer.actor) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const block = releaseBlock(await lockStatuses(inside, of.roundID))
    if (block === 'nothing') return 0
    if (block !== null && !of.onlyMarked) throw conflict({ field: 'round', code: block, ...words.blocked[block] })
    return releaseGraded(inside, of.roundID)
  })
}

/** Releases a round by the clock: all at once, or nothing while anybody sits or waits. */
export const releaseDueRound = (ctx: Context, roundID: string): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const block = releaseBlock(await lockStatuses(inside, roundID))
    return block === null ? releaseGraded(inside, roundID) : 0
  })

/** How many attempts of a round have each status. */
export const statusCounts = async (ctx: Context, roundID: string): Promise<StatusCounts> =>
  countStatuses(
    await from(ctx, 'exam_attempt').select('exam_attempt.status').where('exam_attempt.roundID', '=', roundID).execute(),
  )

async function lockStatuses(inside: Context, roundID: string): Promise<StatusCounts> {
  const round = await from(inside, 'exam_round')
    .select('exam_round._id')
    .where('exam_round._id', '=', roundID)
    .executeTakeFirst()
  if (!round) throw notFound()
  const rows = await from(inside, 'exam_attempt')
    .select('exam_attempt.status')
    .where('exam_attempt.roundID', '=', roundID)
    .orderBy('exam_attempt._id')
    .forNoKeyUpdate()
    .execute()
  return countStatuses(rows)
}

async function releaseGraded(inside: Context, roundID: string): Promise<number> {
  const rows = await from(inside, 'exam_attempt')
    .select('exam_attempt._id')
    .where('exam_attempt.roundID', '=', roundID)
    .where('exam_attempt.status', '=', 'graded')
    .orderBy('exam_attempt._id')
    .execute()
  await releaseResults(
    inside,
    rows.map(({ _id }) => _id),
  )
  return rows.length
}

function countStatuses(rows: readonly { status: keyof StatusCounts }[]): StatusCounts {
  const counts: StatusCounts = {}
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
