import { href, redirect } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeMarking, markByForm } from '../../teaching/assignment/describe-marking.server.ts'
import { markWords as words } from '../../teaching/assignment/words.ts'

/** A submission beside its rubric, for staff. */
export const loader = loads(async (ctx, { params }) => {
  const pathOf = (id: string) => href('/lesson/assignment/:id', { id })
  const marking = await describeMarking(ctx, { id: params.id ?? '', pathOf })
  const crumb = { href: href('/lesson/assignment'), label: words.queue[ctx.locale] }
  return { title: pageTitle(ctx, marking.learner), crumb, marking }
})

export const action = acts(async (ctx, { params, form }) => {
  const id = params.id ?? ''
  const answer = await markByForm(ctx, { id, form })
  return answer && 'data' in answer ? answer : redirect(href('/lesson/assignment/:id', { id }))
})
