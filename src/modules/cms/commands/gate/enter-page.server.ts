import { data } from 'react-router'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { opened } from '#platform/content/page/unlock/unlock.server.ts'
import type { FoundPage } from '../find-page.server.ts'

/** A page that is open to the viewer: the context that reads it, and the key that opened it where it has a password. */
interface Entered {
  ctx: Context
  key: string | null
}

/**
 * Past the gates of a page (specification §4): null where its password is to be asked for. Throws the log-in gate, which
 * comes first, for a visitor where the page needs a log-in. What is behind a gate is not read before (guides U8).
 */
export const enterPage = async (ctx: Context, page: FoundPage): Promise<Entered | null> => {
  if (isStaff(ctx.viewer)) return { ctx, key: null }
  if (page.authen && !isSignedIn(ctx.viewer)) throw data(null, { status: 401 })
  return page.hasPassword ? opened(ctx, page._id) : { ctx, key: null }
}
