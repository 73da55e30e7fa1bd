import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { liveOf } from '../../../commands/draft/find-draft.server.ts'
import { templates } from '../../../site/templates/all.ts'
import { begunFrom } from '../../../site/templates/begun-from.server.ts'
import { ownTemplates } from '../../../site/templates/own-templates.server.ts'

/** The site's templates and the built-in ones, with the id that loads their rows. */
export const describeTemplates = async (ctx: Context): Promise<{ id: string; title: string; text: string }[]> => {
  const own = await ownTemplates(ctx)
  return [
    ...own.map(({ _id, title }) => ({ id: _id, title, text: '' })),
    ...templates.map(({ name, label, text }) => ({ id: name, title: label[ctx.locale], text: text[ctx.locale] })),
  ]
}

/** The content of a template. Throws not-found for a page that is no template. */
export const templatePage = async (ctx: Context, id: string): Promise<Page> =>
  liveOf((await begunFrom(ctx, id)).rest['builder'])
