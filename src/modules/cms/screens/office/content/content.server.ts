import { href, redirect } from 'react-router'
import { create } from '#platform/data/collection/write.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { freeSlug } from '../../../site/parts/free-slug.server.ts'
import { describeContent } from '../../../site/content/describe-content.server.ts'
import { contentWords } from '../../../site/content/words.ts'

/** The content of this site, and what visitors do not see of it. */
export const loader = loads(async (ctx, { route }) => {
  const heading = route!.meta.title[ctx.locale]
  return { list: await describeContent(ctx, heading), title: pageTitle(ctx, heading) }
})

/** Adds an empty menu and opens its editor. */
export const action = acts(async (ctx, { form }) => {
  if (form.get('intent') !== 'menu') throw notFound()
  const { _id } = await create(ctx, 'post', {
    ...{ type: 'page', title: contentWords.newMenu[ctx.locale], status: true, builder: { version: 1, items: [] } },
    slug: await freeSlug(ctx, 'menu'),
  })
  return redirect(href('/cms/menu/:id', { id: _id }))
})
