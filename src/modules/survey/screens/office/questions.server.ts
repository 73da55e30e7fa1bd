import { data, href, redirect } from 'react-router'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { surveyById } from '../../answering/describe-survey.server.ts'
import { draftQuestion, surveyQuestions } from '../../collections/survey-questions.ts'
import { lintWords, officeWords as words, typeWords } from './words.ts'
import { lintQuestions } from '../../rules/lint-questions.ts'
import type { SurveyQuestion } from '../../rules/survey-question.ts'

/** The editor of the questions of a survey. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const survey = await surveyById(ctx, params['id'] ?? '')
  return {
    title: pageTitle(ctx, `${words.editQuestions[locale]} ${survey.name}`),
    heading: survey.name,
    crumbs: [
      { href: href('/survey/dashboard'), label: words.surveys[locale] },
      { href: href('/survey/detail/:id', { id: survey._id }), label: survey.name },
    ],
    ...{ questions: survey.questions, version: survey.version, isLocked: survey.status !== 'draft' },
    ...{ isSaved: url.searchParams.has('saved'), words: inLocale(words, locale), types: inLocale(typeWords, locale) },
  }
})

/** Saves the questions. What is wrong is said by the number of the question; the editor still has everything. */
export const action = acts(async (ctx, { params, form }) => {
  const survey = await surveyById(ctx, params['id'] ?? '')
  const read = readQuestions(form.get('questions'))
  const problems = read ? problemsOf(ctx, read) : [lintWords.wrong[ctx.locale]]
  if (!read || problems.length > 0) return data({ problems }, { status: statusOf.invalid })
  try {
    const version = Number(form.get('version'))
    await update(ctx, 'survey', { _id: survey._id, change: { questions: read }, version })
    return redirect(`${href('/survey/questions/:id', { id: survey._id })}?saved`)
  } catch (error) {
    if (!(error instanceof RequestError) || !['invalid', 'conflict'].includes(error.kind)) throw error
    const text = error.kind === 'conflict' ? words.changed[ctx.locale] : error.issues[0]?.[ctx.locale]
    return data({ problems: [text ?? lintWords.wrong[ctx.locale]] }, { status: statusOf[error.kind] })
  }
})

const problemsOf = (ctx: Context, questions: readonly SurveyQuestion[]): string[] => {
  const problems = lintQuestions(questions).map(({ n, code }) => fill(lintWords[code][ctx.locale], { n }))
  if (problems.length > 0) return problems
  return surveyQuestions.safeParse(questions).success ? [] : [lintWords.wrong[ctx.locale]]
}

/** Only the editor makes what may still lack texts. Anything else is not read further. */
function readQuestions(sent: FormDataEntryValue | null): SurveyQuestion[] | null {
  try {
    const read: unknown = JSON.parse(String(sent))
    return Array.isArray(read) && read.every(hasShape) ? (read as SurveyQuestion[]) : null
  } catch {
    return null
  }
}

const hasShape = (one: unknown) => draftQuestion.safeParse(one).success
