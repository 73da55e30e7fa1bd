import { href, redirect } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { isHeld } from '../../rules/company.ts'
import { type Grant, myGrants, type Seat, seatsOf } from '../../seats/hold.server.ts'
import { myInvitations, mySeats, takeSeatBy } from '../../seats/take.server.ts'
import { companyWords } from '../../seats/words.ts'

/** The seats that the learner assigns for their company, and their own invitations. */
export const loader = loads(async (ctx, { url }) => {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const [grants, invitations] = await Promise.all([myGrants(ctx), myInvitations(ctx)])
  const seats = await seatsOf(
    ctx,
    grants.map(({ _id }) => _id),
  )
  return {
    words,
    title: pageTitle(ctx, words.title),
    grants: grants.map((grant) => lineOf(ctx, { grant, seats })),
    invitations: invitations.map(({ _id, told }) => ({ id: _id, told })),
    taken: await takenOf(ctx, url.searchParams.get('taken')),
  }
})

/** Takes a seat that is addressed to the learner. */
export const action = acts(async (ctx, { form }) => {
  const seat = await takeSeatBy(ctx, String(form.get('seat')))
  return redirect(`${href('/user/seats')}?${new URLSearchParams({ taken: seat })}`)
})

function lineOf(ctx: Context, { grant, seats }: { grant: Grant; seats: readonly Seat[] }) {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const used = seats.filter((one) => one.grantID === grant._id && isHeld(one, nowOf(ctx))).length
  return {
    id: grant._id,
    href: href('/user/seats/:id', { id: grant._id }),
    company: grant.company,
    course: grant.course ?? words.none,
    ...{ used, all: grant.seats, usedOf: fill(words.usedOf, { used, all: grant.seats }) },
    until: formatDay(grant.untilDate, { length: 'medium', locale: ctx.locale }),
  }
}

/** The state of the seat that was just taken. Null if there is none. */
async function takenOf(ctx: Context, seat: string | null) {
  if (seat === null) return null
  const own = (await mySeats(ctx)).find(({ _id }) => _id === seat)
  return { begin: own ? href('/lesson/play/:cid/:pid', { cid: own.courseID, pid: 'start' }) : null }
}
