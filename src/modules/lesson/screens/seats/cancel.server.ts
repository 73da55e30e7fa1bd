import { data, href, redirect } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { cancelEnrolment, cancelProblems, daysInWords, ownSeat } from '#modules/enroll/public-api.ts'
import { RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { courseOf } from '../../components/course/lessons.server.ts'
import { cancelWords } from '../../components/seats/words.ts'

/** Asks before the learner's own enrolment in a round is cancelled, or says why it cannot be. */
export const loader = loads(async (ctx, { params }) => {
  const course = await courseOf(ctx, params.id)
  const detail = href('/lesson/detail/:id', { id: course._id })
  const seat = await ownSeat(ctx, course._id)
  const words = wordsOf(ctx, { name: 'lesson.cancel', words: cancelWords })
  const until = seat?.until ? formatDay(seat.until, { length: 'long', locale: ctx.locale }) : ''
  return {
    ...{ words, title: pageTitle(ctx, words.title), detail },
    name: seat
      ? `${course.name} ${fill(words.round, { n: seat.number, days: daysInWords(seat, ctx.locale) })}`
      : course.name,
    text: !seat ? words.none : seat.problem ? cancelProblems[seat.problem][ctx.locale] : fill(words.text, { until }),
    give: seat?.mayGive ? href('/lesson/detail/:id/substitute', { id: course._id }) : null,
    mayCancel: seat?.problem === null,
  }
})

/** Cancels the enrolment and returns to the course. If that is refused, the page says why and nothing changes. */
export const action = acts(async (ctx, { params }) => {
  const course = await courseOf(ctx, params.id)
  try {
    await cancelEnrolment(ctx, course._id)
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale] }, { status: statusOf[error.kind] })
  }
  return redirect(href('/lesson/detail/:id', { id: course._id }))
})
