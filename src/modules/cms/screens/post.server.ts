import { data } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { actOnGate } from '../commands/gate/act-on-gate.server.ts'
import { findPublicPost, publicPost } from '../commands/public/public-post.server.ts'
import { withWayBack } from '../commands/public/way-back.ts'
import { postHead } from '../components/heads.server.ts'
import { isSlug } from '../rules/is-slug.ts'
import { gateWords, pageWords, postWords } from '../words.ts'

type Params = Record<string, string | undefined>

/** A post of a page by both slugs, past their gates (specification §2.1, /cms/post/{pageSlug}/{postSlug}). */
export const loader = loads(async (ctx, { params, url }) => {
  const shown = await withWayBack(url, publicPost(ctx, await postAt(ctx, params)))
  const told = {
    title: pageTitle(ctx, shown.post.title),
    head: postHead(ctx, shown),
    words: wordsOf(ctx, { name: 'cms.page', words: pageWords }),
    gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
    said: wordsOf(ctx, { name: 'cms.post', words: postWords }),
    standing: { mode: shown.post.mode, isFullscreen: shown.post.fullscreen },
    shown,
  }
  return data(told, { status: shown.closed ? 403 : 200 })
})

/** The password is tried at the one that is still closed. */
export const action = acts(async (ctx, { params, ...asked }) => {
  const found = await postAt(ctx, params)
  const { closed } = await publicPost(ctx, found)
  return actOnGate(ctx, closed ?? found.post, asked)
})

async function postAt(ctx: Context, { pageSlug, postSlug }: Params) {
  const found = isSlug(pageSlug) && isSlug(postSlug) ? await findPublicPost(ctx, { pageSlug, postSlug }) : null
  if (!found) throw notFound()
  return found
}
