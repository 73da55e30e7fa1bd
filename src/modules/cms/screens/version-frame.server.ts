import { data, type HeadersFunction } from 'react-router'
import { diffPages } from '#domain/page/diff/diff.ts'
import { marksOf } from '#domain/page/diff/marks.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import { loads } from '#platform/http/request.server.ts'
import { draftedPage } from '../commands/draft/find-draft.server.ts'
import { shownDraft } from '../commands/draft/previewed-draft.server.ts'
import { contentOf } from '../commands/draft/versions.server.ts'
import { gateWords, pageWords, postWords } from '../words.ts'

const unkept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

export const headers: HeadersFunction = () => unkept

/**
 * One version of a page as visitors would see it, with its differences from another marked. `left` is the earlier one.
 */
export const loader = loads(async (ctx, { params, url }) => {
  const post = await draftedPage(ctx, params['id'])
  const { searchParams } = url
  const [number, against] = [numberIn(params['number']), searchParams.get('against')]
  const content = await contentOf(ctx, { post, number })
  const other = against === null ? content : await contentOf(ctx, { post, number: numberIn(against) })
  const isLeft = searchParams.get('side') === 'left'
  const changes = isLeft ? diffPages(content, other) : diffPages(other, content)
  const page = await shownDraft(ctx, { page: post._id, content, version: number })
  const told = {
    page,
    standing: { ...page.standing, isFramed: true },
    marks: marksOf(content, changes),
    ...saidIn(ctx),
  }
  return data(told, { headers: unkept })
})

const saidIn = (ctx: Context) => ({
  words: wordsOf(ctx, { name: 'cms.page', words: pageWords }),
  said: {
    gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
    post: wordsOf(ctx, { name: 'cms.post', words: postWords }),
  },
})

/** The version number in a URL. 0 is the draft. */
function numberIn(written: string | undefined): number {
  if (!written || !/^(?:0|[1-9]\d{0,8})$/.test(written)) throw notFound()
  return Number(written)
}
