import { pageTitle } from '#platform/site/page-title.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeSurvey } from '../../answering/describe-survey.server.ts'

/** A survey to fill in, or what became of it. */
export const loader = loads(async (ctx, { params }) => {
  const survey = await describeSurvey(ctx, { id: params['id'] ?? '' })
  return { survey, title: pageTitle(ctx, survey.name) }
})
