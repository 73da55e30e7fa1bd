import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { formatCalendar } from '#platform/content/calendar/format-calendar.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { nowOf } from '#platform/context.ts'
import { openedBy, ownDays } from '../../courses/own-calendar.server.ts'
import { learningWords } from '../../courses/words.ts'
import { calendarEntry } from '../../rules/calendar-day.ts'

/** A learner's calendar for a program with its private URL. Throws not-found for any other URL. */
export const loader = loads(async (ctx, { params, url }) => {
  const own = await openedBy(ctx, params['token'] ?? '')
  if (!own) throw notFound()
  const at = { host: url.host, stamp: nowOf(ctx) }
  const file = formatCalendar(
    pageTitle(ctx, learningWords.calendar[ctx.locale]),
    (await ownDays(own)).map((day) => calendarEntry(day, at)),
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
})
