import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { liveOf } from '../../../commands/draft/find-draft.server.ts'
import { templates } from '../../../site/templates/all.ts'
import { begunFrom } from '../../../site/templates/begun-from.server.ts'
import { ownTemplates } from '../../../site/templates/own-templates.server.ts'

/** The templates of the site, and those that Wicha brings, by the name under which their rows are asked for. */
export const describeTemplates = async (ctx: Context): Promise<{ id: string; title: string; text: string }[]> => {
  const own = await ownTemplates(ctx)
  return [
    ...own.map(({ _id, title }) => ({ id: _id, title, text: '' })),
    ...templates.map(({ name, label, text }) => ({ id: name, title: label[ctx.locale], text: text[ctx.locale] })),
  ]
}

/** What a template says; not-found for a page that is none. */
export const templatePage = async (ctx: Context, id: string): Promise<Page> =>
  liveOf((await begunFrom(ctx, id)).rest['builder'])
