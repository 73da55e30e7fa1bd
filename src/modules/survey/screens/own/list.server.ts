import { data, href, redirect } from 'react-router'
import { noStore } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { answerSurvey } from '../../answering/answer-survey.server.ts'
import { describeSurvey } from '../../answering/describe-survey.server.ts'
import { describeOwnSurveys } from '../../answering/own-surveys.server.ts'
import { readForm } from '../../rules/read-form.ts'

/** The surveys of the viewer: those that wait for an answer, and those that were answered. */
export const loader = loads((ctx) => describeOwnSurveys(ctx))

/** Stores the answers of a survey. One address takes those of all surveys, so that an access log does not tell which. */
export const action = acts(async (ctx, { form }) => {
  noStore(ctx)
  const surveyID = String(form.get('survey') ?? '')
  try {
    await answerSurvey(ctx, { surveyID, read: (questions) => readForm(questions, form) })
    return redirect(href('/lesson/survey/:id', { id: surveyID }))
  } catch (error) {
    if (!(error instanceof RequestError) || error.kind !== 'invalid') throw error
    const sent = { values: valuesIn(form), issues: error.issues }
    return data({ survey: await describeSurvey(ctx, { id: surveyID, sent }) }, { status: statusOf[error.kind] })
  }
})

const valuesIn = (form: FormData) =>
  Object.fromEntries(
    [...new Set(form.keys())]
      .filter((name) => name.startsWith('q.'))
      .map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  )
