import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { PortableQuestion } from '../formats/question-file.ts'
import { assertAuthor } from '../store-version.server.ts'
import { bankWords as words } from './words.ts'
import { newestForAuthor } from './read-question.server.ts'

const maxQuestions = 5000

/** Returns the questions of a bank that are not retired, with their keys, in the order of their codes. */
export async function portableQuestions(ctx: Context, bankID: string): Promise<PortableQuestion[]> {
  assertAuthor(ctx)
  const rows = await from(ctx, 'question')
    .select(['question._id', 'question.code', 'question.tags', 'question.difficulty', 'question.current'])
    .where('question.bankID', '=', bankID)
    .where('question.status', '!=', 'retired')
    .orderBy('question.code')
    .limit(maxQuestions + 1)
    .execute()
  if (rows.length > maxQuestions) throw invalid({ field: 'bank', code: 'too-many', ...words.tooManyToExport })
  const contents = await newestForAuthor(ctx, rows)
  return rows.flatMap(({ _id, code, tags, difficulty }) => {
    const content = contents.get(_id)
    return content ? [{ code, tags, difficulty, ...content }] : []
  })
}
