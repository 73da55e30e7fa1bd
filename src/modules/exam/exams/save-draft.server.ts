import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { assertAuthor } from '../questions/store-version.server.ts'
import { parseBlueprint } from '../rules/parse-blueprint.ts'
import { examVersion } from '../tables.ts'

/** Saves the draft of an exam. Published versions stay as they are. Throws invalid with issues. */
export const saveDraft = (ctx: Context, of: { examID: string; blueprint: unknown }): Promise<void> => {
  assertAuthor(ctx)
  const read = parseBlueprint(of.blueprint)
  if ('issues' in read) throw invalid(...read.issues)
  return inTransaction(ctx, async (inside) => {
    const { examID } = of
    await lockExam(inside, examID)
    await insertPrivate(inside, examVersion, {
      row: {
        ...{ examID, number: 0, body: JSON.stringify(read.blueprint), pools: null, cause: 'draft' },
        ...{ createdAt: nowOf(inside), createdBy: inside.viewer.id },
      },
      onConflict: { columns: ['examID', 'number'], update: 'all' },
    })
    await compute(inside, 'exam', { _id: examID, change: { hasDraft: true } })
  })
}

/** Locks an exam and returns its published version. Throws not-found. */
export async function lockExam(inside: Context, examID: string): Promise<number> {
  const exam = await from(inside, 'exam')
    .select('exam.current')
    .where('exam._id', '=', examID)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!exam) throw notFound()
  return exam.current
}
