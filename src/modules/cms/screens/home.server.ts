import { data } from 'react-router'
import { notFound } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { actOnGate } from '../commands/gate/act-on-gate.server.ts'
import { findPage } from '../commands/find-page.server.ts'
import { publicPage } from '../commands/public/public-page.server.ts'
import { homeHead } from '../components/heads.server.ts'
import { withWayBack } from '../commands/public/way-back.ts'
import { gateWords, pageWords, postWords, refusedWords } from '../words.ts'

/** The home page: the page that the site selected. A person who was denied a plugin is told so here (L150). */
export const loader = loads(async (ctx, { url }) => {
  const { site, locale } = ctx
  const found = await frontPage(ctx)
  const page = found ? await withWayBack(url, publicPage(ctx, found, url.searchParams)) : null
  const isRefused = url.searchParams.get('notice') === 'refused'
  const told = {
    title: locale === 'th' ? site.siteName : site.siteNameEn,
    head: homeHead(ctx, { found, page }),
    words: wordsOf(ctx, { name: 'cms.page', words: pageWords }),
    said: {
      gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
      post: wordsOf(ctx, { name: 'cms.post', words: postWords }),
    },
    hasCourses: site.plugins.has('lesson'),
    page,
    standing: page?.standing,
    refused: isRefused ? wordsOf(ctx, { name: 'cms.refused', words: refusedWords }) : null,
  }
  return data(told, { status: page?.isLocked ? 403 : 200 })
})

export const action = acts(async (ctx, asked) => {
  const page = await frontPage(ctx)
  if (!page) throw notFound()
  return actOnGate(ctx, page, asked)
})

const frontPage = (ctx: Context) => {
  const { homepage } = ctx.site
  return findPage(ctx, homepage ? { _id: homepage } : { slug: 'home' })
}
