import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeAssessment } from '../../sitting/waiting/describe-assessment.server.ts'
import { addressOf } from '../../sitting/waiting/read-assessment.server.ts'

/** A round of an exam for its learner. Anybody else does not find it. */
export const loader = loads(async (ctx, { params, url }) => {
  const page = await describeAssessment(ctx, { address: addressOf(params), chosen: url.searchParams.get('attempt') })
  return { ...page, title: pageTitle(ctx, page.name) }
})
