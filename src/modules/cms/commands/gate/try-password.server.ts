import { RequestError } from '#platform/errors/errors.ts'
import type { Context } from '#platform/context.ts'
import { isKeyOf, unlock } from '#platform/content/page/unlock/unlock.server.ts'
import { unlockCookie } from '#platform/content/page/unlock/page-key.ts'
import type { FoundPage } from '../find-page.server.ts'

/** The password, or the key that this tab received earlier. */
export type Tried = { password: string } | { key: string }

/** The cookie that keeps the page open, or why it stays closed. */
export type Opened = { key: string; cookie: string } | { refused: 'wrong' | 'stale' | 'too-often' }

/** Tries to open a page (requirements L173.1, L251.1). An expired key does not count as an attempt. */
export const tryPassword = async (ctx: Context, page: Pick<FoundPage, '_id'>, tried: Tried): Promise<Opened> => {
  const key = 'key' in tried ? await sameKey(ctx, page._id, tried.key) : await keyFor(ctx, page._id, tried.password)
  if (key === 'too-often') return { refused: key }
  if (!key) return { refused: 'key' in tried ? 'stale' : 'wrong' }
  const isSecure = ctx.app.settings.hasSecureCookies
  return { key, cookie: unlockCookie(key, { held: ctx.unlockTokens, isSecure }) }
}

const sameKey = async (ctx: Context, page: string, key: string) => ((await isKeyOf(ctx, { page, key })) ? key : null)

async function keyFor(ctx: Context, page: string, password: string) {
  try {
    return await unlock(ctx, { page, password })
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'too-many') return 'too-often'
    throw error
  }
}
