import { data } from 'react-router'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { opened } from '#platform/content/page/unlock/unlock.server.ts'
import type { FoundPage } from '../find-page.server.ts'

/** An opened page: the context that reads it, and the key that opened it if it has a password. */
interface Entered {
  ctx: Context
  key: string | null
}

/**
 * Passes the gates of a page (specification §4). Returns null if its password is required. If the page needs a login,
 * it first throws the login gate for a visitor. Content behind a gate is not read before (guides U8).
 */
export const enterPage = async (ctx: Context, page: FoundPage): Promise<Entered | null> => {
  if (isStaff(ctx.viewer)) return { ctx, key: null }
  if (page.authen && !isSignedIn(ctx.viewer)) throw data(null, { status: 401 })
  return page.hasPassword ? opened(ctx, page._id) : { ctx, key: null }
}
