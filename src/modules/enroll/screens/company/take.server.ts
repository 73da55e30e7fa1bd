import { href, redirect } from 'react-router'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { takeSeatBy } from '../../seats/take.server.ts'
import { companyWords } from '../../seats/words.ts'

/** Explains taking a seat by its link before it happens. The link is checked only on submission. */
export const loader = loads((ctx, { params }) => {
  if (!/^[0-9a-f]{24}[\w-]{43}$/.test(params.token ?? '')) throw notFound()
  const words = wordsOf(ctx, { name: 'enroll.company', words: companyWords })
  return {
    words,
    title: pageTitle(ctx, words.takeTitle),
    text: fill(words.takeText, { name: ctx.viewer.name }),
  }
})

/** Takes the seat, once, and shows the result. */
export const action = acts(async (ctx, { params }) => {
  const seat = await takeSeatBy(ctx, params.token ?? '')
  return redirect(`${href('/user/seats')}?${new URLSearchParams({ taken: seat })}`)
})
