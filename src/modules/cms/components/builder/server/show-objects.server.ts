import { objectsOf } from '#domain/page/edit/find.ts'
import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { type SingleObjectViewModel, objectViewModels } from '#platform/content/page/page-view-model.server.ts'
import { asVisitor } from '#platform/content/page/draft/as-visitor.ts'
import { whyOf } from '../../skipped-blocks/describe-left-out.server.ts'

/** The data that an object shows on the canvas, or why it shows nothing, in words. */
export type ShowObjectsViewModel = SingleObjectViewModel | { fault: string }

/** The objects of a page as a visitor sees them, without what only staff see. */
export const showObjects = async (
  ctx: Context,
  given: { _id: string; page: Page },
): Promise<Record<string, ShowObjectsViewModel>> => {
  const objects = await objectViewModels(asVisitor(ctx), { _id: given._id, objects: objectsOf(given.page) })
  return Object.fromEntries(
    Object.entries(objects).map(([id, one]) => [id, 'fault' in one ? { fault: whyOf(ctx, one.fault) } : one]),
  )
}
