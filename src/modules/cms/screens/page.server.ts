import { data } from 'react-router'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Context } from '#platform/context.ts'
import { actOnGate } from '../commands/gate/act-on-gate.server.ts'
import { findPage } from '../commands/find-page.server.ts'
import { actOnType } from '../commands/public/act-on-type.server.ts'
import { publicPage } from '../commands/public/public-page.server.ts'
import { withWayBack } from '../commands/public/way-back.ts'
import { pageHead } from '../components/heads.server.ts'
import { isSlug } from '../rules/is-slug.ts'
import { gateWords, pageWords, postWords } from '../words.ts'

/**
 * A page by its slug, past its gates (specification §2.1, /cms/page/{slug}). Search engines do not index a locked page.
 */
export const loader = loads(async (ctx, { params, url }) => {
  const found = await pageAt(ctx, params.slug)
  const page = await withWayBack(url, publicPage(ctx, found, url.searchParams))
  const told = {
    title: pageTitle(ctx, page.title),
    head: pageHead(ctx, { found, page }),
    words: wordsOf(ctx, { name: 'cms.page', words: pageWords }),
    page,
  }
  const said = {
    gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
    post: wordsOf(ctx, { name: 'cms.post', words: postWords }),
  }
  return data({ ...told, said, standing: page.standing }, { status: page.isLocked ? 403 : 200 })
})

/** A form that the page contains, or the password of its gate. */
export const action = acts(async (ctx, { params, ...asked }) => {
  const page = await pageAt(ctx, params.slug)
  return (await actOnType(ctx, { page, form: asked.form })) ?? actOnGate(ctx, page, asked)
})

async function pageAt(ctx: Context, slug: string | undefined) {
  const page = isSlug(slug) ? await findPage(ctx, { slug }) : null
  if (!page) throw notFound()
  return page
}
