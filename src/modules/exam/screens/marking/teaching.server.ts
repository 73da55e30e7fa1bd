import { href } from 'react-router'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { afterMark } from '../../marking/after-mark.ts'
import { describeMarking, markByForm } from '../../marking/describe-marking.server.ts'

const pathOf = (id: string) => (query: string) => `${href('/lesson/teaching/exam/:id', { id })}${query}`

/** The same for a lecturer, limited to their own courses. */
export const loader = loads(async (ctx, { params, url }) => {
  const roundID = params['id'] ?? ''
  const marking = await describeMarking(ctx, { roundID, query: url.searchParams, pathOf: pathOf(roundID) })
  const hasSaved = url.searchParams.has('saved')
  return { title: pageTitle(ctx, marking.exam), back: href('/lesson/teaching/exam'), marking, hasSaved }
})

export const action = acts(async (ctx, { params, form }) => {
  const refused = await markByForm(ctx, form)
  return refused ?? afterMark(form, pathOf(params['id'] ?? ''))
})
