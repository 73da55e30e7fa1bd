import { data, href, redirect } from 'react-router'
import { formatBaht, priceOf } from '#domain/money/baht.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { ownProfiles } from '#modules/billing/public-api.ts'
import { noStore } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { courseForSale, orderSeats } from '../../orders/buyers/company/order-seats.server.ts'
import { companyOrderWords } from './words.ts'

/** A course with a price, and the tax data that the buyer entered for their company before. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const course = await courseForSale(ctx, params['id'] ?? '')
  if (!course || priceOf(course).isFree) throw notFound()
  const words = wordsOf(ctx, { name: 'order.company', words: companyOrderWords })
  const known = (await ownProfiles(ctx)).find(({ type }) => type === 'company')
  const price = formatBaht(priceOf(course).pays, { style: 'word', locale: ctx.locale })
  return {
    words,
    title: pageTitle(ctx, words.title),
    course: course.name,
    each: fill(words.each, { price }),
    typed: {
      ...{ seats: '10', name: known?.name ?? '', taxId: known?.taxId ?? '' },
      ...{ branch: known?.branch ?? '', address: known?.address ?? '' },
    },
  }
})

/** Orders the seats and leads to their payment, or shows the form again with the reason why not. */
export const action = acts(async (ctx, { params, form }) => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000)
  const company = { name: text('name'), taxId: text('taxId'), branch: text('branch'), address: text('address') }
  const seats = text('seats')
  try {
    const id = await orderSeats(ctx, { courseID: params['id'] ?? '', seats: readNumber(seats) ?? 0, company })
    return redirect(href('/lesson/pay/:id', { id }), 303)
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    const typed = { ...company, seats }
    return data({ problem: issue[ctx.locale], typed }, { status: statusOf[(error as RequestError).kind] })
  }
})
