import { recount, seatsMoved } from '#modules/enroll/public-api.ts'
import { reassignTo } from '#platform/data/collection/removal/reassign-references.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { editionWords as words } from '../../components/edition/words.ts'
import type { Undoing } from '../../rules/undoing.ts'
import { studentWords } from '../../words.ts'

/**
 * Moves an enrolment back to the older edition, with its records. What was learnt in the new one since then stays with
 * it. Throws conflict if the new edition is completed, which is never revoked, or if the enrolment no longer exists.
 */
export const unmove = async (ctx: Context, { enrollID, undo }: { enrollID: string; undo: Undoing }): Promise<void> => {
  const { from: older, to } = undo.edition!
  await from(ctx, 'course')
    .select('course._id')
    .where('course._id', 'in', [older, to])
    .orderBy('course._id')
    .forNoKeyUpdate()
    .execute()
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll.courseID', 'enroll.analytics', 'enroll.passed'])
    .where('enroll._id', '=', enrollID)
    .forUpdate()
    .executeTakeFirst()
  if (enrolment?.courseID !== to) throw conflict({ field: '_id', code: 'gone', ...studentWords.gone })
  if (enrolment.passed || enrolment.analytics?.status === 'complete')
    throw conflict({ field: '_id', code: 'complete', ...words.completedThere })
  for (const { from: into, ...led } of undo.led) await reassignTo(ctx, { led: [led], into })
  await recount(ctx, { courseID: older, enrollID })
  await seatsMoved(ctx, { enrollIDs: [enrollID], courseIDs: [older, to] })
}
