import { href } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeAttendance, keepAttendance } from '../../teaching/session/describe-attendance.server.ts'
import { teachingWords as words } from '../../teaching/teaching/words.ts'

/** The attendance of a session, for a lecturer of the course. */
export const loader = loads(async (ctx, { params, url }) => {
  const id = params.id ?? ''
  const code = href('/lesson/teaching/session/:id/code', { id })
  const list = await describeAttendance(ctx, { id, q: (url.searchParams.get('q') ?? '').slice(0, 100), code })
  const back = { href: href('/lesson/teaching'), label: words.heading[ctx.locale] }
  return { title: pageTitle(ctx, list.name), back, list }
})

export const action = acts((ctx, { params, form }) => keepAttendance(ctx, { id: params.id ?? '', form }))
