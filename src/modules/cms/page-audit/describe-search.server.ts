import { href } from 'react-router'
import { firstText } from '../rules/first-text.ts'
import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { absolute } from '#platform/site/absolute.ts'
import { checkPosts } from './check-posts.server.ts'
import { checkWords, searchWords } from './words.ts'
import type { PageCheckNote } from './page-check.tsx'
import type { SearchNote } from './search-preview.tsx'

/** The panel beside the form of a page: its appearance in search results and link previews, and its problems. */
export const describeBeside = async (
  ctx: Context,
  _id: string,
): Promise<{ search: SearchNote | null; check: PageCheckNote }> => {
  const post = await from(ctx, 'post')
    .select([
      'post._id',
      'post.builder',
      'post.content',
      'post.searchText',
      'post.slug',
      'post.type',
      'post.parent',
      'post.display',
    ])
    .where('post._id', '=', _id)
    .executeTakeFirst()
  const checked = post ? ((await checkPosts(ctx, [post])).get(_id) ?? []) : []
  const { locale } = ctx
  const check = {
    findings: checked.map((finding) => ({
      ...{ isError: finding.severity === 'error', text: finding[locale] },
      ...{ code: finding.code, objectId: finding.objectId },
    })),
    allHref: href('/cms/pages/check'),
    words: inLocale(checkWords, locale),
  }
  if (!post || post.type === 'form' || isMenu(post.builder)) return { search: null, check }
  return { search: { ...(await addressOf(ctx, post)), ...defaultsOf(ctx, post.builder) }, check }
}

function defaultsOf(ctx: Context, builder: unknown) {
  const read = readPage(builder)
  const objects = 'page' in read ? read.page.rows.flatMap((row) => row.columns.flatMap((column) => column.objects)) : []
  return {
    siteName: ctx.locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn,
    text: firstText(objects.map(({ type, props }) => ({ type, said: props }))),
    words: inLocale(searchWords, ctx.locale),
  }
}

/** Its URL in two parts. The first is before the slug, which the form may change. */
async function addressOf(ctx: Context, { type, parent }: { type: string; parent: string | null }) {
  const page = type === 'post' && parent ? await slugOf(ctx, parent) : null
  const mark = 'slug'
  const path = page
    ? href('/cms/post/:pageSlug/:postSlug', { pageSlug: page, postSlug: mark })
    : href('/cms/page/:slug', { slug: mark })
  const url = new URL(absolute(ctx, path))
  const before = decodeURIComponent(url.pathname).slice(0, -mark.length)
  return { host: url.host, way: before.split('/').filter(Boolean) }
}

const slugOf = async (ctx: Context, _id: string) =>
  (await from(ctx, 'post').select('post.slug').where('post._id', '=', _id).executeTakeFirst())?.slug ?? null
