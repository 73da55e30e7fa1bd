import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { plainName } from './plain-name.ts'
import { assertAuthor, readQuestion, storeVersion } from './store-version.server.ts'

interface NewQuestion {
  bankID: string
  /** Unique in the bank; random if missing. */
  code?: string
  status?: 'draft' | 'ready'
  tags?: string[]
  outcome?: string
  difficulty?: 'easy' | 'medium' | 'hard'
  source?: string
  /** A `Question` and its `QuestionKey`, checked here. */
  question: unknown
  key: unknown
}

/** Stores a question with its first version and key. Throws invalid with issues; a code that the bank has is a conflict. */
export const createQuestion = (ctx: Context, of: NewQuestion): Promise<string> => {
  assertAuthor(ctx)
  const { question, key, code = randomBytes(6).toString('hex').toUpperCase(), ...about } = of
  const read = readQuestion({ question, key })
  return inTransaction(ctx, async (inside) => {
    const { _id } = await record(inside, 'question', { ...about, code })
    await compute(inside, 'question', {
      _id,
      change: { name: plainName(read.question), type: read.question.type, current: 1 },
    })
    await storeVersion(inside, { questionID: _id, number: 1, ...read })
    return _id
  })
}
