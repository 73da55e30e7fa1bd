import { href } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeMarking, markByForm } from '../../marking/describe-marking.server.ts'
import { afterMark } from '../../marking/after-mark.ts'

const pathOf = (id: string) => (query: string) => `${href('/lesson/exam/marking/:id', { id })}${query}`

/** The answers of a round that people mark, for staff. */
export const loader = loads(async (ctx, { params, url }) => {
  const roundID = params['id'] ?? ''
  const marking = await describeMarking(ctx, { roundID, query: url.searchParams, pathOf: pathOf(roundID) })
  const crumb = { href: href('/lesson/exam/results/:id', { id: roundID }), label: marking.exam }
  const hasSaved = url.searchParams.has('saved')
  return { title: pageTitle(ctx, marking.exam), crumb, marking, hasSaved }
})

export const action = acts(async (ctx, { params, form }) => {
  const refused = await markByForm(ctx, form)
  return refused ?? afterMark(form, pathOf(params['id'] ?? ''))
})
