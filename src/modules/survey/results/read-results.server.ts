import { sql } from 'kysely'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { readReleased } from '../answering/anonymous-answers.server.ts'
import type { SurveyAnswers } from '../rules/survey-question.ts'
import { surveyTicket } from '../tables.ts'

type SurveyRow = Pick<RowOf<'survey'>, '_id' | 'isAnonymous' | 'audience' | 'courseID'>

/** Returns the answers that staff may read; those of an anonymous survey in a new random order, and only released ones. */
export async function readAnswers(ctx: Context, survey: SurveyRow): Promise<SurveyAnswers[]> {
  if (survey.isAnonymous) return readReleased(ctx, survey._id)
  const responses = await from(ctx, 'survey_response')
    .select('survey_response.answers')
    .where('survey_response.surveyID', '=', survey._id)
    .orderBy('survey_response.submittedAt', 'desc')
    .execute()
  return responses.map(({ answers }) => answers)
}

/** How many people answered, and how many could. The latter is null if the whole site is asked. */
export async function countPeople(
  ctx: Context,
  survey: SurveyRow,
): Promise<{ answered: number; invited: number | null }> {
  const answered = survey.isAnonymous ? await countTickets(ctx, survey._id) : await countResponses(ctx, survey._id)
  return { answered, invited: await countInvited(ctx, survey) }
}

const total = sql<string>`count(*)`

async function countTickets(ctx: Context, surveyID: string): Promise<number> {
  const tickets = fromPrivate(ctx, surveyTicket).select(total.as('n')).where('surveyID', '=', surveyID)
  return Number((await tickets.executeTakeFirstOrThrow()).n)
}

async function countResponses(ctx: Context, surveyID: string): Promise<number> {
  const responses = from(ctx, 'survey_response').select(total.as('n')).where('survey_response.surveyID', '=', surveyID)
  return Number((await responses.executeTakeFirstOrThrow()).n)
}

async function countInvited(ctx: Context, { audience, courseID }: SurveyRow): Promise<number | null> {
  if (audience === 'all' || courseID === null) return null
  const enrolled = from(ctx, 'enroll')
    .select(total.as('n'))
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '=', 'active')
  const invited =
    audience === 'completed' ? enrolled.where(sql<boolean>`enroll.analytics->>'status' = 'complete'`) : enrolled
  return Number((await invited.executeTakeFirstOrThrow()).n)
}
