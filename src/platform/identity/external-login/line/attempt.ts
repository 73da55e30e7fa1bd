import { href } from 'react-router'
import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { channelOf } from './channel.ts'
import { chatCookie } from './cookie.ts'
import type { Somebody } from './provider.ts'
import { keepState, type Kept, takeState } from './state.ts'

/** Why it failed: no such pending sign-in, the user declined, an invalid response, or the provider is down. */
export type Broken = 'state' | 'denied' | 'wrong' | 'down'

interface Begun {
  /** The address at the provider. */
  url: string
  /** For the response. */
  cookie: string
}

/** Per network: a whole class may sign in together, but a program is stopped. */
const limits: readonly Limit[] = [{ most: 300, ms: 600_000 }]

/** Starts a sign-in with the chat app, or links an account to the session. Null if the site has no channel. */
export const begin = async (
  ctx: Context,
  of: { next: string; isLinking?: boolean },
): Promise<Begun | { broken: 'down' } | null> => {
  if (!ctx.site.hasLine) return null
  ctx.app.limits.count(`chat ${ctx.site._id} ${ctx.address}`, limits)
  try {
    const channel = await channelOf(ctx)
    if (!channel) return null
    const session = of.isLinking ? ctx.session!.hash : null
    const { browser, ...kept } = await keepState(ctx, { next: of.next, session })
    const url = await ctx.app.lineLogin.begin(channel, { ...kept, callback: callbackOf(ctx) })
    return { url: url.href, cookie: chatCookie(browser, ctx.app.settings.hasSecureCookies) }
  } catch (error) {
    tell(ctx, error)
    return { broken: 'down' }
  }
}

/** The user that the provider returned, and the stored state of the attempt. */
export type Returned = { somebody: Somebody; kept: Kept } | { broken: Broken; kept: Kept | null }

/** Handles the browser's return from the provider. It counts once, whatever the outcome. */
export const end = async (
  ctx: Context,
  of: { returned: URLSearchParams; browser: string },
): Promise<Returned | null> => {
  if (!ctx.site.hasLine) return null
  ctx.app.limits.count(`chat back ${ctx.site._id} ${ctx.address}`, limits)
  const { returned, browser } = of
  const state = returned.get('state') ?? ''
  const kept = await takeState(ctx, { state, browser })
  if (!kept) return { broken: 'state', kept }
  if (returned.has('error')) return { broken: returned.get('error') === 'access_denied' ? 'denied' : 'wrong', kept }
  try {
    const channel = await channelOf(ctx)
    if (!channel) return null
    const attempt = { callback: callbackOf(ctx), state, nonce: kept.nonce, verifier: kept.verifier }
    return { somebody: await ctx.app.lineLogin.finish(channel, attempt, returned), kept }
  } catch (error) {
    tell(ctx, error)
    return { broken: isOutOfReach(error) ? 'down' : 'wrong', kept }
  }
}

/** Other origins to which a page with the button may submit its form. */
export const formTargetsOf = ({ app, site }: Context): string[] =>
  site.hasLine ? [new URL(app.lineLogin.issuer).origin] : []

/** The exact callback address for the provider: the site's own, whatever host was requested. */
const callbackOf = (ctx: Context) => absolute(ctx, href('/user/auth'))

/** Logs only the error's name, because a provider's full response may contain tokens. */
const tell = ({ app, site }: Context, error: unknown) => {
  const { name, code } = error as { name?: string; code?: string }
  const why = code ?? name ?? 'unknown'
  app.settings.log(`sign-in by the chat app on ${site._id}: ${why}`)
  app.errorLog.add({ site: site._id, level: 'warning', source: 'server', text: `sign-in by the chat app: ${why}` })
}

/** Whether `fetch` failed, or the response is not a protocol response. */
function isOutOfReach(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  if (name === 'TypeError' && code === undefined) return true
  const isSlow = code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return isSlow || (cause instanceof Error && isOutOfReach(cause))
}
