import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { lastCancelDay, substituteProblem } from '../../../rules/rounds.ts'
import { daysInWords } from '../../../rounds/days-in-words.ts'
import { endOffer, nameSubstitute } from '../../../rounds/substitute/name-substitute.server.ts'
import { type GivenSeat, openTransferOf, seatIn } from '../../../rounds/substitute/transfers.server.ts'
import { substituteProblems, substituteWords } from '../../../rounds/substitute/words.ts'

/** The learner's own seat in a round, to give to another person, or why they cannot. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const words = wordsOf(ctx, { name: 'enroll.substitute', words: substituteWords })
  const courseID = idOf(params.id)
  const seat = await seatIn(ctx)
    .where('enroll.userID', '=', ctx.viewer.id)
    .where('enroll.courseID', '=', courseID)
    .executeTakeFirst()
  if (!seat) await assertCourse(ctx, courseID)
  const open = seat && (await openTransferOf(ctx, seat._id))
  const problem = seat && substituteProblem({ ...seat, isByStaff: false, today: bangkokDay(ctx.now) })
  return {
    ...{ words, title: pageTitle(ctx, words.title), detail: href('/lesson/detail/:id', { id: courseID }) },
    name: seat ? `${seat.name} ${fill(words.round, { n: seat.number, days: daysInWords(seat, ctx.locale) })}` : '',
    text: !seat ? words.none : problem ? substituteProblems[problem][ctx.locale] : textOf(ctx, seat),
    mayGive: seat !== undefined && problem === null,
    open: open && fill(words.open, { until: formatInstant(open.expiresAt, { length: 'medium', locale: ctx.locale }) }),
    isSent: url.searchParams.has('sent'),
  }
})

/** Sends the link or cancels it. If that is refused, the page says why and nothing changes. */
export const action = acts(async (ctx, { params, form }) => {
  const courseID = idOf(params.id)
  const here = href('/lesson/detail/:id/substitute', { id: courseID })
  const email = String(form.get('email') ?? '')
  try {
    if (form.get('intent') === 'end') await endOffer(ctx, courseID)
    else await nameSubstitute(ctx, { courseID, email })
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale], email }, { status: statusOf[error.kind] })
  }
  return redirect(form.get('intent') === 'end' ? here : `${here}?sent`)
})

function textOf(ctx: Context, seat: GivenSeat): string {
  const last = lastCancelDay(seat)
  const until = last ? formatDay(last, { length: 'long', locale: ctx.locale }) : ''
  return fill(substituteWords.text[ctx.locale], { until })
}

/** Throws not-found for a course that the viewer may not know of. */
async function assertCourse(ctx: Context, _id: string) {
  const course = await from(ctx, 'course').select('course._id').where('course._id', '=', _id).executeTakeFirst()
  if (!course) throw notFound()
}

function idOf(id = ''): string {
  if (!/^[0-9a-f]{24}$/.test(id)) throw notFound()
  return id
}
