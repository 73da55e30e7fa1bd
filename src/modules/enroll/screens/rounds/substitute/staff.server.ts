import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { type Context, noStore } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { substituteProblem } from '../../../rules/rounds.ts'
import { daysInWords } from '../../../rounds/days-in-words.ts'
import { nameSubstituteFor } from '../../../rounds/substitute/name-substitute.server.ts'
import { outcomeForStaff } from '../../../rounds/substitute/take-substitute.server.ts'
import { openTransferOf, seatIn } from '../../../rounds/substitute/transfers.server.ts'
import { substituteOutcomes, substituteProblems, substituteWords as words } from '../../../rounds/substitute/words.ts'
import { doneSoon } from '../../../seats/take.server.ts'

/** The seat of the enrolment in the address, to give to another person, or why that is not possible. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const enrollID = enrolmentIn(url)
  const seat = enrollID ? await seatIn(ctx).where('enroll._id', '=', enrollID).executeTakeFirst() : undefined
  const said = url.searchParams.get('said')
  return {
    title: pageTitle(ctx, words.title[ctx.locale]),
    back: href('/enroll/dashboard'),
    words: inLocale(words, ctx.locale),
    said: said === 'sent' || said === 'moved' ? words[said][ctx.locale] : null,
    ...(seat ? await describe(ctx, seat) : { name: '', text: words.choose[ctx.locale], mayGive: false, open: null }),
  }
})

/** Gives the seat, or sends a link. If that is refused, the page says why and nothing changes. */
export const action = acts(async (ctx, { url, form }) => {
  const enrollID = enrolmentIn(url)
  if (!enrollID) throw notFound()
  const email = String(form.get('email') ?? '')
  try {
    const { _id, job } = await nameSubstituteFor(ctx, { enrollID, email })
    if (job === null) return redirect(`${url.pathname}?where=_id:is:${enrollID}&said=sent`)
    await doneSoon(ctx, job)
    const { isTaken, problem } = await outcomeForStaff(ctx, _id)
    if (isTaken) return redirect(`${url.pathname}?said=moved`)
    return data({ problem: substituteOutcomes[problem ?? 'unknown'][ctx.locale], email }, { status: 409 })
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale], email }, { status: statusOf[error.kind] })
  }
})

type Seat = NonNullable<Awaited<ReturnType<ReturnType<typeof seatIn>['executeTakeFirst']>>>

async function describe(ctx: Context, seat: Seat) {
  const { locale } = ctx
  const problem = substituteProblem({ ...seat, isByStaff: true, today: bangkokDay(ctx.now) })
  const open = await openTransferOf(ctx, seat._id)
  const until = open && formatInstant(open.expiresAt, { length: 'medium', locale })
  return {
    name: `${seat.name} · ${fill(words.round[locale], { n: seat.number, days: daysInWords(seat, locale) })}`,
    text: problem ? substituteProblems[problem][locale] : words.staffText[locale],
    mayGive: problem === null,
    open: until ? fill(words.openStaff[locale], { until }) : null,
  }
}

/** The enrolment that the address names, as the link of a record writes it. */
const enrolmentIn = (url: URL) => /^_id:is:([0-9a-f]{24})$/.exec(url.searchParams.get('where') ?? '')?.[1]
