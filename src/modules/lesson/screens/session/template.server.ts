import { attendanceRuleOf } from '#modules/enroll/public-api.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { loads } from '#platform/http/request.server.ts'
import { assertAttendanceTaker } from '../../teaching/session/attendance.server.ts'
import { statusNames } from '../../teaching/session/status-names.ts'
import { sheetFacts } from '../../teaching/attendance/import/sheet-facts.server.ts'
import { importWords as words } from '../../teaching/attendance/import/words.ts'

/** The learners of a course and its sessions as a spreadsheet to fill in, with what is recorded already. */
export const loader = loads(async (ctx, { params }) => {
  const courseID = params.id ?? ''
  const { course, sessions, people } = await sheetFacts(ctx, courseID)
  await assertAttendanceTaker(ctx, { courseID, roundID: null })
  const held = sessions.filter(({ cancelled }) => !cancelled)
  const names = statusNames((await attendanceRuleOf(ctx, courseID))!.names, ctx.locale)
  const marks = new Map(
    (
      await from(ctx, 'attendance')
        .select(['attendance.enrollID', 'attendance.sessionID', 'attendance.status'])
        .where('attendance.courseID', '=', courseID)
        .execute()
    ).map(({ enrollID, sessionID, status }) => [`${enrollID} ${sessionID}`, names[status]]),
  )
  const heads = [words.username[ctx.locale], words.name[ctx.locale], ...held.map(({ label }) => label)]
  const table = people.map(({ enrollID, username, name }) =>
    [username ?? '', name, ...held.map(({ _id }) => marks.get(`${enrollID} ${_id}`) ?? '')].map(guardText),
  )
  const sheet = { title: course.name, heads: heads.map(guardText), forms: heads.map(() => 'text' as const) }
  const bytes = await ctx.app.spreadsheets.write(sheet, once(table))
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': fileTypes.xlsx,
      'content-disposition': `attachment; filename="attendance-${courseID}.xlsx"`,
    },
  })
})

async function* once(table: string[][]) {
  yield table
}
