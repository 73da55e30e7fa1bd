import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { checkAnswers } from '../rules/check-answers.ts'
import type { SurveyAnswers, SurveyQuestion } from '../rules/survey-question.ts'
import { openingAt } from '../rules/survey-state.ts'
import { surveyTicket } from '../tables.ts'
import { answerWords, surveyWords as words } from '../words.ts'
import { addAnonymousAnswer } from './anonymous-answers.server.ts'
import { completeLessonsJob } from './jobs.ts'

interface AnswerRequest {
  surveyID: string
  /** Reads what was sent, which depends on the questions if a form sent it. */
  read: (questions: readonly SurveyQuestion[]) => Readonly<Record<string, unknown>>
}

/**
 * Stores what the viewer answers in a survey. Returns false if they answered before: nothing changes then. Throws forbidden for anybody but
 * a learner in person or if the survey is not open, not-found for a survey of others, invalid with an issue for each question.
 */
export async function answerSurvey(ctx: Context, { surveyID, read }: AnswerRequest): Promise<boolean> {
  assertLearner(ctx)
  if (!/^[0-9a-f]{24}$/.test(surveyID)) throw notFound()
  return retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const survey = await lockSurvey(inside, surveyID)
      if (await hasAnswered(inside, survey)) return false
      if (openingAt(survey, ctx.now) !== 'open') throw forbidden(issueOf('notOpen'))
      const answers = cleanAnswers(survey, read(survey.questions))
      await (survey.isAnonymous ? addAnonymously : addByName)(inside, { survey, answers })
      await enqueue(inside, completeLessonsJob, { payload: { surveyID, userID: ctx.viewer.id } })
      return true
    }),
  )
}

type SurveyRow = Pick<RowOf<'survey'>, '_id' | 'courseID' | 'isAnonymous' | 'questionVersion' | 'questions'>
type Submission = { survey: SurveyRow; answers: SurveyAnswers }

/** Whether the viewer answered the survey. */
export async function hasAnswered(
  ctx: Context,
  { _id, isAnonymous }: { _id: string; isAnonymous: boolean },
): Promise<boolean> {
  const found = isAnonymous
    ? await fromPrivate(ctx, surveyTicket)
        .select('userID')
        .where('surveyID', '=', _id)
        .where('userID', '=', ctx.viewer.id)
        .executeTakeFirst()
    : await from(ctx, 'survey_response')
        .select('survey_response.userID')
        .where('survey_response.surveyID', '=', _id)
        .where('survey_response.userID', '=', ctx.viewer.id)
        .executeTakeFirst()
  return found !== undefined
}

function assertLearner({ viewer }: Context) {
  if (viewer.role !== 'user' || viewer.actor || viewer.mustReset || viewer.mustSecure)
    throw forbidden(issueOf('onlyLearner'))
}

const issueOf = (code: keyof typeof words) => ({ field: 'survey', code, ...words[code] })

/** The lock lets one answer of a survey in at a time, so that waiting answers can be rewritten. */
async function lockSurvey(ctx: Context, _id: string) {
  const survey = await from(ctx, 'survey').selectAll().where('survey._id', '=', _id).forNoKeyUpdate().executeTakeFirst()
  if (!survey) throw notFound()
  return survey
}

function cleanAnswers({ questions }: SurveyRow, sent: Readonly<Record<string, unknown>>): SurveyAnswers {
  const checked = checkAnswers(questions, sent)
  if ('answers' in checked) return checked.answers
  throw invalid(...checked.problems.map(({ id, code }) => ({ field: id, code, ...answerWords[code] })))
}

async function addAnonymously(ctx: Context, { survey: { _id: surveyID, questionVersion }, answers }: Submission) {
  await insertPrivate(ctx, surveyTicket, { row: { surveyID, userID: ctx.viewer.id } })
  await addAnonymousAnswer(ctx, { surveyID, questionVersion, answers })
}

async function addByName(ctx: Context, { survey, answers }: Submission) {
  const enrolment = survey.courseID
    ? await from(ctx, 'enroll')
        .select('enroll._id')
        .where('enroll.courseID', '=', survey.courseID)
        .where('enroll.userID', '=', ctx.viewer.id)
        .executeTakeFirst()
    : undefined
  await record(ctx, 'survey_response', {
    ...{ surveyID: survey._id, userID: ctx.viewer.id, enrollID: enrolment?._id ?? null },
    ...{ questionVersion: survey.questionVersion, answers, submittedAt: nowOf(ctx) },
  })
}
