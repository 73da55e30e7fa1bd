import { data, href, redirect } from 'react-router'
import { ownReview, removeOwnReview, reviewWords, writeReview } from '#modules/enroll/public-api.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { toastCookie } from '#platform/office/toast/toast-cookie.ts'
import { courseOf } from '../../components/course/lessons.server.ts'

const mostText = 2000

/** The learner's own review of a course that they have completed. */
export const loader = loads(async (ctx, { params }) => {
  const course = await courseOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'enroll.review', words: reviewWords })
  const { enrollID, review } = await ownReview(ctx, course._id)
  return {
    title: pageTitle(ctx, words.pageTitle),
    words,
    name: course.name,
    back: href('/lesson/detail/:id', { id: course._id }),
    mayWrite: enrollID !== null || review !== null,
    review: review && { stars: review.stars, text: review.text, isHidden: review.status === 'hidden' },
  }
})

export const action = acts(async (ctx, { params, form, cookies }) => {
  const course = await courseOf(ctx, params.id)
  const words = wordsOf(ctx, { name: 'enroll.review', words: reviewWords })
  const intent = String(form.get('intent'))
  if (intent !== 'save' && intent !== 'remove') throw notFound()
  const text = String(form.get('text') ?? '').trim()
  const stars = Number(form.get('stars'))
  const problem = (field: string, said: string, status = 400) =>
    data({ problem: { field, text: said }, stars, text: text.slice(0, 20_000) }, { status })
  if (intent === 'save' && ![1, 2, 3, 4, 5].includes(stars)) return problem('stars', words.noStars)
  if (intent === 'save' && text.length > mostText) return problem('text', words.tooLong)
  try {
    await (intent === 'remove'
      ? removeOwnReview(ctx, course._id)
      : writeReview(ctx, { courseID: course._id, stars, text }))
  } catch (error) {
    const issue = error instanceof RequestError ? error.issues[0] : undefined
    if (!issue) throw error
    return problem('course', issue[ctx.locale], statusOf[(error as RequestError).kind])
  }
  cookies.push(toastCookie({ kind: 'plain', text: intent === 'remove' ? words.removed : words.sent }))
  return redirect(`${href('/lesson/detail/:id', { id: course._id })}#reviews`)
})
