import { data, href, redirect } from 'react-router'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { update } from '#platform/data/collection/write.ts'
import { forbidden, notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeMerge } from '../../rounds/describe-merge.server.ts'
import { mergeWords } from '../../rounds/merge-words.ts'

/** What would happen if the round of the address were merged into each other round of its course. */
export const loader = loads(async (ctx, { url }) => {
  const isChosen = url.searchParams.has('where')
  return {
    title: pageTitle(ctx, mergeWords.title[ctx.locale]),
    back: href('/lesson/round/dashboard'),
    words: inLocale(mergeWords, ctx.locale),
    isChosen,
    ...(isChosen ? await describeMerge(ctx, roundIn(url)) : none),
  }
})

const none: Awaited<ReturnType<typeof describeMerge>> = { name: '', counts: '', targets: [], isCancelled: false }

/** Merges the round into the chosen one. If that is refused, the page says why and nothing changes. */
export const action = acts(async (ctx, { url, form }) => {
  if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
  const mergedInto = String(form.get('into') ?? '')
  try {
    await update(ctx, 'course_round', { _id: roundIn(url), change: { status: 'cancelled', mergedInto } })
  } catch (error) {
    if (!(error instanceof RequestError) || !error.issues[0]) throw error
    return data({ problem: error.issues[0][ctx.locale] }, { status: statusOf[error.kind] })
  }
  return redirect(href('/lesson/round/detail/:id', { id: mergedInto }))
})

/** The round that the address names, as the link of a record writes it. */
function roundIn(url: URL): string {
  const found = /^_id:is:([0-9a-f]{24})$/.exec(url.searchParams.get('where') ?? '')?.[1]
  if (!found) throw notFound()
  return found
}
