import { href } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { sessionOf } from '../../teaching/session/attendance.server.ts'
import { describeAttendance, keepAttendance } from '../../teaching/session/describe-attendance.server.ts'

/** The attendance of a session, for staff. */
export const loader = loads(async (ctx, { params, url }) => {
  const id = params.id ?? ''
  const code = href('/lesson/session/:id/code', { id })
  const list = await describeAttendance(ctx, { id, q: (url.searchParams.get('q') ?? '').slice(0, 100), code })
  const { courseID } = await sessionOf(ctx, id)
  return {
    title: pageTitle(ctx, list.name),
    crumbs: [{ href: href('/lesson/session'), label: list.words.sessions }],
    sheet: `${href('/enroll/roster')}?layout=signin&where=courseID:is:${courseID}`,
    imports: href('/lesson/attendance/:id/import', { id: courseID }),
    list,
  }
})

export const action = acts((ctx, { params, form }) => keepAttendance(ctx, { id: params.id ?? '', form }))
