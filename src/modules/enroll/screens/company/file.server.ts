import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { loads } from '#platform/http/request.server.ts'
import { describeSeat } from '../../seats/describe-seats.ts'
import { grantOf, seatsOf } from '../../seats/hold.server.ts'
import { companyWords } from '../../seats/words.ts'

/** The people of a company in one of its courses, as a spreadsheet for its contact person. */
export const loader = loads(async (ctx, { params }) => {
  const grant = await grantOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const seats = (await seatsOf(ctx, [grant._id])).map((one) => describeSeat(ctx, one))
  const heads = [words.people, words.person, words.status, words.percent, words.isComplete]
  const rows = seats.map(({ invited, name, state, percent, isComplete }) => [
    ...[invited, name, state, percent === null ? '' : String(percent)],
    isComplete ? words.yes : words.no,
  ])
  const sheet = { title: grant.company.slice(0, 31), heads, forms: heads.map(() => 'text' as const) }
  const bytes = await ctx.app.spreadsheets.writeBook([{ sheet, rows: once(rows) }])
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="seats-${grant._id}.xlsx"`,
      'cache-control': 'no-store',
    },
  })
})

async function* once(rows: string[][]) {
  yield rows
}
