import type { Context } from '#platform/context.ts'
import { asVisitor } from '#platform/content/page/draft/as-visitor.ts'
import { pageViewModel } from '#platform/content/page/page-view-model.server.ts'
import { blocksOf } from '../../commands/public/page-content.server.ts'
import type { PublicPage } from '../../commands/public/public-page.server.ts'
import { pageFrom, type Template } from './template.ts'

/** A preview of a template as a page of this site. */
export const templateFace = async (ctx: Context, template: Template): Promise<PublicPage> => {
  const rows = await pageViewModel(asVisitor(ctx), { _id: '', stored: pageFrom(template, ctx.locale) })
  return {
    ...{ _id: '', title: template.label[ctx.locale], slug: template.name },
    standing: { mode: 'default', isFullscreen: true },
    isLocked: false,
    content: { html: '', ...blocksOf(rows) },
    ...{ list: null, key: null, typed: null },
  }
}
