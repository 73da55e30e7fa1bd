import { href, redirect } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeMarking, markByForm } from '../../teaching/assignment/describe-marking.server.ts'
import { teachingWords as words } from '../../teaching/teaching/words.ts'

/** The same for a lecturer, limited to their own courses. */
export const loader = loads(async (ctx, { params }) => {
  const pathOf = (id: string) => href('/lesson/teaching/marking/:id', { id })
  const marking = await describeMarking(ctx, { id: params.id ?? '', pathOf })
  const back = { href: href('/lesson/teaching'), label: words.heading[ctx.locale] }
  return { title: pageTitle(ctx, marking.learner), back, marking }
})

export const action = acts(async (ctx, { params, form }) => {
  const id = params.id ?? ''
  const answer = await markByForm(ctx, { id, form })
  return answer && 'data' in answer ? answer : redirect(href('/lesson/teaching/marking/:id', { id }))
})
