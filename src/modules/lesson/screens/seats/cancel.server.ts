import { data, href, redirect } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { cancelEnrolment, cancelProblems, daysInWords, ownSeat } from '#modules/enroll/public-api.ts'
import { type OwnRefund, ownRefundOf, ownRefundWords, requestOwnRefund } from '#modules/refund/public-api.ts'
import type { Context } from '#platform/context.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { courseOf } from '../../components/course/lessons.server.ts'
import { cancelWords } from '../../components/seats/words.ts'

type Words = Record<keyof typeof cancelWords, string>

/** Asks before the learner's own enrolment in a round is cancelled, with what goes back of its price, or says why it cannot be. */
export const loader = loads(async (ctx, { params }) => {
  const course = await courseOf(ctx, params.id)
  const detail = href('/lesson/detail/:id', { id: course._id })
  const seat = await ownSeat(ctx, course._id)
  const words = wordsOf(ctx, { name: 'lesson.cancel', words: cancelWords })
  const until = seat?.until ? formatDay(seat.until, { length: 'long', locale: ctx.locale }) : ''
  const problem = seat?.problem ? cancelProblems[seat.problem][ctx.locale] : fill(words.text, { until })
  const refund = await ownRefundOf(ctx, course._id)
  return {
    ...{ words, detail, refund: refund && describeRefund(ctx, { refund, words }) },
    title: pageTitle(ctx, refund ? words.refundTitle : words.title),
    heading: refund ? words.refundTitle : words.title,
    name: seat
      ? `${course.name} ${fill(words.round, { n: seat.number, days: daysInWords(seat, ctx.locale) })}`
      : course.name,
    text: seat ? problem : words.none,
    give: seat?.mayGive ? href('/lesson/detail/:id/substitute', { id: course._id }) : null,
    mayCancel: seat?.problem === null,
  }
})

/** What goes back for a paid seat, and the form that requests it while something does. */
function describeRefund({ locale }: Context, { refund, words }: { refund: OwnRefund; words: Words }) {
  const baht = (amount: number) => formatBaht(amount, { style: 'word', locale })
  const of = { paid: baht(refund.paid), amount: baht(refund.amount) }
  const isOpen = !refund.isRequested && refund.amount > 0
  const text = refund.isRequested
    ? words.refundRequested
    : refund.amount === 0
      ? ownRefundWords.tooLate[locale]
      : refund.share.kind === 'staff'
        ? words.refundByStaff
        : words.refundText
  const way = refund.method === 'card' ? words.toCard : refund.method === 'credit' ? words.toCredit : null
  return { isOpen, text: fill(text, of), way, agreed: String(refund.amount) }
}

/** Cancels the enrolment, or requests the refund of a paid one. If that is refused, the page says why and nothing changes. */
export const action = acts(async (ctx, { params, form }) => {
  const course = await courseOf(ctx, params.id)
  const text = (name: string) => oneLine(String(form.get(name) ?? '')).slice(0, 200)
  const typed = { to: text('to'), reason: text('reason') }
  try {
    if (form.get('intent') !== 'refund') await cancelEnrolment(ctx, course._id)
    else {
      await requestOwnRefund(ctx, { courseID: course._id, agreed: Number(text('agreed')), ...typed })
      return redirect(href('/lesson/detail/:id/cancel', { id: course._id }))
    }
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale], typed }, { status: statusOf[error.kind] })
  }
  return redirect(href('/lesson/detail/:id', { id: course._id }))
})
