import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid } from '#platform/errors/errors.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { editionWords as words } from '../../components/edition/words.ts'
import { editionMoveKind } from './edition-job.ts'
import { idsToMove, learnersBehind } from './learners-behind.server.ts'
import { readEditions } from './read-editions.server.ts'

/** Learners per query. */
const atOnce = 1000

/**
 * Starts a job that moves learners to the new edition of a course: the selected ones, or all who can move. Returns its
 * bulk operation. Throws conflict while the new edition is not open to learners, and invalid if nobody is to be moved.
 */
export const beginMoves = async (ctx: Context, of: { courseID: string; chosen: readonly string[] | 'all' }) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const editions = await readEditions(ctx, of.courseID)
  const { course } = editions
  if (!course.status) throw conflict({ field: 'status', code: 'draft', ...words.draft })
  const ids = of.chosen === 'all' ? await idsToMove(ctx, editions) : [...new Set(of.chosen)]
  const items = []
  for (let at = 0; at < ids.length; at += atOnce)
    for (const one of await learnersBehind(ctx, editions, { ids: ids.slice(at, at + atOnce) }))
      items.push({ title: one.name, content: { enrollID: one._id } })
  if (items.length === 0) throw invalid({ field: 'chosen', code: 'required', ...words.nobody })
  const params = { courseID: course._id, name: course.name }
  return startBulkOperation(ctx, editionMoveKind, { params, about: course._id, items })
}
