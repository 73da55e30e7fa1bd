import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { pageOfPosts } from '../content/page-of-posts.server.ts'
import { templateNamed } from './all.ts'
import { pageFrom, type Template } from './template.ts'

/** The values that a new page takes from its template: prefilled for the asked fields, copied for the others. */
export interface BegunFrom {
  /** The `_id` of a page or the name of a template. */
  id: string
  title: string
  slug: string
  asked: Record<string, unknown>
  rest: Record<string, unknown>
}

/**
 * The template of a new page, by the `_id` of a page of the site or the name of a built-in template. Throws not-found
 * for any other.
 */
export const begunFrom = async (ctx: Context, id: string | undefined): Promise<BegunFrom> => {
  const template = templateNamed(id ?? '')
  if (template) return ofTemplate(ctx, template)
  const page = await pageOfPosts(ctx, id)
  const { content, mode, fullscreen, feature_image, ...asked } = await from(ctx, 'post')
    .select(['post.content', 'post.mode', 'post.fullscreen', 'post.feature_image'])
    .select(['post.display', 'post.parent', 'post.authen', 'post.audience', 'post.targets'])
    .where('post._id', '=', page._id)
    .executeTakeFirstOrThrow()
  const rest = { content, mode, fullscreen, feature_image, builder: page.builder }
  return { id: page._id, title: page.title, slug: page.slug, asked, rest }
}

const ofTemplate = ({ locale }: Context, template: Template): BegunFrom => ({
  ...{ id: template.name, title: template.label[locale], slug: template.name, asked: {} },
  rest: { builder: pageFrom(template, locale) },
})
