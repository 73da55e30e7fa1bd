import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { nowOf } from '#platform/context.ts'
import { openedBy, ownDays } from '../../courses/own-calendar.server.ts'
import { learningWords } from '../../courses/words.ts'
import { icalOf } from '../../rules/ical.ts'

/** A learner's calendar for the program that has his private address; not found for any other address. */
export const loader = loads(async (ctx, { params, url }) => {
  const own = await openedBy(ctx, params['token'] ?? '')
  if (!own) throw notFound()
  const file = icalOf({
    ...{ name: pageTitle(ctx, learningWords.calendar[ctx.locale]), host: url.host, stamp: nowOf(ctx) },
    days: await ownDays(own),
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
})
