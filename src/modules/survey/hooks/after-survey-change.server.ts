import { isDeepStrictEqual } from 'node:util'
import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { releaseAnswers } from '../answering/anonymous-answers.server.ts'
import type { SurveyQuestion } from '../rules/survey-question.ts'
import { surveyTicket } from '../tables.ts'
import { surveyWords as words } from '../words.ts'

/** Checks a survey as a whole, counts versions of its questions, and releases the last anonymous answers when it closes. */
const settleSurvey: AfterChange = async (ctx, { before, row }) => {
  assertComplete(row)
  if (before === null) return
  const hasNewQuestions = !isDeepStrictEqual(before['questions'], row['questions'])
  if (hasNewQuestions && (before['status'] !== 'draft' || row['status'] !== 'draft'))
    throw problem('questions', 'isLocked')
  await assertChange(ctx, { before, row })
  if (hasNewQuestions)
    await compute(ctx, 'survey', { _id: row._id, change: { questionVersion: Number(row['questionVersion']) + 1 } })
  if (before['status'] !== 'closed' && row['status'] === 'closed' && row['isAnonymous'] === true)
    await releaseAnswers(ctx, { surveyID: row._id, isClosed: true })
}

export default settleSurvey

function assertComplete(row: ChangedRow['row']) {
  if (row['audience'] !== 'all' && !row['courseID']) throw problem('courseID', 'noCourse')
  const [opensAt, closesAt] = [row['opensAt'], row['closesAt']]
  if (opensAt && closesAt && instantMs(opensAt) >= instantMs(closesAt)) throw problem('closesAt', 'endsFirst')
  const questions = row['questions'] as SurveyQuestion[]
  if (row['status'] === 'open' && !questions.some(({ question }) => question.type !== 'text-only'))
    throw problem('questions', 'noQuestions')
}

const instantMs = (value: unknown) => new Date(value as string | Date).getTime()

async function assertChange(
  ctx: Context,
  { before, row }: { before: Record<string, unknown>; row: ChangedRow['row'] },
) {
  const isTurned = before['isAnonymous'] !== row['isAnonymous']
  const isDrafted = before['status'] !== 'draft' && row['status'] === 'draft'
  if (before['isAnonymous'] === true && before['status'] === 'closed' && row['status'] !== 'closed')
    throw problem('status', 'isFinal')
  if ((isTurned || isDrafted) && (await wasAnswered(ctx, row._id)))
    throw problem(isTurned ? 'isAnonymous' : 'status', 'hasAnswers')
}

const problem = (field: string, code: keyof typeof words) => invalid({ field, code, ...words[code] })

async function wasAnswered(ctx: Context, surveyID: string): Promise<boolean> {
  const ticket = await fromPrivate(ctx, surveyTicket)
    .select('userID')
    .where('surveyID', '=', surveyID)
    .limit(1)
    .executeTakeFirst()
  if (ticket) return true
  const response = await from(ctx, 'survey_response')
    .select('survey_response._id')
    .where('survey_response.surveyID', '=', surveyID)
    .limit(1)
    .executeTakeFirst()
  return response !== undefined
}
