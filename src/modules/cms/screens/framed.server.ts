import { data } from 'react-router'
import { asVisitor } from '#platform/content/page/draft/as-visitor.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { findPage, type FoundPage } from '../commands/find-page.server.ts'
import { publicPage } from '../commands/public/public-page.server.ts'
import { templateNamed } from '../site/templates/all.ts'
import { templateFace } from '../site/templates/template-face.server.ts'
import { gateWords, pageWords, postWords } from '../words.ts'

/**
 * A page or template alone as visitors see it, for staff. For a draft, as it would be published. It is not cached or
 * indexed.
 */
export const loader = loads(async (ctx, { params, url }) => {
  const _id = params['id'] ?? ''
  const template = templateNamed(_id)
  const page = template ? await templateFace(ctx, template) : await pageAlone(ctx, { _id, asked: url.searchParams })
  const said = {
    gate: wordsOf(ctx, { name: 'cms.gate', words: gateWords }),
    post: wordsOf(ctx, { name: 'cms.post', words: postWords }),
  }
  const words = wordsOf(ctx, { name: 'cms.page', words: pageWords })
  const standing = { ...page.standing, isFullscreen: true, isFramed: true }
  return data({ title: pageTitle(ctx, page.title), page, words, said, standing }, { headers: unkept })
})

const unkept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

async function pageAlone(ctx: Context, { _id, asked }: { _id: string; asked: URLSearchParams }) {
  const { reader, found } = await foundFor(ctx, _id)
  return publicPage(reader, found, asked)
}

/** The page as a visitor may see it, otherwise as staff do. */
async function foundFor(ctx: Context, _id: string): Promise<{ reader: Context; found: FoundPage }> {
  const visitor = asVisitor(ctx)
  const open = await findPage(visitor, { _id })
  if (open && !open.authen) return { reader: visitor, found: open }
  const found = open ?? (await findPage(ctx, { _id }))
  if (!found) throw notFound()
  return { reader: ctx, found }
}
