import { data, type HeadersFunction } from 'react-router'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { previewedDraft } from '../commands/draft/previewed-draft.server.ts'
import { gateWords, pageWords, postWords } from '../words.ts'

/** Not cached, not indexed, and no referrer. */
export const unkept = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

export const headers: HeadersFunction = () => unkept

/** The draft of a page, for everyone with its link. */
export const loader = loads(async (ctx, { params }) => {
  const page = await previewedDraft(ctx, params['token'] ?? '')
  const said = {
    gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
    post: wordsOf(ctx, { name: 'cms.post', words: postWords }),
  }
  const words = wordsOf(ctx, { name: 'cms.page', words: pageWords })
  return data({ page, said, words, standing: page.standing, title: pageTitle(ctx, page.title) }, { headers: unkept })
})
