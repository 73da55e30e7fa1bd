import type { Paper } from '#domain/learning/assessment/paper.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examPaper } from '../../tables.ts'

/** Returns the paper of an attempt as it was drawn. */
export async function readPaper(ctx: Context, attemptID: string): Promise<Paper> {
  const { body } = await fromPrivate(ctx, examPaper)
    .select('body')
    .where('attemptID', '=', attemptID)
    .executeTakeFirstOrThrow()
  return JSON.parse(body) as Paper
}
