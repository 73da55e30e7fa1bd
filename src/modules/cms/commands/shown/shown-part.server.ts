import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { type RowViewModel, pageViewModel } from '#platform/content/page/page-view-model.server.ts'
import { openPages } from '../public/open-pages.server.ts'

/**
 * The blocks of a theme part (requirement L11.2): the post that a site uses as its header, subheader or footer. Empty
 * if there is none that the viewer may see. A part with a redirecting check is left out, because it would close the
 * whole site.
 */
export const shownPart = async (ctx: Context, _id: string | null): Promise<RowViewModel[]> => {
  if (!_id) return []
  const builder = (await openPages(ctx, [_id])).get(_id)?.builder
  const read = builder && !isMenu(builder) ? readPage(builder) : { issues: [] }
  if (!('page' in read)) return []
  try {
    return await pageViewModel(ctx, { _id, stored: read.page })
  } catch (error) {
    if (error instanceof Response) return []
    throw error
  }
}
