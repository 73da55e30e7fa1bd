import { parseKey } from '#domain/learning/assessment/question-schema.ts'
import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { invalid } from '#platform/errors/errors.ts'
import { type NumberedKey, readKeys } from '../../questions/read-keys.server.ts'
import { readQuestions, refText } from '../../questions/read-questions.server.ts'
import { storeKey } from '../../questions/store-version.server.ts'
import { regradeWords as words } from './words.ts'
import type { RegradeRequest } from './regrade-kind.ts'
import { extendKey } from './rules/extend-key.ts'

/** A question version on papers, with the key that a regrade uses. */
export interface RegradeKey {
  question: Question
  /** Null where the mode needs none, or no key fits this version. */
  key: QuestionKey | null
  /** Null for a key that is not stored yet: that of a dry run. */
  number: number | null
}

/** Returns the keys of a regrade for versions of a question, by `refText`. Throws invalid where an added answer does not fit. */
export async function regradeKeys(
  ctx: Context,
  { request, versions }: { request: RegradeRequest; versions: readonly number[] },
): Promise<Map<string, RegradeKey>> {
  const refs = versions.map((version) => ({ questionID: request.questionID, version }))
  const questions = await readQuestions(ctx, refs)
  const needsKey = request.mode === 'also-accept' || request.mode === 'new-key'
  const stored = needsKey ? await readKeys(ctx, refs) : new Map<string, NumberedKey>()
  const replacement = request.mode === 'new-key' ? await newestKey(ctx, request.questionID) : null
  const keys = new Map<string, RegradeKey>()
  for (const ref of refs) {
    const question = questions.get(refText(ref))
    const present = stored.get(refText(ref))
    if (!question) continue
    const wanted = present && (replacement ?? extendKey(present.key, request.accepted))
    const key = wanted
      ? fittingKey({ question, stored: present!, wanted, isStrict: request.mode === 'also-accept' })
      : { key: null, number: null }
    keys.set(refText(ref), { question, ...key })
  }
  return keys
}

/** Stores keys that are new as the newest of their versions, so that reviews follow them too. */
export async function storeRegradeKeys(inside: Context, keys: ReadonlyMap<string, RegradeKey>): Promise<void> {
  for (const [ref, { key, number }] of keys) {
    const [questionID = '', version] = ref.split(' ')
    if (key && number === null) await storeKey(inside, { questionID, version: Number(version), key })
  }
}

/** The key of the question’s newest version, for a regrade with a new key. */
async function newestKey(ctx: Context, questionID: string): Promise<QuestionKey | null> {
  const question = await from(ctx, 'question')
    .select('question.current')
    .where('question._id', '=', questionID)
    .executeTakeFirst()
  if (!question) return null
  const newest = { questionID, version: question.current }
  return (await readKeys(ctx, [newest])).get(refText(newest))?.key ?? null
}

interface KeyFacts {
  question: Question
  /** The newest key of the version. */
  stored: NumberedKey
  wanted: QuestionKey
  isStrict: boolean
}

/** The wanted key as far as it fits the version; the stored one with its number if both are the same. */
function fittingKey({ question, stored, wanted, isStrict }: KeyFacts): Pick<RegradeKey, 'key' | 'number'> {
  const read = parseKey(wanted, question)
  if ('key' in read)
    return { key: read.key, number: isSame(question, { stored, key: read.key }) ? stored.number : null }
  if (!isStrict) return { key: null, number: null }
  throw invalid({ field: 'accepted', code: 'wrong', ...words.wrongAccepted })
}

function isSame(question: Question, of: { stored: NumberedKey; key: QuestionKey }): boolean {
  const before = parseKey(of.stored.key, question)
  return 'key' in before && JSON.stringify(before.key) === JSON.stringify(of.key)
}
