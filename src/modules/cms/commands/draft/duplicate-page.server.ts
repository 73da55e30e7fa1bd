import { excerpt } from '#domain/thai-text/excerpt.ts'
import { graphemes } from '#domain/thai-text/graphemes.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { copyPassword } from '#platform/content/page/unlock/copy-password.ts'
import { freeSlug } from '../../site/parts/free-slug.server.ts'
import { duplicateWords as words } from '../../words/version-words.ts'

/**
 * The fields that a copy takes from its page. It does not copy the address, the place in a group, or the published
 * state.
 */
const copied = [
  ...(['post.type', 'post.title', 'post.slug', 'post.content', 'post.builder', 'post.feature_image'] as const),
  ...(['post.display', 'post.authen', 'post.course', 'post.destination', 'post.next', 'post.ref1'] as const),
  ...(['post.parent', 'post.mode', 'post.fullscreen', 'post.audience', 'post.targets'] as const),
  ...(['post.visibleFrom', 'post.visibleUntil', 'post.searchTitle', 'post.searchText', 'post.sharePicture'] as const),
  ...(['post.noindex', 'post.topics', 'post.purpose'] as const),
] as const

const longest = { title: 150, slug: 60 }

/**
 * Copies the published state of a page or post, with its password, to a free address as an unpublished page. Requires
 * permission to create one.
 */
export const duplicatePage = async (
  ctx: Context,
  sent: { _id: unknown; purpose?: 'template' },
): Promise<{ _id: string }> => {
  const { _id } = sent
  if (typeof _id !== 'string' || !/^[0-9a-f]{24}$/.test(_id)) throw notFound()
  const page = await from(ctx, 'post').select(copied).where('post._id', '=', _id).executeTakeFirst()
  if (!page) throw notFound()
  return inTransaction(ctx, async (inside) => {
    // A copy as a template becomes a template. A copy of a shared part stays a part.
    const purpose = sent.purpose ?? (page.purpose === 'part' ? 'part' : 'page')
    const title =
      purpose === 'template' ? page.title : fill(words.title[ctx.locale], { title: excerpt(page.title, longest.title) })
    const slug = await freeSlug(inside, `${graphemes(page.slug, longest.slug).join('')}-copy`, page.type)
    const copy = await create(inside, 'post', { ...page, title, slug, purpose, status: false })
    await copyPassword(inside, { from: _id, to: copy._id })
    return { _id: copy._id }
  })
}
