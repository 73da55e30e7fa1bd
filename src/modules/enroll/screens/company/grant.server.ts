import { data, href, redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { nowOf } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, type Call, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { seatsToGive } from '../../rules/company.ts'
import { describeSeat } from '../../seats/describe-seats.ts'
import { type Grant, grantOf, handOut, type Seat, seatsOf, takeBack } from '../../seats/hold.server.ts'
import { doneSoon } from '../../seats/take.server.ts'
import { companyWords } from '../../seats/words.ts'

/** A company's seats in one course: the people, their progress, and the seats left. */
export const loader = loads(async (ctx, { params }) => {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const grant = await grantOf(ctx, params.id)
  const seats = await seatsOf(ctx, [grant._id])
  return {
    words,
    title: pageTitle(ctx, words.title),
    company: grant.company,
    course: grant.course ?? words.none,
    all: grant.seats,
    used: grant.seats - seatsToGive(grant, { seats, now: nowOf(ctx) }),
    left: leftOf(ctx, { grant, seats }),
    mayGive: grant.untilDate >= bangkokDay(ctx.now) && seatsToGive(grant, { seats, now: nowOf(ctx) }) > 0,
    figures: figuresOf(ctx, seats),
    seats: seats.map((one) => describeSeat(ctx, one)),
    list: href('/user/seats'),
    file: href('/user/seats/:id/file', { id: grant._id }),
  }
})

/** Assigns seats or takes one back. Errors appear on the page with what was typed. */
export const action = acts(async (ctx, { params, form }) => {
  const text = String(form.get('people') ?? '')
  try {
    if (form.get('intent') === 'back') return await giveBack(ctx, { params, form })
    const made = await handOut(ctx, { grantID: (await grantOf(ctx, params.id))._id, text })
    return data({ made, problem: null, text: '' })
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ made: [], problem: error.issues[0][ctx.locale], text }, { status: statusOf[error.kind] })
  }
})

async function giveBack(ctx: Context, { params, form }: Pick<Call, 'params' | 'form'>) {
  const grant = await grantOf(ctx, params.id)
  await doneSoon(ctx, await takeBack(ctx, { grantID: grant._id, seat: String(form.get('seat')) }))
  return redirect(href('/user/seats/:id', { id: grant._id }))
}

function leftOf(ctx: Context, { grant, seats }: { grant: Grant; seats: readonly Seat[] }) {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const day = formatDay(grant.untilDate, { length: 'medium', locale: ctx.locale })
  if (grant.untilDate < bangkokDay(ctx.now)) return fill(words.over, { day })
  return fill(words.left, { n: seatsToGive(grant, { seats, now: nowOf(ctx) }), day })
}

function figuresOf(ctx: Context, seats: readonly Seat[]) {
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  const now = nowOf(ctx)
  return fill(words.figures, {
    enrolled: seats.filter(({ status }) => status === 'enrolled').length,
    invited: seats.filter(({ status, expiresAt }) => status === 'invited' && expiresAt > now).length,
    complete: seats.filter(({ isComplete }) => isComplete).length,
  })
}
