import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { questionWords as words } from '../words.ts'
import { plainName } from './plain-name.ts'
import { assertAuthor, readQuestion, storeVersion } from './store-version.server.ts'

interface QuestionChange {
  questionID: string
  /** The version that the author saw. An older one is a conflict. */
  current: number
  question: unknown
  key: unknown
}

/** Stores the next version of a question with its key, and returns its number. Papers that have an earlier one keep it. */
export const changeQuestion = (ctx: Context, of: QuestionChange): Promise<number> => {
  assertAuthor(ctx)
  const read = readQuestion(of)
  return inTransaction(ctx, async (inside) => {
    const { questionID } = of
    const present = await from(inside, 'question')
      .select('question.current')
      .where('question._id', '=', questionID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!present) throw notFound()
    if (present.current !== of.current) throw conflict({ field: 'current', code: 'version', ...words.changedMeanwhile })
    const number = present.current + 1
    await storeVersion(inside, { questionID, number, ...read })
    const { type } = read.question
    await compute(inside, 'question', {
      _id: questionID,
      change: { name: plainName(read.question), type, current: number },
    })
    return number
  })
}
