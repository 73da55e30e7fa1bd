import { href, redirect } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { assertToken, outcomeFor, takeSubstitute } from '../../../rounds/substitute/take-substitute.server.ts'
import { substituteOutcomes, substituteWords } from '../../../rounds/substitute/words.ts'

/** Explains the seat before it is taken, and shows what became of it. The link is checked only when it is used. */
export const loader = loads(async (ctx, { params, url }) => {
  noStore(ctx)
  const token = params.token ?? ''
  assertToken(ctx, token)
  const words = wordsOf(ctx, { name: 'enroll.substitute', words: substituteWords })
  const result = url.searchParams.has('done') ? await resultOf(ctx, token.slice(0, 24)) : null
  const title = !result ? words.takeTitle : result.course ? words.taken : words.failed
  return {
    words,
    title: pageTitle(ctx, title),
    heading: title,
    text: result?.text ?? fill(words.takeText, { name: ctx.viewer.name }),
    result,
    courses: href('/lesson/home'),
  }
})

/** Takes the seat, once, and shows the result. */
export const action = acts(async (ctx, { params }) => {
  const token = await takeSubstitute(ctx, params.token ?? '')
  return redirect(`${href('/user/substitute/:token', { token })}?done`)
})

async function resultOf(ctx: Context, _id: string) {
  const { courseID, problem } = await outcomeFor(ctx, _id)
  if (courseID === null) return { course: null, text: substituteOutcomes[problem][ctx.locale] }
  return { course: href('/lesson/detail/:id', { id: courseID }), text: substituteWords.takenText[ctx.locale] }
}
