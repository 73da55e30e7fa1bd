import { href } from 'react-router'
import { loads } from '#platform/http/request.server.ts'
import { absolute } from '#platform/site/absolute.ts'
import { formatCalendar } from '#platform/content/calendar/format-calendar.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { sessionOf } from '../../teaching/session/attendance.server.ts'
import { sessionWords as words } from '../../teaching/session/words.ts'

/** A session as a calendar file, for a person's own calendar. Only enrolled learners get the online link in it. */
export const loader = loads(async (ctx, { params }) => {
  const session = await sessionOf(ctx, params.id)
  const site = ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn
  const file = formatCalendar(fill(words.courseOf[ctx.locale], { site }), [
    {
      uid: `${session._id}@${ctx.site.hostname}`,
      changedAt: session.updatedAt,
      from: session.startsAt,
      until: session.endsAt,
      title: `${session.course}: ${session.name}`,
      text: session.url ?? '',
      ...(session.place && { place: session.place }),
      url: absolute(ctx, href('/lesson/detail/:id', { id: session.courseID })),
      isBusy: true,
    },
  ])
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${session._id}.ics"`,
    },
  })
})
