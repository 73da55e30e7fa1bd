import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import type { SubmittedAnswers } from '../../rules/split-private.ts'
import { formPrivate } from '../../submissions/store/tables.ts'

/** The private answers of a submission. Who displays them records that somebody looked. */
export async function privateAnswers(ctx: Context, _id: string): Promise<SubmittedAnswers> {
  const row = await fromPrivate(ctx, formPrivate).select('answers').where('_id', '=', _id).executeTakeFirst()
  return row ? (JSON.parse(row.answers) as SubmittedAnswers) : {}
}
