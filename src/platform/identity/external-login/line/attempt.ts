import { href } from 'react-router'
import type { Limit } from '#platform/http/api/limits.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { channelOf } from './channel.ts'
import { chatCookie } from './cookie.ts'
import type { Somebody } from './provider.ts'
import { keepState, type Kept, takeState } from './state.ts'

/**
 * Why it came to nothing: no such sign-in is under way here, the person said no, what came back is not right, or the
 * provider does not answer.
 */
export type Broken = 'state' | 'denied' | 'wrong' | 'down'

interface Begun {
  /** At the provider. */
  url: string
  /** For the answer. */
  cookie: string
}

/** From one network: a class may come together, a program may not go on for ever. */
const limits: readonly Limit[] = [{ most: 300, ms: 600_000 }]

/** Begins a sign-in by the chat app, or the linking of an account to the session; null where the site has no channel. */
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

/** Who came back from the provider, and what the server kept of him when he left. */
export type Returned = { somebody: Somebody; kept: Kept } | { broken: Broken; kept: Kept | null }

/** Takes up what the browser restores; whatever it is, it counts once. */
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

/** Where a page with the button may send its form, beside this site. */
export const formTargetsOf = ({ app, site }: Context): string[] =>
  site.hasLine ? [new URL(app.lineLogin.issuer).origin] : []

/** The exact address that the provider leads back to: the site's own, whatever host was asked for. */
const callbackOf = (ctx: Context) => absolute(ctx, href('/user/auth'))

/** The reason by its name: what a provider answers in full may hold tokens. */
const tell = ({ app, site }: Context, error: unknown) => {
  const { name, code } = error as { name?: string; code?: string }
  const why = code ?? name ?? 'unknown'
  app.settings.log(`sign-in by the chat app on ${site._id}: ${why}`)
  app.errorLog.add({ site: site._id, level: 'warning', source: 'server', text: `sign-in by the chat app: ${why}` })
}

/** What `fetch` throws, and an answer that is none of the protocol's. */
function isOutOfReach(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  if (name === 'TypeError' && code === undefined) return true
  const isSlow = code === 'OAUTH_TIMEOUT' || code === 'ERR_JWKS_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return isSlow || (cause instanceof Error && isOutOfReach(cause))
}
