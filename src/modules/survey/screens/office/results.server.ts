import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeDashboard } from '#platform/office/screens/dashboard/describe-dashboard.ts'
import { surveyById } from '../../answering/describe-survey.server.ts'
import { describeResults, resultsNote } from '../../results/describe-results.server.ts'

/** The results of a survey. */
export const loader = loads(async (ctx, { route, params }) => {
  noStore(ctx)
  const survey = await surveyById(ctx, params['id'] ?? '')
  return {
    ...describeDashboard(ctx, { route, ...(await describeResults(ctx, survey)) }),
    note: resultsNote(ctx, survey),
  }
})
