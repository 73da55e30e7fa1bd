import { href } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeSessionNotes } from '../../teaching/planning/session-notes.server.ts'
import { sessionOf } from '../../teaching/session/attendance.server.ts'
import { describeAttendance, keepAttendance } from '../../teaching/session/describe-attendance.server.ts'

/** The attendance of a session, for staff. */
export const loader = loads(async (ctx, { params, url }) => {
  const id = params.id ?? ''
  const code = href('/lesson/session/:id/code', { id })
  const list = await describeAttendance(ctx, { id, q: (url.searchParams.get('q') ?? '').slice(0, 100), code })
  const { courseID, roundID } = await sessionOf(ctx, id)
  const meant = roundID === null ? `courseID:is:${courseID}` : `roundID:is:${roundID}`
  return {
    title: pageTitle(ctx, list.name),
    crumbs: [{ href: href('/lesson/session'), label: list.words.sessions }],
    sheet: `${href('/enroll/roster')}?layout=signin&where=${meant}`,
    imports: href('/lesson/attendance/:id/import', { id: courseID }),
    notes: await describeSessionNotes(ctx, id),
    list,
  }
})

export const action = acts((ctx, { params, form }) => keepAttendance(ctx, { id: params.id ?? '', form }))
