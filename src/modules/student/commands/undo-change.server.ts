import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { studentWords } from '../words.ts'
import { unmove } from './edition/unmove.server.ts'
import { unmerge } from './merge-people.server.ts'
import { untransfer } from './transfer-enrolment.server.ts'

/**
 * Undoes a merge or a transfer, once, in one transaction. Returns whose record it was. Throws conflict the second time.
 */
export const undoChange = (ctx: Context, _id: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const change = await from(inside, 'person_change').selectAll().where('_id', '=', _id).forUpdate().executeTakeFirst()
    if (!change || !change.undo) throw notFound()
    if (change.undoneAt !== null) throw conflict({ field: '_id', code: 'undone', ...studentWords.gone })
    if (change.kind === 'merge') await unmerge(inside, { keep: change.userID, drop: change.other!, undo: change.undo })
    else if (change.undo.edition) await unmove(inside, { enrollID: change.other!, undo: change.undo })
    else await untransfer(inside, change.undo)
    await compute(inside, 'person_change', { _id, change: { undoneAt: nowOf(ctx) } })
    return change.userID
  })

/** The changes to a learner's record that can be undone, latest first. */
export const undoable = (ctx: Context, userID: string) =>
  from(ctx, 'person_change')
    .select(['_id', 'told'])
    .where('userID', '=', userID)
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('_id')
    .limit(3)
    .execute()
