import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeSent } from '../components/describe-sent.ts'

/** What learners were sent: one of them, those of a course, or all; by kind. */
export const loader = loads(async (ctx, { route, url }) => {
  const heading = route!.meta.title[ctx.locale]
  return { list: await describeSent(ctx, { heading, url }), title: pageTitle(ctx, heading) }
})
