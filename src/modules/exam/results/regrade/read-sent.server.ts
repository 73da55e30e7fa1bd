import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { readQuestions, refText } from '../../questions/read-questions.server.ts'
import type { SentRegrade } from './describe-regrade.server.ts'

/** Reads the fields of the form. */
export const sentIn = (form: FormData): SentRegrade => ({
  ...{ roundID: String(form.get('roundID') ?? ''), questionID: String(form.get('questionID') ?? '') },
  ...{ mode: String(form.get('mode') ?? ''), accepted: String(form.get('accepted') ?? '').slice(0, 25_000) },
  ...{
    neverLower: form.getAll('neverLower').at(-1) === 'true',
    reason: String(form.get('reason') ?? '').slice(0, 3000),
  },
})

/** What `parseRegrade` reads: options are named by their texts in the form, and by their ids in the request. */
export async function requestOf(ctx: Context, { examID, sent }: { examID: string; sent: SentRegrade }) {
  const typed = sent.accepted.split(/\r?\n/).flatMap((line) => line.trim() || [])
  const accepted = sent.mode === 'also-accept' ? await optionIDs(ctx, { questionID: sent.questionID, typed }) : []
  return { ...sent, examID, accepted }
}

async function optionIDs(ctx: Context, { questionID, typed }: { questionID: string; typed: string[] }) {
  const row = await from(ctx, 'question')
    .select(['question._id as questionID', 'question.current as version'])
    .where('question._id', '=', questionID)
    .executeTakeFirst()
  const question = row && (await readQuestions(ctx, [row])).get(refText(row))
  if (question?.type !== 'single') return typed
  return typed.map((text) => question.content.options.find((option) => option.text === text)?.id ?? text)
}
