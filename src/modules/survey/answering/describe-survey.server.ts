import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { answerText } from '../rules/answer-text.ts'
import type { SurveyAnswers } from '../rules/survey-question.ts'
import { openingAt } from '../rules/survey-state.ts'
import { ownWords as words } from '../screens/own/words.ts'
import { hasAnswered } from './answer-survey.server.ts'
import { describeQuestions } from './describe-question.ts'

interface SentAnswers {
  values: Record<string, string[]>
  issues: readonly Issue[]
}

/**
 * Describes a survey for its learner: its form, what was answered, or why it takes no answer. `sent` is what was refused. Staff see the form
 * without sending it. Throws not-found if the viewer may not read it.
 */
export async function describeSurvey(ctx: Context, { id, sent }: { id: string; sent?: SentAnswers }) {
  noStore(ctx)
  const survey = await surveyById(ctx, id)
  const isPreview = isStaff(ctx.viewer)
  const questions = describeQuestions(ctx, survey.questions)
  const isAnswered = !isPreview && (await hasAnswered(ctx, survey))
  const state = isPreview ? 'open' : isAnswered ? 'answered' : openingAt(survey, ctx.now)
  return {
    ...{ id, name: survey.name, intro: survey.intro, isAnonymous: survey.isAnonymous, isPreview, state },
    ...{ words: inLocale(words, ctx.locale), list: href('/lesson/survey'), viewerID: ctx.viewer.id },
    text: stateText(ctx, { survey, state }),
    questions: state === 'open' ? questions : [],
    values: sent?.values ?? {},
    problems: problemsOf(ctx, { questions, issues: sent?.issues ?? [] }),
    answers: state === 'answered' && !survey.isAnonymous ? await ownAnswers(ctx, survey) : [],
  }
}

export type SurveyViewModel = Awaited<ReturnType<typeof describeSurvey>>

/** The survey of an id that the viewer may read. */
export async function surveyById(ctx: Context, id: string): Promise<RowOf<'survey'>> {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  const survey = await from(ctx, 'survey').selectAll().where('survey._id', '=', id).executeTakeFirst()
  if (!survey) throw notFound()
  return survey
}

type Described = { survey: RowOf<'survey'>; state: 'open' | 'answered' | 'soon' | 'over' }

function stateText({ locale }: Context, { survey, state }: Described): string {
  if (state === 'answered') return words[survey.isAnonymous ? 'thanksAnonymous' : 'thanksText'][locale]
  if (state === 'over') return words.overText[locale]
  if (state === 'open') return words[survey.isAnonymous ? 'anonymousText' : 'namedText'][locale]
  if (survey.opensAt === null) return words.soonDraft[locale]
  return fill(words.soonText[locale], { when: formatInstant(survey.opensAt, { length: 'long', locale }) })
}

function problemsOf(
  { locale }: Context,
  { questions, issues }: { questions: ReturnType<typeof describeQuestions>; issues: readonly Issue[] },
) {
  return issues.map((issue) => {
    const label = questions.find(({ id }) => id === issue.field)?.label
    return { id: issue.field, text: issue[locale], line: label ? `${label}: ${issue[locale]}` : issue[locale] }
  })
}

async function ownAnswers(ctx: Context, survey: RowOf<'survey'>) {
  const response = await from(ctx, 'survey_response')
    .select('survey_response.answers')
    .where('survey_response.surveyID', '=', survey._id)
    .where('survey_response.userID', '=', ctx.viewer.id)
    .executeTakeFirst()
  return answerPairs(ctx, { survey, answers: response?.answers ?? {} })
}

/** Each question that takes an answer, with the answer as text. */
export function answerPairs(ctx: Context, of: { survey: RowOf<'survey'>; answers: SurveyAnswers }) {
  const truth = { true: words.yes[ctx.locale], false: words.no[ctx.locale] }
  return describeQuestions(ctx, of.survey.questions)
    .filter(({ label }) => label !== null)
    .map(({ id, text, question }) => ({
      ...{ id, name: text },
      value: answerText(question, { answer: of.answers[id], truth }) || words.noAnswer[ctx.locale],
    }))
}
